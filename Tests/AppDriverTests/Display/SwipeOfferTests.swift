import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of what a drawing knows about the actions that a swipe uncovers.
@Suite(.serialized, .exclusive) struct SwipeOfferTests {
  private class Table: UITableViewController {
    var asked = 0
    var performed: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      asked += 1
      return UISwipeActionsConfiguration(actions: [action(.normal, "Pin")])
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(
        actions: [action(.destructive, "Remove"), action(.normal, "Flag")])
    }

    private func action(_ style: UIContextualAction.Style, _ title: String) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [unowned self] _, _, done in
        performed.append(title)
        done(true)
      }
    }
  }

  private func launch(_ table: Table) async throws -> (AppSession, ElementTarget) {
    let session = AppSession.fixture { table }
    await session.launch()
    let pane = try #require(session.display()?.layers.last?.panes.first)
    return (
      session,
      ElementTarget(controller: pane.controller, kind: .row, label: "Row 1", ordinal: 1)
    )
  }

  @Test func `an action's side and style are known before the swipe`() async throws {
    let (session, target) = try await launch(Table())
    func offer(_ title: String) -> SwipeOffer? {
      session.swipeOffer(before: .swipe(target, action: title))
    }
    #expect(offer("Pin") == SwipeOffer("Pin", isLeading: true))
    #expect(offer("remove") == SwipeOffer("Remove", isDestructive: true))
    #expect(offer("3") == SwipeOffer("Flag"))
    #expect(offer("Archive") == nil)
    #expect(session.swipeOffer(before: .select(target)) == nil)
  }

  @Test func `the app is asked once for what a drawing and the swipe need`() async throws {
    let table = Table()
    let (session, target) = try await launch(table)
    let action = UserAction.swipe(target, action: "Pin")
    _ = session.swipeOffer(before: action)
    _ = await session.perform(action)
    #expect(table.asked == 1 && table.performed == ["Pin"])
    _ = await session.perform(action)
    #expect(table.asked == 2 && table.performed == ["Pin", "Pin"])
  }

  @Test func `what a drawing asked for isn't kept after another action`() async throws {
    let table = Table()
    let (session, target) = try await launch(table)
    _ = session.swipeOffer(before: .swipe(target, action: "Pin"))
    _ = await session.perform(.memoryWarning)
    _ = await session.perform(.swipe(target, action: "Pin"))
    #expect(table.asked == 2)
  }

  @Test func `a deletion that the table offers itself is destructive`() async throws {
    let (session, target) = try await launch(Deleting())
    let offer = session.swipeOffer(before: .swipe(target, action: "Delete"))
    #expect(offer == SwipeOffer("Delete", isDestructive: true))
  }

  private final class Deleting: Table {
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    override func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }
}
