import AppDriver
import Foundation
import HeadlessUIKit
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of `touch`, of what is typed where the cursor is, and of `expect visible`.
@Suite(.serialized, .exclusive) struct TouchCommandTests {
  @Test func `touch taps whatever shows the text: a row, a tab, a button, the Back button`() async {
    let walker = await Walker.on()
    await walker.expect("touch Fred; expect screen Fred")
    await walker.expect("touch Persons; expect screen Persons")
    await walker.expect("touch Groups; expect tab Groups")
    await walker.expect("touch Persons; touch /b.*y/; expect stack Persons > Barney")
    await walker.expect("touch Back; expect screen Persons")
    await walker.expect("touch \"Log In\"; expect modal Log In")
  }

  @Test func `a text must be the whole one, and an expression matches all of it or is the text`()
    async
  {
    let walker = await Walker.on()
    await walker.expect(
      "touch Fre",
      complains: "no element \"Fre\" on Persons; it is only a part of a label, and a test needs the"
        + " whole one: \"Fred\"")
    await walker.expect("expect no visible Fre; expect no visible /re/; expect visible /F.e./")
    await walker.expect("expect visible fred; expect visible /FRED/")
  }

  @Test func `an index, a place and a state choose among those that fit`() async {
    let walker = await Walker.on()
    await walker.expect("touch /.*/ --below Fred; expect screen Barney; back")
    await walker.expect("touch /[BW].*/ --index 1; expect screen Wilma; back")
    await walker.expect(
      "expect visible Barney --in /Fred|Barney/; expect visible Fred --above /.*/")
    await walker.expect("expect visible Persons --selected; expect no visible Groups --selected")
    await walker.expect("expect visible Fred --above Wilma; expect no visible Wilma --above Fred")
    await walker.expect(
      "touch Fred --blow Wilma",
      complains: "touch: unexpected \"--blow\"; did you mean \"--below\"?; usage: touch TEXT |"
        + " /REGEX/ | #ID [--PLACE TEXT] [--STATE] [--index N] [--times N | --long] [within 2s]")
  }

