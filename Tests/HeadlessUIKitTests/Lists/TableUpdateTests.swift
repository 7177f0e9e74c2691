import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TableUpdateTests {
    @Test func `inserted rows get cells, and the others keep theirs`() {
      let app = App()
      let screen = app.table(["A", "C"])
      let old = screen.table.visibleCells
      screen.sections = [["A", "B", "C", "D"]]
      screen.table.insertRows(at: paths(1, 3), with: .automatic)
      #expect(screen.titles == ["A", "B", "C", "D"])
      #expect(screen.table.visibleCells[0] === old[0] && screen.table.visibleCells[2] === old[1])
      #expect(app.broken.isEmpty)
    }

    @Test func `deleted rows leave the display and the selection`() {
      let app = App()
      let screen = app.table(["A", "B", "C"])
      screen.table.selectRow(at: paths(2)[0], animated: false, scrollPosition: .none)
      screen.sections = [["C"]]
      screen.table.performBatchUpdates {
        screen.table.deleteRows(at: paths(0), with: .fade)
        screen.table.deleteRows(at: paths(1), with: .fade)
      }
      #expect(screen.titles == ["C"] && screen.table.indexPathForSelectedRow?.row == 0)
    }

    @Test func `counts that don't match the changes are a fault that names both`() throws {
      let app = App()
      let screen = app.table(["A", "B"])
      screen.sections = [["A", "B", "C"]]
      screen.table.deleteRows(at: paths(0), with: .automatic)
      #expect(app.broken == [.updateDoesNotMatch])
      let detail = try #require(app.lastBreach?.detail)
      #expect(
        detail.hasPrefix(
          "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        ))
    }

    @Test(arguments: [
      (0, "attempt to delete row 5 from section 0 which only contains 2 rows before the update"),
      (1, "attempt to insert row 5 into section 0, but there are only 3 rows in section 0"),
      (2, "Invalid update: invalid number of sections."),
      (3, "attempt to delete section 4, but there are only 1 sections before the update"),
      (4, "attempt to insert section 1 but there are only 1 sections after the update"),
      (5, "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after"),
    ])
    func `changes of rows and sections that aren't there are faults`(
      _ change: (Int, String)
    ) throws {
      let app = App()
      let screen = app.table(["A", "B"])
      switch change.0 {
      case 0: screen.table.deleteRows(at: paths(5), with: .none)
      case 1:
        screen.sections = [["A", "B", "C"]]
        screen.table.insertRows(at: paths(5), with: .none)
      case 2: screen.table.insertSections([0], with: .none)
      case 4: screen.table.insertSections([1], with: .none)
      case 5: screen.table.insertRows(at: paths(2), with: .none)
      default: screen.table.reloadSections([4], with: .none)
      }
      #expect(app.broken == [.updateDoesNotMatch])
      #expect(app.lastBreach?.detail?.hasPrefix(change.1) == true)
    }

    @Test func `sections are inserted, deleted, and moved`() {
      let app = App()
      let screen = app.table(["A"], ["B"], ["C"])
      screen.sections = [["C"], ["A"], ["D"]]
      screen.table.performBatchUpdates {
        screen.table.moveSection(2, toSection: 0)
        screen.table.deleteSections([1], with: .automatic)
        screen.table.insertSections([2], with: .automatic)
      }
      #expect(screen.titles == ["C", "A", "D"] && app.broken.isEmpty)
    }

    @Test func `reloaded rows get new cells, reconfigured ones keep theirs`() {
      let app = App()
      let screen = app.table(["A", "B"])
      let old = screen.table.visibleCells
      screen.sections = [["a", "b"]]
      screen.table.reloadRows(at: paths(0), with: .automatic)
      screen.table.reconfigureRows(at: paths(1))
      #expect(screen.titles == ["a", "b"])
      #expect(screen.table.visibleCells[0] !== old[0] && screen.table.visibleCells[1] === old[1])
    }

    @Test func `a row that moves keeps its cell`() {
      let app = App()
      let screen = app.table(["A", "B", "C"])
      let old = screen.table.visibleCells
      screen.sections = [["C", "A", "B"]]
      screen.table.moveRow(at: paths(2)[0], to: paths(0)[0])
      #expect(screen.titles == ["C", "A", "B"])
      #expect(screen.table.visibleCells == [old[2], old[0], old[1]])
    }

    @Test func `the completion of a batch is called when the app settles`() {
      let app = App()
      let screen = app.table(["A"])
      var completed = false
      screen.table.performBatchUpdates(nil) { completed = $0 }
      #expect(!completed)
      app.settle()
      #expect(completed)
    }

    @Test func `batches can contain others`() {
      let app = App()
      let screen = app.table(["A"])
      screen.table.beginUpdates()
      screen.table.beginUpdates()
      screen.sections = [["A", "B"]]
      screen.table.insertRows(at: paths(1), with: .automatic)
      screen.table.endUpdates()
      #expect(screen.table.numberOfRows(inSection: 0) == 1 && screen.table.hasUncommittedUpdates)
      screen.table.endUpdates()
      #expect(screen.table.numberOfRows(inSection: 0) == 2 && app.broken.isEmpty)
    }
  }
}

private func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
