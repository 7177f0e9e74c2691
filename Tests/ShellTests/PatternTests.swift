import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

/// Tests of regular expressions in `expect`.
@Suite(.serialized, .exclusive) struct `Expressions in expectations` {
  @Test(arguments: [
    "screen /Per.*s/", "screen /Persons(ViewController)?/", "class /Persons.*/",
    "stack /Persons/", "tab /P\\w+/", "no modal /.*/", "row /F...|Nobody/", "no row /re/",
    "row /(?i)FRED/", "no row /FRED/", "text /^Fr/", "no text /^re/", "enabled /Fred|Wilma/",
    "selected /Pers.*/", "flow /.*ShowPersonsFlow\\w+/", "coordinator /Show\\w+/",
    "no coordinator /Login.*/",
  ])
  func `match whole names, and parts of texts`(expectation: String) async {
    let walker = await Walker.on()
    await walker.expect("expect \(expectation)")
  }

  @Test func `match whole values`() async {
    let (form, field) = (UIViewController(), UITextField())
    (field.placeholder, field.text) = ("Nick", "42")
    form.view.addSubview(field)
    let walker = Walker([AppEntry.root { form }])
    await walker.shell.start()
    await walker.expect("expect field /Name|Nick/ = /\\d*/; expect field Nick = 42")
    await walker.expect(
      "expect field /Nick/ = /\\d/", complains: "expected field /Nick/ = /\\d/, found \"42\"")
  }

  @Test func `are about the last step, too`() async {
    let walker = await Walker.on()
    await walker.run("select Fred")
    await walker.expect("expect call /.*didSelect.*/; expect event /push .*/")
    await walker.expect("expect output /stack +Persons . Fred$/; expect no output /^stack$/")
  }

  @Test func `are shown as they are written, with the names that are there`() async {
    let walker = await Walker.on()
    #expect(
      await walker.complaint(of: "expect row /Z\\w+/").hasPrefix(
        "expected row /Z\\w+/, found \"Fred\""))
    #expect(
      await walker.complaint(of: "expect no row /B.*/").hasPrefix(
        "expected no row /B.*/, found \"Barney\""))
  }

  @Test func `that are invalid are mistakes, and after a backslash they are plain text`() async {
    let walker = await Walker.on()
    #expect(
      await walker.complaint(of: "expect row /(/").hasPrefix(
        "expect: \"(\" is not a regular expression: "))
    await walker.expect("expect no row \\/F.*/; expect no row //; expect row '/F(red|oo;bar)/'")
  }

  @Test func `are refused where a name can't be one`() async {
    let walker = await Walker.on()
    for subject in ["leaks", "swipe", "press", "size", "count", "warnings", "issues"] {
      #expect(
        await walker.complaint(of: "expect no \(subject) /.*/").contains(
          "\"\(subject)\" takes no expression"))
    }
  }

  @Test func `ask for no rows where rows don't matter`() async {
    let list = UITableViewController()
    let source = Numbers()
    list.title = "Numbers"
    list.tableView.dataSource = source
    let walker = Walker([AppEntry.root { UINavigationController(rootViewController: list) }])
    await walker.shell.start()
    await walker.expect("expect screen /Num.*/; expect stack /Numbers/; expect row /Number \\d/")
    #expect(source.asked < 200)
  }

  @Test func `find rows that aren't shown`() async {
    let list = UITableViewController()
    let source = Numbers()
    list.tableView.dataSource = source
    let walker = Walker([AppEntry.root { list }])
    await walker.shell.start()
    await walker.expect("expect row /Number 9\\d7/; expect no row /Number \\d{4}/")
  }

  private final class Numbers: NSObject, UITableViewDataSource {
    var asked = 0

    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { 999 }
    func tableView(_: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = UITableViewCell()
      cell.textLabel?.text = "Number \(place.row)"
      return cell
    }
  }
}
