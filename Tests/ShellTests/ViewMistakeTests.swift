import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct ViewMistakeTests {
  private func walker(_ root: @escaping () -> UIViewController) async -> Walker {
    await Walker.on(.root { UINavigationController(rootViewController: root()) })
  }

  @Test(arguments: [
    ("Into itself", "Can't add self as subview: UIView"),
    ("Around", "Can't add UIView as a subview of UIView, which is inside it"),
    ("Strangers", "Unable to activate constraint"),
    ("Take turns", "Responders become the first one in turn, without end: "),
  ])
  func `a mistake with views is a fault, and the shell goes on`(
    button: String, message: String
  ) async {
    let walker = await walker { MistakenViewController() }
    let complaint = await walker.complaint(of: "tap \(button)")
    #expect(complaint.hasPrefix("the app crashed: \(message)"), "\(complaint)")
    await walker.expect("relaunch; expect screen Mistakes; type First fred")
  }

  @Test(arguments: [
    (
      MistakenListViewController.Mistake.negative,
      "The data source of UITableView of MistakenListViewController returned -5 as the number of"
        + " rows in section 0; "
    ),
    (
      .notRegistered,
      "unable to dequeue a cell with identifier rwo - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard; "
    ),
    (
      .dequeuesTwice,
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. Cell"
        + " identifier: row, index path: 0-0 of UITableView of MistakenListViewController; "
    ),
  ])
  func `a mistake of a data source is a fault of the launch`(
    mistake: MistakenListViewController.Mistake, message: String
  ) async {
    let walker = await walker { MistakenListViewController(mistake) }
    let complaint = await walker.complaint(of: "relaunch")
    #expect(complaint.hasPrefix("the app crashed: \(message)"), "\(complaint)")
    await walker.expect("help")
  }

  @Test func `counts that don't match after an update are a fault that names both`() async {
    let list = MistakenListViewController(.counts)
    let walker = await walker { list }
    let complaint = await walker.complaint(of: "drop")
    #expect(complaint.hasPrefix("the app crashed: Invalid update"), "\(complaint)")
    #expect(complaint.contains("(5)") && complaint.contains("1 deleted"), "\(complaint)")
  }

  @Test func `of a million rows, only those that are looked at are asked for`() async {
    let list = MistakenListViewController(.none, count: 1_000_000)
    let walker = await walker { list }
    let screen = await walker.output(of: "screen")
    #expect(screen.contains("  40  Row 39\n") && screen.contains("rows 1–40 of 1000000"))
    #expect(list.asked < 100)
    await walker.expect("select 777778")
    #expect(list.title == "Chose 777777" && list.asked < 200)
  }

  @Test func `a row beyond those that are printed is reached by its identifier`() async {
    let list = MistakenListViewController(.none, count: 100)
    let walker = await walker { list }
    await walker.expect("select #row-77")
    #expect(list.title == "Chose 77")
    await walker.expect("select #row-3")
    #expect(list.title == "Chose 3")
    let complaint = await walker.complaint(of: "select #row-100")
    #expect(complaint.hasPrefix("no row \"#row-100\" on Chose 3; it has #row-0"), "\(complaint)")
  }
}
