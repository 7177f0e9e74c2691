import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct CellContentTests {
    @Test func `a content configuration gives the title and the detail`() {
      let row = row { cell in
        var content = cell.defaultContentConfiguration()
        content.text = "Fred"
        content.secondaryText = "Store manager"
        cell.contentConfiguration = content
      }
      #expect(row.title == "Fred" && row.detail == "Store manager")
    }

    @Test func `the labels of a cell class give the title and the details`() {
      let row = row { cell in
        for text in ["Fred", "Store manager", "Here"] {
          let label = UILabel()
          label.text = text
          cell.contentView.addSubview(label)
        }
        cell.accessoryType = .checkmark
      }
      #expect(row.title == "Fred" && row.detail == "Store manager · Here ✓")
    }

    @Test func `views that a table's cell holds itself are read after its content`() {
      let row = row { cell in
        cell.backgroundView = UILabel()
        for text in ["Fred", "Store manager"] {
          let label = UILabel()
          label.text = text
          cell.addSubview(label)
        }
      }
      #expect(row.title == "Fred" && row.detail == "Store manager")
      let both = self.row { cell in
        cell.textLabel?.text = "Fred"
        _ = cell.contentView
        let label = UILabel()
        label.text = "Here"
        cell.addSubview(label)
        cell.accessoryView = UIImageView()
      }
      #expect(both.title == "Fred" && both.detail == "Here")
    }

    @Test func `an accessibility label stands for the texts`() {
      let row = row { cell in
        cell.textLabel?.text = "F."
        cell.detailTextLabel?.text = "Mgr."
        cell.accessibilityLabel = "Fred, manager"
        cell.accessibilityIdentifier = "fred"
      }
      #expect(row.title == "Fred, manager" && row.detail == nil && row.identifier == "fred")
    }

    @Test func `an app's own content configuration makes its view and follows the state`() {
      let app = App()
      let screen = app.table(["A"])
      screen.configure = { $0.contentConfiguration = OwnContent(text: $1) }
      screen.table.reloadData()
      app.settle()
      #expect(screen.titles == ["A"])
      #expect(screen.table.visibleCells[0].contentView is OwnContentView)
      screen.table.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      #expect(screen.titles == ["A selected"])
    }

    @Test func `a configuration update handler follows the state`() {
      let app = App()
      let screen = app.table(["A"])
      var states: [Bool] = []
      screen.configure = { cell, _ in
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
      }
      screen.table.reloadData()
      app.settle()
      screen.rows()[0].activate()
      #expect(states.first == false && states.last == true)
    }

    @Test func `a cell with the default style has no detail label`() {
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
      #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).detailTextLabel != nil)
    }

    private func row(_ configure: @escaping (UITableViewCell) -> Void) -> Content.Row {
      let app = App()
      let screen = TableScreen(["A"])
      screen.configure = { cell, _ in configure(cell) }
      app.show(screen)
      return screen.rows()[0]
    }
  }
}

private struct OwnContent: UIContentConfiguration {
  var text: String

  func makeContentView() -> any UIView & UIContentView { OwnContentView(self) }
  func updated(for state: any UIConfigurationState) -> OwnContent {
    guard let state = state as? UICellConfigurationState, state.isSelected else { return self }
    return OwnContent(text: text + " selected")
  }
}

private final class OwnContentView: UIView, UIContentView {
  private let label = UILabel()
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ content: OwnContent) {
    configuration = content
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() { label.text = (configuration as? OwnContent)?.text }
}