  @Test func `the usage of expect visible has the options`() async {
    let walker = await Walker.on()
    for (command, ending) in [
      ("expect visible", " [within SECONDS] [-- MESSAGE]"), ("if visible", " [within SECONDS]"),
    ] {
      let words = command.split(separator: " ")
      let marks = words[0] == "if" ? "[not | no]" : "[soft] [not | no]"
      let complaint =
        words[0] == "if"
        ? await walker.script("\(command) Fred --foo\nend").first ?? ""
        : await walker.complaint(of: "\(command) Fred --foo")
      #expect(
        complaint.hasSuffix(
          "\(words[0]): unexpected \"--foo\"; usage: \(words[0]) \(marks) visible TEXT | /REGEX/ | #ID"
            + " [--PLACE TEXT] [--STATE] [--index N]\(ending)"), "\(complaint)")
    }
  }

  @Test func `an index counts in reading order, and without one, what reacts comes first`() async {
    let walker = await Walker.on(after: "select Fred", "login", "type Username fred")
    await walker.expect("type Password yabba")
    // The title, and then the button.
    await walker.expect("touch \"Log In\" --index 0; expect screen Log In")
    await walker.expect("touch \"Log In\" --index 1; expect button Log Out")
    await walker.expect("undo; touch \"Log In\"; expect button Log Out")
  }

  @Test func `an option that no element fits is named, and so is a mistake`() async {
    let walker = await Walker.on()
    for options in ["--index 5", "--disabled", "--below Wilma"] {
      await walker.expect(
        "touch fred \(options)",
        complains: "no element \"fred\" with \(options) on Persons; without options, there is 1")
    }
    for blank in ["''", "' '"] {
      #expect(
        await walker.complaint(of: "touch \(blank)")
          .hasPrefix("touch: needs the text of an element; usage: "))
    }
    #expect(
      await walker.complaint(of: "touch Fred --in Log In")
        .hasPrefix("touch: unexpected \"In\"; quote several words, as in \"Log …\"; usage: "))
    #expect(
      await walker.complaint(of: "touch Fred --long --times 2")
        .hasPrefix("touch: takes --times or --long, not both; usage: "))
  }

  @Test func `what is behind a sheet isn't visible`() async {
    let walker = await Walker.on(after: "select Fred")
    await walker.expect("expect visible Groups; login; expect no visible Groups")
    #expect(
      await walker.complaint(of: "touch Groups").hasPrefix("no element \"Groups\" on Log In;"))
  }

  @Test func `several touches of a tab go to its first screen`() async {
    let walker = await Walker.on(after: "select Fred", "open Groups")
    await walker.expect("touch Persons; expect screen Fred; open Groups")
    await walker.expect("touch Persons --times 2; expect screen Persons")
    await walker.expect("select Fred")
    for option in ["--times 2", "--long"] {
      #expect(
        await walker.complaint(of: "touch Back \(option)").hasPrefix(
          "touch: the Back button takes neither --times nor --long; \"back 2\" goes back two"))
    }
  }

  @Test func `a long touch is the press that is offered, or else a tap`() async {
    var calls: [String] = []
    let app = AppEntry.root {
      let (page, pressed, other) = (UIViewController(), UIButton(), UIButton())
      page.title = "Page"
      for (button, title) in [(pressed, "Pressed"), (other, "Other")] {
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in calls.append("tap \(title)") }, for: .touchUpInside)
        page.view.addSubview(button)
      }
      let menu = UIMenu(children: [UIAction(title: "Copy") { _ in calls.append("copy") }])
      pressed.menu = menu
      return UINavigationController(rootViewController: page)
    }
    let walker = await Walker.on(app)
    await walker.expect("touch Other --long")
    #expect(calls == ["tap Other"])
    #expect(await walker.complaint(of: "touch Pressed --long").contains("Copy"))
    #expect(calls == ["tap Other"])
    await Walker.on().expect("touch Fred --long; expect screen Fred")
  }

  @Test func `each kind of element that is touched twice is recorded, and the recording passes`()
    async throws
  {
    let app = AppEntry.screen { _ in
      Content.SearchField("Find", text: "") { _ in }
      Content.Row("Fred") {}
      Content.Button("Go") {}
      Content.Field("Name", text: "") { _ in }
      Content.Toggle("Sales", isOn: true) { _ in }
    }
    let folder = try TemporaryFolder()
    let path = folder.file("r.walk")
    let touches = ["Find", "Fred", "Go", "Name", "Sales"].map { "touch \($0) --times 2\n" }.joined()
    #expect(await Walker.on(app).script("record \(path)\n\(touches)record stop") == [])
    let recorded = try folder.read("r.walk")
    #expect(
      recorded.split(separator: "\n").filter { $0.hasSuffix("--times 2") } == [
        "tap Find --times 2", "select Fred --times 2", "tap Go --times 2", "tap Name --times 2",
        "toggle Sales --times 2",
      ])
    #expect(await Walker.on(app).script(recorded) == [])
  }

  @Test func `a tap on a text that doesn't react does nothing`() async {
    let walker = await Walker.on()
    await walker.expect(
      "select Fred; expect event push; touch fred@example.org; expect screen Fred")
    await walker.expect("expect no event push; expect no event didShow")
    #expect(await !walker.output(of: "touch fred@example.org").contains("push"))
    #expect(await walker.output(of: "why").contains("touch fred@example.org"))
  }

  @Test func `the cursor is in the field that was touched last`() async {
    let walker = await Walker.on()
    await walker.expect("login")
    await walker.expect(
      "type --here x",
      complains: "no field that is being edited on Log In; did you mean \"touch Username\"?")
    await walker.expect("touch Username; type --here fr; type --here ed")
    await walker.expect("expect field Username = fred; type --delete 2")
    await walker.expect("expect field Username = fr; type --delete; expect field Username = \"\"")
    await walker.expect("touch Password; type --here yabba; type Username fred; tap Log In")
    await walker.expect("expect button Log Out")
  }

  @Test func `the field into which the keyboard types has the focus`() async {
    let walker = await Walker.on(after: "login")
    await walker.expect("expect no visible Username --focused; touch Username")
    await walker.expect("expect visible Username --focused; expect visible Password --unfocused")
    await walker.expect("touch Password; expect no visible Username --focused")
  }

  @Test func `a secure field takes further letters and the Delete key`() async {
    let walker = await Walker.on(after: "login", "type Username fred", "touch Password")
    await walker.expect("type --here yab; type --here bax; type --delete 1; tap Log In")
    await walker.expect("expect button Log Out")
    await walker.expect("undo; type --delete; tap Log In; expect modal; expect no button Log Out")
  }

  @Test func `a recording types where the cursor is, with secrets in place of passwords`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("r.walk")
    let walker = await Walker.on()
    let lines = "login\ntouch Username\ntype --here frex\ntype --delete 1\ntype --here d\n"
    let password = "type --here yab\ntype --here bax\ntype --delete 1\ntype --here X\nundo\n"
    #expect(
      await walker.script(
        "record \(path)\n\(lines)touch Password\n\(password)tap Log In\nexpect button Log Out"
          + "\nrecord stop") == [])
    let recorded = try folder.read("r.walk")
    #expect(recorded.contains("type --here frex\ntype --delete 1\ntype --here d\n"))
    #expect(recorded.contains("\n@secret password=env:PASSWORD\n\n"))
    #expect(recorded.contains("\ntap Password\ntype Password ${password}\nlogin\n"))
    #expect(!recorded.contains("password2") && !recorded.contains("yab"))
    let again = recorded.replacing("@secret password=env:PASSWORD", with: "@set password=yabba")
    #expect(await Walker.on().script(again) == [])
  }

  @Test func `a secure field that is edited again and again has one secret, and undo has the last`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("r.walk")
    let walker = await Walker.on(after: "login", "touch Password", "type --here yabb")
    for line in ["record \(path)", "type --here a", "undo"] { await walker.run(line) }
    #expect(try folder.read("r.walk").hasSuffix("\ntype Password ${password}\n"))
    for line in ["type --delete", "type --here topsecret", "record stop"] { await walker.run(line) }
    let recorded = try folder.read("r.walk")
    #expect(
      recorded.hasSuffix(
        "\n@secret password=env:PASSWORD\n\nlogin\ntap Password\ntype Password ${password}\n"))
  }

  @Test func `a secure field that is edited before and after another has one secret`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("r.walk")
    let walker = await Walker.on(after: "login")
    for line in [
      "record \(path)", "touch Password", "type --here yabb", "touch Username", "type --here fred",
      "touch Password", "type --here a", "type --here b", "undo",
    ] { await walker.run(line) }
    #expect(
      try folder.read("r.walk").hasSuffix(
        "\n@secret password=env:PASSWORD\n\nlogin\ntap Password\ntap Username\ntype --here fred\n"
          + "tap Password\ntype Password ${password}\n"))
    for line in ["undo", "undo"] { await walker.run(line) }
    #expect(
      try folder.read("r.walk").hasSuffix(
        "\ntap Password\ntype Password ${password}\ntap Username\ntype --here fred\n"))
    for line in ["tap Log In", "tap OK", "touch Password", "type --here wrong", "record stop"] {
      await walker.run(line)
    }
    let recorded = try folder.read("r.walk")
    #expect(recorded.contains("type Password ${password}\n"))
    #expect(recorded.hasSuffix("type Password ${password2}\n"))
  }

  @Test func `the history has touches and edits that hold no password`() async {
    let walker = await Walker.on(after: "login", "touch Username")
    let lines = ["type --here ed", "type --delete 2", "type --delete", "touch Log In"]
    var steps: [String] = []
    walker.onStep = { steps.append($0.command) }
    for line in lines { await walker.run(line) }
    await walker.run("touch Password")
    #expect(steps.dropFirst().elementsEqual(lines))
    await walker.run("type --here topsecret")
    await walker.run("touch my secret")
    let history = await walker.output(of: "history")
    for line in lines { #expect(history.contains(line + "\n"), "\(line)") }
    #expect(!history.contains("secret"))
  }

  @Test func `what is typed where the cursor is stays secret in a secure field`() async {
    let walker = await Walker.on()
    #expect(await walker.script("login\ntouch Password\ntype --here tops\ntype --here ecret") == [])
    #expect(!walker.printed.contains("tops") && !walker.printed.contains("ecret"))
    // The whole text is a secret, too.
    #expect(walker.shell.redacted("my topsecret") == "my ********")
  }

  @Test func `a value is equal, or it isn't empty, false or 0`() async {
    let walker = await Walker.on()
    await walker.expect("expect value a = a; expect not value a = b; expect value \"a b\" = /a.*/")
    await walker.expect("expect value x; expect not value \"\"; expect not value 0")
    #expect(
      await walker.script("@set n=1\nif value ${n} = 1\nnote one\nelse\nnote other\nend") == [])
    #expect(walker.printed.contains("one\n") && !walker.printed.contains("other"))
  }

  @Test func `all permissions are decided at once`() async {
    let walker = await Walker.on()
    await walker.expect("permission all granted")
    let output = await walker.output(of: "permission")
    #expect(output.contains("camera         granted\n") && output.contains("whenInUse\n"))
  }

  @Test func `relaunch --argument is found in the defaults, and the next launch has it, too`()
    async
  {
    let app = AppEntry.root {
      let page = UIViewController()
      page.title = UserDefaults.standard.string(forKey: "touchMode") ?? "none"
      return UINavigationController(rootViewController: page)
    }
    let walker = await Walker.on(app)
    await walker.expect(
      "expect screen none; relaunch --argument touchMode=test; expect screen test")
    await walker.expect("relaunch; expect screen test")
    await walker.expect("@argument touchMode=demo")
    await walker.expect("expect screen demo")
    await walker.expect("relaunch --argument other=x; expect screen none")
  }
}
