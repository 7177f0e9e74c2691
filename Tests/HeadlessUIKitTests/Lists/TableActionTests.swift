import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TableActionTests {
    @Test func `a tap highlights and selects the row, in UIKit's order`() {
      let app = App()
      let screen = app.table(["A", "B"], recording: ["will", "did", "should"])
      screen.rows()[0].activate()
      screen.calls = []
      screen.rows()[1].activate()
      #expect(
        screen.calls == [
          "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1",
          "willDeselect 0", "didDeselect 0", "didSelect 1",
        ])
      #expect(screen.table.indexPathForSelectedRow?.row == 1)
      #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
      #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
    }

    @Test func `a row that can't be highlighted can't be selected`() {
      let app = App()
      let screen = app.table(["A"])
      screen.canSelect = false
      screen.rows()[0].activate()
      #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func `several rows can be selected, and deselected with another tap`() {
      let app = App()
      let screen = app.table(["A", "B", "C"])
      screen.table.allowsMultipleSelection = true
      screen.rows()[0].activate()
      screen.rows()[2].activate()
      #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
      #expect(screen.rows()[2].detail == "✓" && screen.rows()[1].detail == nil)
      screen.calls = []
      screen.rows()[0].activate()
      #expect(screen.calls.suffix(2) == ["willDeselect 0", "didDeselect 0"])
      #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [2])
    }

    @Test func `selecting a row outside the viewport scrolls to it first`() {
      let app = App()
      let screen = app.table(numbered(100))
      screen.calls = []
      screen.rows()[70].activate()
      #expect(screen.table.cellForRow(at: IndexPath(row: 70, section: 0)) != nil)
      #expect(
        screen.calls.firstIndex(of: "willDisplay 70")! < screen.calls.firstIndex(
          of: "willSelect 70")!)
    }

    @Test func `selecting a row that has gone does nothing`() {
      let app = App()
      let screen = app.table(["A", "B"])
      let row = screen.rows()[1]
      screen.sections = [["A"]]
      screen.table.reloadData()
      screen.calls = []
      row.activate()
      #expect(screen.calls.isEmpty && app.broken.isEmpty)
    }

    @Test func `code that selects a row doesn't call the delegate`() {
      let app = App()
      let screen = app.table(["A", "B"])
      screen.calls = []
      screen.table.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      screen.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
      screen.table.selectRow(
        at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .none)
      #expect(screen.calls.isEmpty && screen.table.indexPathForSelectedRow == nil)
    }

    @Test func `swiping a row offers the leading actions, then the trailing ones`() throws {
      let app = App()
      let screen = app.table(["A", "B"])
      var done: [String] = []
      screen.leading = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, finish in
          done.append("pin")
          finish(true)
        }
      ])
      screen.swipes = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Archive") { _, view, finish in
          done.append("archive \(view is UITableViewCell)")
          finish(true)
        }
      ])
      let actions = screen.rows()[1].swipeActions()
      #expect(actions.map(\.title) == ["Pin", "Archive"])
      screen.calls = []
      actions[1].choose()
      #expect(done == ["archive true"])
      #expect(screen.calls == ["willBeginEditing 1", "didEndEditing 1"])
    }

    @Test func `a data source that commits deletions offers Delete`() throws {
      let app = App()
      let screen = app.table(["A", "B"])
      let delete = try #require(screen.rows()[0].swipeActions().first)
      #expect(delete.title == "Delete")
      screen.calls = []
      delete.choose()
      app.settle()
      #expect(
        screen.calls == [
          "willBeginEditing 0", "commit delete 0", "didEndDisplaying 0", "didEndEditing 0",
        ])
      #expect(screen.titles == ["B"] && app.broken.isEmpty)
    }

    @Test func `a data source that doesn't commit deletions offers nothing`() {
      let app = App()
      let screen = PlainTableScreen(style: .plain)
      app.show(screen)
      guard case .rows(let rows) = screen.content[0] else { return }
      #expect(rows[0].swipeActions().isEmpty)
      screen.setEditing(true, animated: false)
      #expect(rows[0].swipeActions().isEmpty && rows[0].pressActions().isEmpty)
      let source = PlainSource()
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = source
      let controller = UIViewController()
      controller.view.addSubview(table)
      app.show(controller)
      guard case .rows(let others) = controller.content[0] else { return }
      #expect(others[0].swipeActions().isEmpty)
      #expect(rows.count == 1 && others.count == 1)
    }

    @Test func `a table view controller that overrides the deletion offers Delete`() {
      let app = App()
      let screen = DeletingTableScreen(style: .plain)
      app.show(screen)
      guard case .rows(let rows) = screen.content[0] else { return }
      #expect(rows[0].swipeActions().map(\.title) == ["Delete"])
    }

    @Test func `in editing mode a row can be moved up and down`() throws {
      let app = App()
      let screen = app.table(["A", "B", "C"])
      #expect(screen.rows()[1].pressActions().isEmpty)
      screen.table.setEditing(true, animated: false)
      #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing == true)
      #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.editingStyle == .delete)
      let actions = screen.rows()[1].pressActions()
      #expect(actions.map(\.title) == ["Move Up", "Move Down"])
      #expect(screen.rows()[0].pressActions().map(\.title) == ["Move Down"])
      screen.calls = []
      actions[1].choose()
      app.settle()
      #expect(screen.calls == ["move 1 2"])
      #expect(screen.titles == ["A", "C", "B"])
    }

    @Test func `a long press offers the actions of the context menu`() throws {
      let app = App()
      let screen = app.table(["A"])
      var shared = 0
      screen.menu = UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Share") { _ in shared += 1 },
          UIMenu(
            title: "More", children: [UIAction(title: "Copy", attributes: .disabled) { _ in }]),
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
        ])
      })
      let actions = screen.rows()[0].pressActions()
      #expect(actions.map(\.title) == ["Share", "Copy"] && !actions[1].isEnabled)
      actions[0].choose()
      #expect(shared == 1)
    }

    @Test func `the detail button of a row is a control of the row`() throws {
      let app = App()
      let screen = app.table(["A"])
      screen.configure = {
        $0.textLabel?.text = $1
        $0.accessoryType = .detailDisclosureButton
      }
      screen.table.reloadData()
      app.settle()
      guard case .button(let button)? = screen.rows()[0].controls.first else {
        Issue.record("no control")
        return
      }
      #expect(button.title == "A: More Info")
      screen.calls = []
      button.tap()
      #expect(screen.calls == ["accessory 0"])
    }
  }
}

private final class PlainSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private class PlainTableScreen: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

private final class DeletingTableScreen: PlainTableScreen {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
