import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct SectionHeaderTests {
    private func show(
      _ headers: HeaderScreen.Kind, rows: Int = 1, in app: borrowing App
    ) -> HeaderScreen {
      let screen = HeaderScreen(headers, rows: rows)
      app.show(screen)
      return screen
    }

    @Test func `a dequeued header that can be tapped is a button before its rows`() {
      let app = App()
      let screen = show(.dequeued, in: app)
      #expect(lines(screen.content) == ["[Head 0]", "Row 0", "[Head 1]", "Row 1"])
      screen.content.tap("Head 1")
      #expect(screen.tapped == 1 && app.broken.isEmpty)
    }

    @Test func `a header of the app's own that can be tapped is a button before its rows`() {
      let app = App()
      let screen = show(.own, in: app)
      #expect(lines(screen.content) == ["[Head 0]", "Row 0", "[Head 1]", "Row 1"])
    }

    @Test func `sections without rows keep the headers that open them`() {
      let app = App()
      let screen = show(.dequeued, rows: 0, in: app)
      #expect(lines(screen.content) == ["[Head 0]", "[Head 1]"])
    }

    @Test func `the controls of a header come between its text and its rows`() {
      let app = App()
      let screen = show(.controls, in: app)
      #expect(
        lines(screen.content) == [
          "# Head 0", "[Head 0: See All]", "Row 0", "# Head 1", "[Head 1: See All]", "Row 1",
        ])
    }

    @Test func `a header with a control that can be tapped itself is both`() {
      let app = App()
      let screen = show(.both, in: app)
      #expect(lines(screen.content).prefix(3) == ["[Head 0]", "[Head 0: See All]", "Row 0"])
      screen.content.tap("Head 0")
      #expect(screen.tapped == 1)
    }

    @Test func `a footer that can be tapped is a button after its rows`() {
      let app = App()
      let screen = show(.footer, in: app)
      #expect(lines(screen.content) == ["Row 0", "[Foot 0]", "Row 1", "[Foot 1]"])
    }
  }
}

private final class HeaderScreen: UITableViewController {
  enum Kind { case dequeued, own, controls, both, footer }

  let kind: Kind
  let rows: Int
  private(set) var tapped = 0

  init(_ kind: Kind, rows: Int) {
    self.kind = kind
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
  }

  func toggle() { tapped += 1 }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.section)"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { kind == .footer ? nil : makeView("Head \(section)") }
  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { kind == .footer ? makeView("Foot \(section)") : nil }

  private func makeView(_ title: String) -> UIView {
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("toggle", HeaderScreen.toggle))
    let button = UIButton(type: .system)
    button.setTitle("See All", for: .normal)
    guard kind != .own else {
      let (view, label) = (UIView(), UILabel())
      label.text = title
      view.addSubview(label)
      view.addGestureRecognizer(tap)
      return view
    }
    let view =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    if kind != .controls { view.addGestureRecognizer(tap) }
    if kind == .controls || kind == .both { view.contentView.addSubview(button) }
    return view
  }
}
