import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests that a check looks at the rows below those that the screen prints.
@Suite(.serialized, .exclusive) struct RowsBelowTests {
  private func walker(_ count: Int) async -> Walker {
    await Walker.on(
      .root { UINavigationController(rootViewController: DetailedViewController(count)) })
  }

  @Test func `what belongs to a row that isn't printed can be expected and not be excluded`() async
  {
    let walker = await walker(100)
    for positive in [
      "text Detail 50", "text Section 9", "button \"Row 50: Buy\"", "enabled \"Row 50: Buy\"",
      "toggle \"Row 60: On\"", "toggle \"Row 60: On\" = off", "selected Row 70", "enabled Row 90",
      "count 1 button", "count 100 rows", "field \"Row 80: Name\" = Fred",
    ] {
      await walker.expect("expect \(positive)")
      #expect(await walker.complaint(of: "expect no \(positive)").hasPrefix("expected"))
    }
    for negative in [
      "text Detail 500", "button Sell", "selected Row 50", "toggle \"Row 60: On\" = on",
      "count 0 buttons", "field \"Row 80: Name\" = Barney",
    ] {
      await walker.expect("expect no \(negative)")
      #expect(await walker.complaint(of: "expect \(negative)").hasPrefix("expected"))
    }
  }

  @Test func `what may be below the first 10,000 rows can be neither expected nor excluded`() async
  {
    let walker = await walker(20_000)
    let cut = " among the first 10,000 of 20,000 rows"
    for subject in [
      "text Detail x", "button Sell", "toggle Sell", "field Sell", "choice Sell", "selected Row 5",
      "enabled Sell",
    ] {
      for check in ["expect", "expect no"] {
        let complaint = await walker.complaint(of: "\(check) \(subject)")
        #expect(complaint.hasSuffix("found none\(cut)"), "\(check) \(subject): \(complaint)")
      }
    }
    let complaint = await walker.complaint(of: "expect no count 3 buttons")
    #expect(complaint.hasSuffix("found 1 button\(cut)"), "\(complaint)")
    await walker.expect("expect text Detail 9000; expect selected Row 70; expect count 20000 rows")
  }

  @Test func `a number above the number of rows says how many there are`() async {
    let walker = await walker(20_000)
    await walker.expect("select 30000", complains: "no row 30000; there are 20,000 rows")
    #expect(await walker.complaint(of: "select Rwo 7").contains("such as \"select 20000\""))
    let screen = await walker.output(of: "screen")
    #expect(screen.contains("rows 1–40 of 20000; \"screen --all\" shows the first 10,000\n"))
    let all = await walker.output(of: "screen --all")
    #expect(all.contains("rows 1–10000 of 20000; \"select 20000\" reaches any\n"))
  }

  @Test func `a list that fits the screen can't be scrolled, and says so`() async {
    let walker = await walker(3)
    await walker.expect("scroll", complains: "all rows of Details are on the screen")
    #expect(await walker.output(of: "? scroll").contains("all rows of Details are on the screen"))
  }
}

/// A table with details, headers, a selected row, and rows with controls.
private final class DetailedViewController: UITableViewController {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init(style: .plain)
    title = "Details"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard count > 70 else { return }
    tableView.selectRow(at: place(70), animated: false, scrollPosition: .none)
  }

  private var rows: Int { max(1, count / 10) }
  private func place(_ row: Int) -> IndexPath { IndexPath(row: row % rows, section: row / rows) }

  override func numberOfSections(in tableView: UITableView) -> Int { count / rows }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.section * rows + indexPath.row
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(row)"
    cell.detailTextLabel?.text = "Detail \(row)"
    switch row {
    case 50:
      cell.accessoryView = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in })
    case 60:
      let toggle = UISwitch()
      toggle.accessibilityLabel = "On"
      cell.accessoryView = toggle
    case 80:
      let field = UITextField()
      (field.placeholder, field.text) = ("Name", "Fred")
      cell.accessoryView = field
    default: break
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
