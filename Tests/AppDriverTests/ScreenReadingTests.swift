import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `A reading that is kept for the next action` {
  /// How often a screen was asked for its content, and which button was tapped.
  private final class Record {
    var readings = 0
    var tapped: [String] = []
  }

  private func session(_ record: Record, changes: Bool = false) -> AppSession {
    AppSession.fixture {
      FixtureScreen("Root") { _ in
        Self.elements(record, changes)
      }
    }
  }

  private static func elements(_ record: Record, _ changes: Bool) -> [Content.Element] {
    record.readings += 1
    let number = changes ? record.tapped.count : 0
    return ["Go", "Stay"].map { title in
      .button(Content.Button(title) { record.tapped.append("\(title) \(number)") })
    }
  }

  private func read(_ session: AppSession) -> ScreenOutline {
    var outline = ScreenOutline()
    session.readOutline(into: &outline, rowLimit: 10, keepsReading: true)
    return outline
  }

  @Test func `saves asking the screen again`() {
    let record = Record()
    let session = session(record)
    session.launch()
    let target = session.element(.button, "Stay")
    _ = read(session)
    let before = record.readings
    _ = session.perform(.tap(target))
    #expect(record.readings == before && record.tapped == ["Stay 0"])
    session.end()
  }

  @Test func `is forgotten once the app's code has run`() {
    let record = Record()
    let session = session(record, changes: true)
    session.launch()
    let target = session.element(.button, "Go")
    _ = read(session)
    _ = session.perform(.tap(target))
    // Without another reading, the buttons that there are now are tapped.
    _ = session.perform(.tap(target))
    #expect(record.tapped == ["Go 0", "Go 1"])
    _ = read(session)
    session.settle()
    let before = record.readings
    _ = session.perform(.tap(target))
    #expect(record.readings == before + 1)
    session.end()
  }

  @Test func `doesn't make up elements that aren't there`() {
    let record = Record()
    let session = session(record)
    session.launch()
    _ = read(session)
    let gone = session.element(.button, "Gone")
    #expect(session.perform(.tap(gone)).result == .refused(.notThere(gone)))
    session.end()
  }

  @Test func `retains nothing that an action takes away`() {
    weak var pushed: FixtureScreen?
    let session = AppSession.fixture {
      let root = FixtureScreen("Root") { root in
        Content.Button("Go") {
          let screen = FixtureScreen("Pushed") { screen in
            Content.Button("Title") { screen.title = "Other" }
          }
          pushed = screen
          root.push(screen)
        }
      }
      return UINavigationController(rootViewController: root)
    }
    session.launch()
    _ = session.perform(.tap(session.element(.button, "Go")))
    _ = read(session)
    #expect(pushed != nil)
    _ = session.perform(.back(steps: 1))
    #expect(pushed == nil && session.leaks.isEmpty)
    session.end()
  }
}
