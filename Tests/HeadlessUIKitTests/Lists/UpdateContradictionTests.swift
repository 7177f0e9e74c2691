import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct UpdateContradictionTests {
    private typealias Change = @MainActor (UITableView) -> Void

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    /// Makes changes in one batch to a table that has `A`, `B`, and `C`.
    private func fault(_ after: [[String]], _ changes: Change) -> String {
      let app = App()
      let screen = app.table(["A", "B", "C"])
      screen.sections = after
      screen.table.performBatchUpdates { changes(screen.table) }
      #expect(app.broken == [.updateDoesNotMatch])
      return app.lastBreach?.detail ?? ""
    }

    @Test func `a row that is deleted can't be moved or reloaded`() {
      var message = fault([["B", "C"]]) {
        $0.deleteRows(at: [path(0)], with: .none)
        $0.moveRow(at: path(0), to: path(1))
      }
      #expect(
        message
          == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0}). In UITableView of TableScreen"
      )
      message = fault([["B", "C"]]) {
        $0.deleteRows(at: [path(0)], with: .none)
        $0.reloadRows(at: [path(0)], with: .none)
      }
      #expect(
        message.hasPrefix(
          "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"))
    }

    @Test func `a reload is a deletion, so that the row can't be moved`() {
      let message = fault([["C", "B", "A"]]) {
        $0.reloadRows(at: [path(0)], with: .none)
        $0.moveRow(at: path(0), to: path(2))
      }
      #expect(message.hasPrefix("attempt to perform a delete and a move from the same index path"))
    }

    @Test func `a row isn't moved to where another one is inserted`() {
      let message = fault([["N", "B", "C", "A"]]) {
        $0.insertRows(at: [path(1)], with: .none)
        $0.moveRow(at: path(0), to: path(1))
      }
      #expect(
        message.hasPrefix(
          "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
        ))
    }

    @Test func `two moves have different sources and destinations`() {
      var message = fault([["B", "A", "C"]]) {
        $0.moveRow(at: path(0), to: path(1))
        $0.moveRow(at: path(0), to: path(2))
      }
      #expect(
        message.hasPrefix(
          "attempt to move row at index path {length = 2, path = 0 - 0} to both {length = 2, path = 0 - 1} and {length = 2, path = 0 - 2}"
        ))
      message = fault([["B", "A", "C"]]) {
        $0.moveRow(at: path(0), to: path(1))
        $0.moveRow(at: path(2), to: path(1))
      }
      #expect(
        message.hasPrefix("attempt to move both row at index path {length = 2, path = 0 - 0} and"))
    }

    @Test func `a row isn't moved out of a deleted section or into an inserted one`() {
      var message = fault([["A"]]) {
        $0.deleteSections([0], with: .none)
        $0.insertSections([0], with: .none)
        $0.moveRow(at: path(0), to: path(0))
      }
      #expect(message.hasPrefix("cannot move a row from a deleted section (0)"))
      message = fault([["A"], ["B", "C"]]) {
        $0.insertSections([0], with: .none)
        $0.moveRow(at: path(0), to: path(0))
      }
      #expect(message.hasPrefix("cannot move a row into a newly inserted section (0)"))
    }

    @Test func `a section that is moved isn't deleted or inserted`() {
      let message = fault([]) {
        $0.deleteSections([0], with: .none)
        $0.moveSection(0, toSection: 0)
      }
      #expect(message.hasPrefix("attempt to insert section 0 but there are only 0 sections"))
    }
  }
}
