import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import AppDriver

@Suite(.serialized, .exclusive, .onMainQueue) struct `A reading that is kept for the next action` {
  /// How often a screen was asked for its content, and which button was used.
  private final class Record {
    var readings = 0
    var used: [String] = []
  }

  private func session(_ record: Record) async -> AppSession {
    let session = AppSession.fixture {
      FixtureScreen("Root") { _ in
        Self.elements(record)
      }
    }
    await session.launch()
    return session
  }

  private static func elements(_ record: Record) -> [Content.Element] {
    record.readings += 1
    return ["Go", "Stay"].map { title in
      .button(Content.Button(title) { record.used.append(title) })
    }
  }

  private func read(_ session: AppSession) {
    var outline = ScreenOutline()
    session.readOutline(into: &outline, rowLimit: 10, keepsReading: true)
  }

  /// Taps a button, as an action does before the app settles.
  private func tap(_ target: ElementTarget, _ session: AppSession) -> Refusal? {
    session.use(target) { element in
      if case .button(let button) = element { button.tap() }
      return nil
    }
  }

  @Test func `keeps no pane that is read after it has been forgotten`() {
    let reading = ScreenReading()
    let pane = ScreenReading.DrawnPane(
      elements: DisplayElements(), content: [], wanted: 0..<1, rowCount: 0)
    let screen = UIViewController()
    reading.add(pane)
    reading.begin(front: screen, panes: [screen])
    reading.add(pane)
    reading.end(revision: 1)
    #expect(reading.drawnPanes(of: screen, revision: 1)?.count == 1)
  }

  @Test func `saves asking the screen again, once`() async {
    let record = Record()
    let session = await session(record)
    let target = session.element(.button, "Stay")
    read(session)
    let before = record.readings
    #expect(tap(target, session) == nil)
    #expect(record.readings == before && record.used == ["Stay"])
    #expect(tap(target, session) == nil)
    #expect(record.readings == before + 1 && record.used == ["Stay", "Stay"])
    session.end()
  }

  /// A table of 100 rows with switches, whose cells are used again.
  private final class Switches: UITableViewController {
    private(set) var flipped: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      let control = cell.accessoryView as? UISwitch ?? UISwitch()
      if cell.accessoryView == nil {
        cell.accessoryView = control
        control.addAction(
          UIAction { [unowned self, unowned control] _ in flipped.append(control.tag) },
          for: .valueChanged)
      }
      control.tag = indexPath.row
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test func `is forgotten when other rows are read, which may get the cell of a kept control`()
    async throws
  {
    let table = Switches()
    let session = AppSession.fixture { table }
    await session.launch()
    let screen = try #require(session.screen(rowLimit: 40, keepsReading: true))
    let pane = try #require(screen.panes.first)
    let control = try #require(pane.elements.first { $0.kind == .toggle && $0.row == 30 })
    let target = ElementTarget(
      controller: pane.controller, kind: .toggle, label: control.label, ordinal: control.ordinal,
      row: 30)
    session.visitRows { _, _, _ in true }
    _ = session.use(target) { element in
      if case .toggle(let toggle) = element { toggle.flip() }
      return nil
    }
    #expect(table.flipped == [30])
    session.end()
  }

  @Test func `is forgotten by actions, by settling and by the end of the app`() async {
    let record = Record()
    let session = await session(record)
    read(session)
    #expect(session.reading.front != nil)
    _ = await session.perform(.rotate)
    #expect(session.reading.front == nil)
    read(session)
    await session.settle()
    #expect(session.reading.front == nil)
    read(session)
    session.end()
    #expect(session.reading.front == nil)
  }

  @Test func `makes up no elements`() async {
    let record = Record()
    let session = await session(record)
    read(session)
    let gone = ElementTarget(
      controller: session.element(.button, "Go").controller, kind: .button, label: "Gone",
      ordinal: 0)
    #expect(tap(gone, session) == .notThere(gone))
    session.end()
  }

  @Test func `isn't kept unless it is asked for`() async {
    let session = await session(Record())
    var outline = ScreenOutline()
    session.readOutline(into: &outline, rowLimit: 10)
    #expect(session.reading.front == nil && outline.elements.count == 2)
    session.end()
  }
}
