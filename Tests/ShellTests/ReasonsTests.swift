import Foundation
import AppDriver
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct `Seeing why` {
  @Test func `why shows the action, the calls, and UIKit's calls`() async {
    let walker = Walker(traces: true)
    await walker.shell.start()
    await walker.run("select Fred")
    let story = await walker.output(of: "why")
    #expect(
      story.hasPrefix("select Fred\n  PersonsViewControllerDelegate.didSelect(person:in:)   "))
    let parts = [
      "PersonsViewControllerDelegate", "push PersonViewController", "viewDidLoad",
      "willShow  PersonViewController", "viewDidAppear", "didShow  PersonViewController",
    ]
    let places = parts.compactMap { story.range(of: $0)?.lowerBound }
    #expect(places.count == parts.count && places == places.sorted(), "\(story)")
  }

  @Test func `why shows what the launch has led to, the first one, too`() async {
    let walker = Walker(traces: true)
    await walker.shell.start()
    let story = await walker.output(of: "why")
    #expect(story.hasPrefix("the launch\n") && story.contains("window root"), "\(story)")
    await walker.run("relaunch")
    #expect(
      await walker.output(of: "why").split(separator: "\n").dropFirst()
        == story.split(separator: "\n").dropFirst())
  }

  @Test func `why shows a link that the app has refused, not the command before it`() async {
    let walker = await Walker.on(after: "select Fred", "open foo://x")
    #expect(await walker.output(of: "why").hasPrefix("open foo://x\n  open foo://x\n"))
    await walker.run("select Nobody; where")
    #expect(await walker.output(of: "why").hasPrefix("open foo://x\n  open foo://x\n"))
  }

  @Test func `why shows coordinators that started, finished and were freed`() async {
    let walker = Walker(traces: true)
    await walker.shell.start()
    await walker.run("select Fred")
    await walker.run("login")
    let begun = await walker.output(of: "why")
    #expect(
      begun.contains("child added LoginCoordinator") && begun.contains("started LoginCoordinator"))
    await walker.run("back")
    let ended = await walker.output(of: "why")
    #expect(ended.contains("finished LoginCoordinator") && ended.contains("freed LoginCoordinator"))
    #expect(!ended.contains("started"), "\(ended)")
  }

  @Test func `leaked coordinators that are freed together are in the order of their start`() async {
    let walker = Walker([.leaky], traces: true)
    await walker.shell.start()
    await walker.run(
      "login; dismiss; select Barney; back --swipe; open Settings; account; signout")
    let freed = await walker.output(of: "why").matches(of: /freed (\w+)/).map(\.output.1)
    #expect(
      freed == [
        "TabsCoordinator", "PersonsCoordinator", "LoginCoordinator", "GroupsCoordinator",
        "SettingsCoordinator", "PersonCoordinator",
      ])
  }

  @Test func `for a button that causes no UIKit event, the trace shows its closure`() async {
    let walker = Walker([.leaky], traces: true)
    await walker.shell.start()
    await walker.run("select Fred")
    await walker.run("edit")
    let output = await walker.output(of: "save")
    let call = "closure in EditCoordinator.start()"
    let line = "  \(call)   EditCoordinator.swift:17\n"
    #expect(output.hasPrefix(line), "\(output)")
    #expect(await walker.output(of: "why").hasPrefix("save\n\(line)"))
    for line in ["expect call \(call)", "expect call closure in EditCoordinator.start"] {
      await walker.expect(line)
    }
    await walker.expect("expect no call start; expect no call EditCoordinator.start()")
    await walker.run("set format json; set json-events on")
    #expect(await walker.output(of: "save").contains(#""name":"\#(call)""#))
  }

  @Test func `trace turns tracing off and on, and shows its state`() async {
    let walker = Walker(traces: true)
    await walker.shell.start()
    await walker.run("trace off")
    #expect(await walker.output(of: "select Fred").hasPrefix("Fred\n"))
    #expect(await walker.output(of: "trace") == "trace is off\n\n")
    await walker.run("back")
    await walker.run("trace on")
    #expect(await walker.output(of: "select Fred").hasPrefix("  PersonsViewControllerDelegate."))
    await walker.expect("trace maybe", complains: "trace can't be \"maybe\"; use one of on, off")
  }

  @Test func `growing counts are distinguished from constant ones`() async {
    let walker = Walker([.leaky])
    await walker.shell.start()
    let grows = await walker.output(of: "leaks repeat 3 \"login; dismiss\"")
    #expect(grows.contains("LoginCoordinator  0 1 2 3  grows with each round: a leak"), "\(grows)")
    await walker.run("relaunch")
    let stays = await walker.output(of: "leaks repeat 3 \"poster; back\"")
    #expect(stays.contains("Page  0 1 1 1  does not grow: kept"), "\(stays)")
    await walker.expect(
      "leaks repeat 3 poster; back",
      complains: "leaks: a \";\" ends the command; put the commands to repeat in quotes; "
        + "usage: leaks [keep CLASS | repeat N LINE]")
    await walker.expect("poster; leaks repeat 2 where; ; # all")
    await walker.expect(
      "leaks repeat 1 back",
      complains: "leaks: \"1\" is not a number from 2 to 10,000; "
        + "usage: leaks [keep CLASS | repeat N LINE]")
  }

  @Test func `a round that fails ends the rounds without a verdict, also with keep-going`() async {
    var options = ShellOptions()
    options.keepsGoing = true
    let walker = await Walker.on(.leaky, options: options)
    var ended: [String] = []
    walker.onStep = { ended.append("\($0.command): \($0.status.rawValue)") }
    let line = "leaks repeat 3 \"poster; back; select Nobody\""
    let printed = await walker.output(of: line)
    #expect(!printed.contains("grow") && !printed.contains("nothing is left"), "\(printed)")
    #expect(walker.complaints.count == 1)
    #expect(
      ended == [
        "poster: passed", "back: passed", "select Nobody: failed", "\(line): failed",
      ])
    #expect(await walker.output(of: "leaks repeat 2 \"poster; back\"").contains("kept"))
  }

  @Test func `the example in the help of leaks finds a leak in LeakyContacts`() async throws {
    let walker = Walker([.leaky])
    await walker.shell.start()
    let help = await walker.output(of: "help leaks")
    let example = try #require(help.firstMatch(of: /leaks repeat \d.*"/)).output
    let verdict = await walker.output(of: String(example))
    #expect(verdict.contains("grows with each round: a leak"), "\(verdict)")
  }

  @Test func `a finding is reported once, listed, marked in the tree, and withdrawn`() async {
    let walker = Walker([.leaky])
    await walker.shell.start()
    await walker.run("select Fred")
    let back = await walker.output(of: "back")
    #expect(
      back.hasPrefix(
        "  left behind: PersonCoordinator, with Page \"Fred\"\n    held by AppDelegate."))
    #expect(!(await walker.output(of: "open groups")).contains("left behind"))
    #expect(
      (await walker.output(of: "leaks")).hasPrefix(
        "PersonCoordinator, in charge of no screen since back\n"))
    #expect((await walker.output(of: "tree")).contains("PersonCoordinator  left behind\n"))
    await walker.run("relaunch")
    #expect(await walker.output(of: "leaks") == "nothing is left behind\n\n")
    await walker.run("select Fred")
    await walker.run("edit")
    #expect((await walker.output(of: "back")).hasPrefix("  gone too: Page \"Edit\"\n"))
  }

  @Test func `expect can check calls and leaks`() async {
    let walker = Walker([.leaky], traces: true)
    await walker.shell.start()
    await walker.run("select Fred")
    for line in [
      "expect call PersonsCoordinator.show", "expect call show", "expect call Coordinator.start()",
      "expect no call hide", "expect no leaks",
    ] { await walker.expect(line, complains: "") }
    await walker.run("back")
    await walker.expect("expect leaks PersonCoordinator", complains: "")
    let path = walker.shell.session.leaks.first?.path.map { "\($0)" }
    await walker.expect(
      "expect no leaks",
      complains: "expected no leaks, found \"PersonCoordinator\", held by \(path ?? "")")
  }

  private static let isOff = "the leak check is off; turn it on with \"set leaks on\""

  @Test(.bug(id: "R1"))
  func `with the leak check off, nothing is found, and commands that need it fail`() async {
    let walker = await Walker.on(.leaky, after: "set leaks off", "select Fred")
    #expect(await walker.output(of: "back").hasPrefix("Persons\n"))
    #expect(!(await walker.output(of: "tree")).contains("left behind"))
    #expect(await walker.output(of: "leaks") == Self.isOff + "\n\n")
    for line in [
      "expect no leaks", "expect leaks", "! expect leaks", "! expect no leaks PersonCoordinator",
      "expect no leaks within 1000s", "leaks repeat 2 \"select Fred; back\"",
    ] { await walker.expect(line, complains: Self.isOff) }
    #expect(await walker.output(of: "set").contains("\nleaks        off "))
    await walker.run("set format json")
    #expect(
      await walker.output(of: "leaks")
        == #"{"command":"leaks","report":{"check":"off","leaks":[]},"status":"ok","version":1}"#
        + "\n")
    #expect(await walker.output(of: "set leaks on").contains(#""status":"ok""#))
  }

  @Test(.bug(id: "R1")) func `turned on again, the leak check starts from the existing objects`()
    async
  {
    let walker = await Walker.on(
      .leaky, after: "set leaks off", "select Fred", "back", "open groups", "select Choir",
      "back --swipe --cancel", "set leaks on")
    let nothing = "nothing is left behind since the leak check was turned on\n\n"
    #expect(await walker.output(of: "leaks") == nothing)
    for line in ["rotate", "back", "open persons", "expect no leaks"] {
      #expect(!(await walker.output(of: line)).contains("left behind"), "\(line)")
      #expect(await walker.output(of: "leaks") == nothing, "\(line)")
    }
    await walker.run("select Barney")
    #expect(
      (await walker.output(of: "back")).hasPrefix(
        "  left behind: PersonCoordinator, with Page \"Barney\"\n"))
    #expect(walker.shell.session.leaks.count == 1)
    await walker.run("relaunch")
    #expect(await walker.output(of: "leaks") == "nothing is left behind\n\n")
  }

  @Test(.bug(id: "R1"))
  func `screens that are visible when the leak check is turned on are watched`() async {
    let walker = await Walker.on(.leaky, after: "set leaks off; select Fred; set leaks on")
    #expect((await walker.output(of: "back")).hasPrefix("  left behind: PersonCoordinator, with"))
    #expect(!(await walker.output(of: "set leaks off; set leaks on; rotate")).contains("gone"))
    await walker.expect("expect no leaks", complains: "")
    await walker.run("select Barney; back; set leaks off")
    let printed = walker.printed
    walker.shell.showRemainingLeaks()
    walker.shell.output.flush()
    #expect(walker.printed == printed, "nothing is listed at the end")
  }

  @Test(.bug(id: "R1")) func `the leak check setting applies to the next app and the next launch`()
    async
  {
    let walker = Walker([.leaky, .contacts])
    await walker.shell.start()
    await walker.run("set leaks off")
    for line in ["relaunch", "undo", "@app contacts", "@size regular"] {
      await walker.run(line)
      #expect(!walker.shell.session.findsLeaks, "\(line)")
    }
    await walker.run("set leaks on; where")
    #expect(walker.shell.session.findsLeaks)
  }

  @Test func `if objects can't be read, leaks and coordinators aren't claimed to be absent`() async
  {
    let walker = Walker([.leaky], traces: true)
    await walker.shell.start()
    walker.shell.session.readingObstacle = "a known object was misread"
    let reason = "objects can't be read: a known object was misread"
    for line in ["leaks", "expect no leaks", "leaks repeat 2 \"select Fred; back\""] {
      await walker.run(line)
      #expect(walker.complaints.last?.contains(reason) == true, "\(line)")
    }
    await walker.expect("tree; expect coordinator AppCoordinator")
    #expect(
      await walker.output(of: "select Fred")
        .hasPrefix("  (leaks can't be found: a known object was misread)\n"))
    #expect(!(await walker.output(of: "back")).contains("misread"))
  }
}
