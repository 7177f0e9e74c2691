import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct LargeListTests {
  private func walker(
    _ list: UIViewController, json: Bool = false
  ) async -> Walker {
    var options = ShellOptions()
    if json { options.format = .json }
    return await Walker.on(
      .root { UINavigationController(rootViewController: list) }, options: options)
  }

  @Test func `a title is looked for among the first 10,000 rows, and the error says so`() async {
    let list = MistakenListViewController(.none, count: 1_000_000)
    let walker = await walker(list)
    for label in ["Row 999999", "Rwo 12", "#row-999999"] {
      let before = list.asked
      let complaint = await walker.complaint(of: "select \(label)")
      #expect(
        complaint.hasPrefix(
          "no row \"\(label)\" among the first 10,000 of 1,000,000 rows on List; "),
        "\(complaint)")
      #expect(complaint.contains("\"select 123456\""), "\(complaint)")
      // Both titles and identifiers can begin with a number sign.
      #expect(list.asked - before < 20_200)
    }
    await walker.expect("select Row 5000")
    #expect(list.title == "Chose 5000")
    await walker.expect("select #row-777")
    #expect(list.title == "Chose 777")
  }

  @Test func `what isn't among the first 10,000 rows can be neither expected nor excluded`() async {
    let list = MistakenListViewController(.none, count: 1_000_000)
    let walker = await walker(list)
    for line in [
      "expect row Row 999999", "expect no row Row 999999", "expect text Row 999999",
      "expect no text Row 999999",
    ] {
      let before = list.asked
      let complaint = await walker.complaint(of: line)
      #expect(
        complaint.contains("none among the first 10,000 of 1,000,000 rows"), "\(line): \(complaint)"
      )
      #expect(list.asked - before < 20_200)
    }
    await walker.expect("expect row Row 5000; expect count 1000000 rows")
    let few = await self.walker(MistakenListViewController(.none, count: 100))
    await few.expect("expect no row Row 999; expect row Row 99")
  }

  @Test func `JSON has the rows that the screen prints, and their number`() async {
    let list = MistakenListViewController(.none, count: 1_000_000)
    let walker = await walker(list, json: true)
    for line in ["screen", "select 7", "actions"] {
      let json = await walker.output(of: line)
      #expect(json.utf8.count < 20_000, "\(line)")
      #expect(!json.contains("Row 40"), "\(line)")
    }
    #expect(await walker.output(of: "screen").contains("\"rowCount\":1000000"))
    #expect(list.asked < 300)
  }

  @Test func `screen --all shows at most 10,000 rows`() async {
    let list = MistakenListViewController(.none, count: 1_000_000)
    let walker = await walker(list)
    let screen = await walker.output(of: "screen --all")
    #expect(screen.contains("Row 9999\n") && !screen.contains("Row 10000\n"))
    #expect(screen.contains("rows 1–10000 of 1000000; \"select 123456\" reaches any"))
    #expect(list.asked < 10_300)
  }

  @Test func `Tab looks at the first 10,000 rows`() async {
    let list = MistakenListViewController(.none, count: 1_000_000)
    let walker = await walker(list)
    _ = Completer(walker.shell.state).complete("select Row 99999")
    #expect(list.asked < 10_200)
  }

  @Test func `of a million empty sections, a screen shows some headers and counts the rest`() async
  {
    let list = SectionedViewController(sections: 1_000_000) { _ in 0 }
    let walker = await walker(list)
    let screen = await walker.output(of: "screen")
    #expect(screen.contains("\n  Section 39\n") && !screen.contains("\n  Section 40\n"))
    #expect(screen.contains("\n  and 999,960 more sections without rows\n"), "\(screen)")
    #expect(list.headersAsked < 500)
    let json = await self.walker(list, json: true).output(of: "screen")
    #expect(json.contains("\"sectionsLeftOut\":999960"))
  }

  @Test func `a million sections with rows show the first rows below their headers`() async {
    let list = SectionedViewController(sections: 1_000_000) { $0 % 2 }
    let walker = await walker(list)
    let screen = await walker.output(of: "screen")
    #expect(screen.contains("\n  Section 79\n") && screen.contains("  40  Row 79.0\n"))
    #expect(screen.contains("rows 1–40 of 500000"))
    await walker.expect("select 499999; expect screen Chose 999997.0; select Row 2001.0")
    await walker.expect("expect screen Chose 2001.0")
    #expect(list.headersAsked < 2_000)
  }

  @Test func `more sections than memory has room for are a fault`() async {
    let walker = await Walker.on(
      .root {
        UINavigationController(
          rootViewController: SectionedViewController(sections: .max) { _ in 1 })
      })
    let complaint = await walker.complaint(of: "relaunch")
    #expect(
      complaint.hasPrefix(
        "the app crashed: The data source of UITableView of SectionedViewController returned"
          + " 9223372036854775807 as the number of sections"), "\(complaint)")
  }

  @Test func `sections whose rows can't be counted together are shown`() async {
    let walker = await walker(SectionedViewController(sections: 3) { _ in .max })
    let screen = await walker.output(of: "screen")
    #expect(
      screen.contains("  40  Row 0.39\n") && screen.contains("rows 1–40 of 9223372036854775807"))
    await walker.expect("select 41; expect screen Chose 0.40")
  }

  @Test func `four times the buttons take about four times as long`() async {
    func time(_ count: Int) async -> Double {
      let walker = await Walker.on(
        .screen { _ in (0..<count).map { .button(Content.Button("Button number \($0)") {}) } })
      var least = Double.infinity
      for _ in 0..<3 {
        _ = await walker.shell.session.perform(.memoryWarning)
        let time = await processorTime {
          _ = await walker.output(of: "screen")
          _ = await walker.output(of: "actions")
        }
        least = min(least, time)
      }
      return least
    }
    let few = await time(1_000)
    var many = await time(4_000)
    for _ in 1...3 where many > few * 8 { many = min(many, await time(4_000)) }
    #expect(many < few * 12, "\(few) and \(many)")
  }
}

/// A table whose sections all have headers.
private final class SectionedViewController: UITableViewController {
  private let sections: Int
  private let rows: (Int) -> Int
  private(set) var headersAsked = 0

  init(sections: Int, rows: @escaping (Int) -> Int) {
    self.sections = sections
    self.rows = rows
    super.init(style: .plain)
    title = "Sections"
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows(section)
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    headersAsked += 1
    return "Section \(section)"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Chose \(indexPath.section).\(indexPath.row)"
  }
}
