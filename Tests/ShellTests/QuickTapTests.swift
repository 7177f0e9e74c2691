import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

/// Tests of `tap` and `select` with `--times`.
@Suite(.serialized, .exclusive) struct `Quick taps` {
  private let form = UIViewController()
  private let walker: Walker

  init() async {
    let form = form
    form.title = "Form"
    walker = Walker([AppEntry.root { UINavigationController(rootViewController: form) }])
    await walker.shell.start()
  }

  private func add(_ title: String, _ action: @escaping (UIButton) -> Void) {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [unowned button] _ in action(button) }, for: .touchUpInside)
    form.view.addSubview(button)
  }

  @Test func `push twice where the app doesn't prevent it`() async {
    add("Next") { [form] _ in
      let next = UIViewController()
      next.title = "Next"
      form.navigationController?.pushViewController(next, animated: true)
    }
    await walker.expect("tap Next --times 2; expect stack Form > Next > Next")
    await walker.expect("undo; expect screen Form; redo; expect stack Form > Next > Next")
  }

  @Test func `present once, and UIKit warns of the second attempt`() async {
    add("Sheet") { [form] _ in
      let sheet = UIViewController()
      sheet.title = "Sheet"
      form.present(sheet, animated: true)
    }
    await walker.expect("tap Sheet --times 2; expect modal Sheet; expect warnings")
    await walker.expect("dismiss; expect no modal")
  }

  @Test func `have no further effect where the app disables or removes its button`() async {
    var count = 0
    add("Buy") { button in
      count += 1
      button.isEnabled = false
    }
    add("Go") { button in
      count += 1
      button.removeFromSuperview()
    }
    add("Leave") { [form] _ in
      count += 1
      form.view.window?.rootViewController = UIViewController()
    }
    await walker.expect("tap Buy --times 3; tap Go --times 3; tap Leave --times 3")
    #expect(count == 3)
  }

  @Test func `are counted from 2 to 10, at the end of the command`() async {
    var count = 0
    add("Add") { _ in count += 1 }
    add("--times") { _ in count += 100 }
    await walker.expect("tap Add --times 10")
    #expect(count == 10)
    await walker.expect("tap \"--times\"")
    #expect(count == 110)
    for wrong in ["tap Add --times", "tap Add --times 1", "tap Add --times x", "tap --times 2 Add"]
    {
      await walker.expect(
        wrong,
        complains:
          "tap: --times needs a number from 2 to 10 at the end; usage: tap BUTTON [--times N]"
      )
    }
    await walker.expect(
      "tap --times 2", complains: "tap: needs a button; usage: tap BUTTON [--times N]")
  }

  @Test func `on a field are recorded as such, and not as those of a button`() async throws {
    let folder = try TemporaryFolder()
    let walker = await Walker.on(after: "select Fred", "login")
    let path = folder.file("r.walk")
    await walker.script("record \(path)\ntap Username --times 2\ntap 1 --times 3\nrecord stop")
    let lines = try folder.read("r.walk").split(separator: "\n")
    #expect(lines.suffix(2) == ["tap Username --times 2", "tap \"Log In\" --times 3"])
  }

  @Test func `follow the values of a button's verb or title, and are no secret`() async throws {
    let folder = try TemporaryFolder()
    let walker = await Walker.on(after: "login")
    let path = folder.file("r.walk")
    var steps: [String] = []
    walker.onStep = { steps.append($0.shown) }
    #expect(
      await walker.script(
        "record \(path)\nlogin --times 2\nlogin fred wrong --times 2\nrecord stop") == [])
    #expect(steps.contains("login --times 2"))
    let recorded = try folder.read("r.walk")
    #expect(recorded.contains("\ntap \"Log In\" --times 2\n"))
    #expect(
      recorded.contains(
        "\ntype Username fred\ntype Password ${password}\ntap \"Log In\" --times 2\n"))
    let other = await Walker.on(after: "select Fred", "login", "login fred yabba")
    #expect(
      await other.complaint(of: "logout --times").hasPrefix(
        "logout: --times needs a number from 2 to 10 at the end"))
    await other.expect("\"Log Out\" --times 2; expect no button Log Out")
  }

  @Test func `on a row select it twice, and a recording has the option`() async throws {
    let folder = try TemporaryFolder()
    let walker = await Walker.on(.leaky, after: "open Groups")
    let path = folder.file("r.walk")
    #expect(await walker.script("record \(path)\nselect League --times 2\nrecord stop") == [])
    #expect(try folder.read("r.walk").contains("\nselect League --times 2\n"))
    await walker.expect("expect stack Groups > League > League")
    #expect(await Walker.on(.leaky).script(try folder.read("r.walk")) == [])
  }
}
