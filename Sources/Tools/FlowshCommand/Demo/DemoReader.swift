import AppDriver
import Reports
import Script
import Shell

/// A reader of what the app shows, which reads nothing again while nothing can have changed.
struct DemoReader {
  /// The maximum number of bytes of a text on a display, which shows less of it.
  private static let longest = 1_000

  private var display = LastDisplay()
  private var scene: (moment: ReadingMoment, scene: DemoScene)?

  /// Reads the display without secrets known so far, with the element of the next action visible;
  /// `nil` if it shows nothing.
  @MainActor
  mutating func display(
    _ shell: ShellState, before action: UserAction? = nil
  ) -> DisplaySnapshot? {
    display.read(shell, before: action) { Self.cut($0) }
  }

  /// Returns the display with long texts cut; usually, there are none.
  private static func cut(_ display: DisplaySnapshot) -> DisplaySnapshot {
    var isLong = false
    let cut = display.mapTexts { text in
      isLong = isLong || text.utf8.count > longest
      return text.cut(to: longest)
    }
    return isLong ? cut : display
  }

  /// Returns where the user is.
  @MainActor
  mutating func scene(_ shell: ShellState) -> DemoScene {
    let moment = ReadingMoment(shell)
    if let scene, scene.moment == moment { return scene.scene }
    var new = DemoScene(shell)
    // Equal parts are stored once.
    if let old = scene?.scene {
      if new.tree == old.tree { new.tree = old.tree }
      if new.tabs == old.tabs { new.tabs = old.tabs }
    }
    scene = (moment, new)
    return new
  }
}
