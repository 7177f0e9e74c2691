import AppDriver
import Reports
import Script
import Shell

/// A reader of what the app shows, which reads nothing again while nothing can have changed.
struct DemoReader {
  /// The maximum number of bytes of a text on a display, which shows less of it.
  private static let longest = 1_000

  /// What the readings depend on.
  private struct State: Equatable {
    let session: ObjectIdentifier
    let revision: Int
    let isRunning: Bool

    @MainActor init(_ shell: ShellView) {
      session = ObjectIdentifier(shell.session)
      revision = shell.session.revision
      isRunning = shell.session.isRunning
    }
  }

  private var display: (state: State, display: DisplaySnapshot)?
  private var scene: (state: State, scene: DemoScene)?

  /// Reads what the display shows, without secrets known so far.
  ///
  /// - Parameters:
  ///   - shell: The shell.
  ///   - action: The action that comes next, whose element is visible.
  /// - Returns: The display; `nil` if it shows nothing.
  @MainActor
  mutating func display(
    _ shell: ShellView, before action: UserAction? = nil
  ) -> DisplaySnapshot? {
    let state = State(shell)
    if let display, display.state == state,
      action?.target.map(display.display.contains) ?? true
    {
      return display.display
    }
    let new = shell.shownDisplay(before: action).map { (state, Self.cut($0)) }
    display = new
    return new?.1
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
  mutating func scene(_ shell: ShellView) -> DemoScene {
    let state = State(shell)
    if let scene, scene.state == state { return scene.scene }
    var new = DemoScene(shell)
    // Equal parts are stored once.
    if let old = scene?.scene {
      if new.tree == old.tree { new.tree = old.tree }
      if new.tabs == old.tabs { new.tabs = old.tabs }
    }
    scene = (state, new)
    return new
  }
}
