import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct GestureCommandTests {
  @Test func `a row's controls are on its line, and gestures are only among the actions`() async {
    let walker = await Walker.on(Friends().app)
    #expect(
      await walker.output(of: "screen") == """
        Friends
          1  Fred    Store manager   [Follow]   Notify: on
          2  Barney  Menswear        [Follow] (disabled)   Notify: off
          Username: (empty)
          Volume: 40
          Locked: x  (disabled)
          Birthday: 2001-02-03
          Size: S  of S | M (disabled) | L
          [Send]
        stack  Friends


        """)
    #expect(
      await walker.output(of: "actions") == """
        select Fred
        tap Fred: Follow
        toggle Fred: Notify
        select Barney
        toggle Barney: Notify
        type Username TEXT
        type Volume TEXT
        choose Birthday VALUE
        choose Size S | L
        send
        submit
        swipe ROW ACTION
        press ROW ACTION
        refresh
        scroll
        scroll end


        """)
  }

  @Test func `controls in rows are reached by the row's title or number`() async {
    let friends = Friends()
    let walker = await Walker.on(friends.app)
    for line in ["tap Fred: Follow", "toggle \"2: Notify\"", "toggle fred: not"] {
      await walker.expect(line)
    }
    #expect(friends.follows == ["Fred"] && friends.notifies == ["Barney"])
    await walker.expect(
      "tap Barney: Follow",
      complains: "the button \"Barney: Follow\" is disabled; \"actions\" lists the possible actions"
    )
    await walker.expect(
      "tap Fred: Hug",
      complains: "no button \"Hug\" on Fred; it has Follow; choose one of them")
    friends.names = ["Fred", "Fred"]
    await walker.run("@size compact")
    #expect(await walker.output(of: "actions").contains("\ntap 2: Follow\n"))
    await walker.expect(
      "tap Fred: Follow",
      complains: "\"Fred: Follow\" matches several buttons: 1: Follow, 2: Follow; tap one by"
        + " its full title")
    friends.follows = []
    await walker.expect("tap 2: Follow")
    #expect(friends.follows == ["Fred"])
  }

  @Test func `an element is reached by its accessibility identifier`() async {
    let friends = Friends()
    let walker = await Walker.on(friends.app)
    await walker.expect("tap #send; type #username fred; select #cell-Barney # a comment")
    #expect(friends.log == ["send", "select Barney"] && friends.username == "fred")
    await walker.expect("swipe #cell-Fred Delete; tap \"#send\"")
    #expect(friends.names == ["Barney"] && friends.log.last == "send")
    await walker.expect(
      "tap #sent",
      complains: "no button \"#sent\" on Friends; it has #send; did you mean \"#send\"?")
    for line in [
      "expect button #send", "expect row #cell-Barney", "expect no row #cell-Fred",
      "expect field #username = fred", "expect enabled #send",
    ] { await walker.expect(line) }
  }

  @Test func `fields of the same name are selected by their numbers`() async {
    var typed: [String] = []
    let walker = await Walker.on(
      .screen { _ in
        Content.Field("Name", text: "") { typed.append("1 \($0)") }
        Content.Field("Name", text: "") { typed.append("2 \($0)") }
        Content.Row("Nothing")
      })
    await walker.expect(
      "type Name x", complains: "\"Name\" matches several fields: Name, Name; give the number")
    await walker.expect("type 2 x")
    #expect(typed == ["2 x"])
    #expect(await walker.output(of: "actions Nothing") == "nothing can be done with Nothing\n\n")
  }

  @Test func `swiping a row and pressing it long choose an action`() async {
    let friends = Friends()
    let walker = await Walker.on(friends.app)
    await walker.expect("swipe Fred Pin; swipe 2 p; press barney share; press Send; swipe 1 delete")
    #expect(friends.log == ["pin Fred", "pin Barney", "share Barney", "hold"])
    #expect(friends.names == ["Barney"])
    for (line, complaint) in [
      (
        "swipe Barney Archive",
        "no swipe action \"Archive\" on Barney; it has Pin, Delete; choose one of them"
      ),
      ("swipe Barney", "name a swipe action of \"Barney\": Pin, Delete"),
      ("press Barney", "name a press action of \"Barney\": Share, Block"),
      ("press Barney Block", "the press action \"Block\" of \"Barney\" is disabled"),
      ("swipe Fred Pin", "no row \"Fred\" on Friends; it has Barney; choose one of them"),
      ("swipe", "swipe: needs a row and an action; usage: swipe ROW ACTION"),
    ] { await walker.expect(line, complains: complaint) }
    var options = ShellOptions()
    options.wholeLabelsOnly = true
    let tester = await Walker.on(friends.app, options: options)
    await tester.expect(
      "swipe Barney Del",
      complains:
        "no swipe action \"Del\" on Barney; it has Pin, Delete; did you mean \"Delete\"?")
  }

  @Test func `a text that can be pressed long is found, listed, and completed`() async {
    var log: [String] = []
    let photo = Content.Element.text(Content.Text("Photo of Fred")).with(
      presses: [.named("Copy") { log.append("copy") }])
    let hold = Content.Element.text(Content.Text("Canvas")).with(
      presses: [.named("") { log.append("hold") }])
    let walker = await Walker.on(
      .screen("Album") { _ in [.text(Content.Text("Photo")), photo, hold] })
    await walker.expect("press Photo of Fred Copy; press photo copy; press canvas")
    #expect(log == ["copy", "copy", "hold"])
    #expect(await walker.output(of: "actions") == "press Photo of Fred\npress Canvas\n\n")
    #expect(await walker.output(of: "actions canv") == "press Canvas\n\n")
    await walker.expect(
      "press Photo", complains: "name a press action of \"Photo of Fred\": Copy")
    #expect(Completer(walker.shell.state).complete("press Ca").candidates == ["Canvas"])
  }

  @Test func `actions of a row lists what it offers, and only then asks the app`() async {
    let friends = Friends()
    let walker = await Walker.on(friends.app)
    #expect(
      await walker.output(of: "actions Fred") == """
        select Fred
        tap Fred: Follow
        toggle Fred: Notify
        swipe Fred Pin
        swipe Fred Delete
        press Fred Share


        """)
    #expect(await walker.output(of: "actions Send") == "tap Send\npress Send\n\n")
    let completer = Completer(walker.shell.state)
    #expect(completer.complete("swipe Fred ").candidates == ["Pin", "Delete"])
    #expect(completer.complete("press Ba").candidates == ["Barney"])
    #expect(completer.complete("press Barney s").candidates == ["Share"])
    #expect(completer.complete("tap Fr").candidates == ["Fred: Follow"])
    #expect(completer.complete("tap #s").candidates == ["#send"])
  }

  @Test func `scrolling and pulling down are refused where they have no effect`() async {
    let friends = Friends()
    let walker = await Walker.on(friends.app)
    await walker.expect("scroll; scroll end; refresh; ref")
    #expect(friends.log == ["scroll", "end", "refresh", "refresh"])
    (friends.isRefreshing, friends.isAtEnd) = (true, true)
    await walker.expect("scroll", complains: "there is nothing below to scroll to")
    await walker.expect(
      "refresh",
      complains:
        "the screen is being refreshed until the app calls endRefreshing(); \"wait 1\" lets"
        + " time pass")
    let other = await Walker.on(.screen { _ in Content.Row("One") {} })
    await other.expect(
      "refresh",
      complains:
        "no refresh control on Fixture; \"actions\" lists the possible actions")
    await other.expect("scroll", complains: "all rows of Fixture are on the screen")
    await other.expect(
      "scroll 2",
      complains: "no pane \"2\" on Fixture, which has none; \"actions\" lists the possible actions")
    let bare = await Walker.on(.screen { _ in Content.Text("Nothing") })
    await bare.expect(
      "scroll",
      complains: "no list to scroll on Fixture; \"actions\" lists the possible actions")
    // A number stands for the row, if there is also a button.
    let both = await Walker.on(
      .screen { _ in
        Content.Row("One") {}
        Content.Button("Send") {}
      })
    await both.expect("press 1", complains: "pressing the row \"One\" long does nothing")
  }

  @Test func `of two buttons with the whole name, a row with a part of it isn't pressed`() async {
    let walker = await Walker.on(
      .screen { _ in
        Content.Row("Send later") {}
        Content.Button("Send") {}
        Content.Button("Send") {}
      })
    await walker.expect(
      "press Send",
      complains: "\"Send\" matches several buttons: Send, Send; give the number")
  }

  @Test func `a button comes before the screen's own verb of the same name`() async {
    let friends = Friends()
    let app = AppEntry.screen("Both") { _ in
      friends.content
      Content.Button("Refresh") { friends.log.append("tap refresh") }
      Content.Button("Submit") { friends.log.append("tap submit") }
    }
    let walker = await Walker.on(app)
    await walker.expect("refresh; refresh --pull; submit; submit --return; submit fred")
    #expect(friends.log == ["tap refresh", "refresh", "tap submit", "return", "tap submit"])
    #expect(friends.username == "fred")
    let actions = await walker.output(of: "actions")
    #expect(actions.contains("\nrefresh\n") && actions.contains("\nrefresh --pull\n"))
    #expect(actions.contains("\nsubmit\n") && actions.contains("\nsubmit --return\n"))
  }

  @Test func `a date is chosen by its text, and text that a field can't have is refused`() async {
    let friends = Friends()
    let walker = await Walker.on(friends.app)
    await walker.expect("choose Birthday 1999-12-31; type Volume 7; choose Size L; submit")
    #expect(friends.birthday == "1999-12-31" && friends.volume == "7" && friends.size == 2)
    #expect(friends.log == ["return"])
    for (line, complaint) in [
      ("choose Birthday soon", "the choice \"Birthday\" needs a date such as 2026-11-23"),
      ("type Volume loud", "the field \"Volume\" needs a number from 0 to 100"),
      ("type Locked y", "the field \"Locked\" is disabled; \"actions\" lists the possible actions"),
      ("choose Size M", "the option \"M\" of \"Size\" is disabled"),
      ("submit Volume", "the keyboard of \"Volume\" has no Return key that leaves the field"),
    ] { await walker.expect(line, complains: complaint) }
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["swipe", "press"])
  func `many words after a gesture are searched in little time`(command: String) async {
    let walker = await Walker.on(Friends().app)
    let words = String(repeating: "x ", count: 3_000)
    #expect(await walker.complaint(of: "\(command) \(words)").hasPrefix("no "))
    #expect(await walker.complaint(of: "\(command) Fred \(words)").hasPrefix("no "))
  }

  @Test func `what rows offer and what is enabled can be expected`() async {
    let walker = await Walker.on(Friends().app)
    for line in [
      "expect swipe Fred: Delete", "expect swipe Fred Delete", "expect no swipe Fred Archive",
      "expect press Fred: Share",
      "expect button Fred: Follow", "expect toggle Fred: Notify = on", "expect no enabled Locked",
      "expect enabled Username", "expect choice Birthday = 2001-02-03",
    ] { await walker.expect(line) }
    await walker.expect(
      "expect swipe Fred: Archive",
      complains: "expected swipe \"Fred: Archive\", found \"Pin\", \"Delete\"")
    await walker.expect(
      "expect swipe Fred",
      complains:
        "expect: \"swipe\" needs a row and an action, as in Fred Delete; usage: expect [soft]"
        + " [not | no] SUBJECT [within SECONDS] [-- MESSAGE]")
  }
}
