import AppBundle
import AppDriver
import Contacts
import Exploration
import Foundation
import HeadlessUIKit
import LeakyContacts
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `Exploration of the demo apps` {
  @Test func `Contacts has its screens and no finding, and its walks make the map's moves`()
    async throws
  {
    let map = await ExploredApps.contacts.value
    #expect(
      map.screens.map(\.id) == [
        "PersonsViewController \"Persons\"", "PersonViewController", "LoginViewController",
        "PersonsViewController \"Groups\"", "UIAlertController \"Wrong password\"",
        "UIAlertController \"Sign Up\"", "GroupsViewController",
      ])
    // Each person's page has another title.
    #expect(map.screens[1].name == "Person")
    #expect(map.findings.isEmpty)
    #expect(map.cuts.isEmpty)
    #expect(map.unstableScreens.isEmpty)
    try await expectWalks(map)
  }

  @Test func `a move in another language has the labels and titles of the development language`()
    async throws
  {
    defer {
      DeviceLocale.use(languages: ["en", "de"])
      DeviceLocale.use()
    }
    let session = AppSession { _ in Contacts.AppDelegate() }
    await session.launchAfresh()
    BundleLanguages.note("Fred", insteadOf: "Friedrich")
    let row = session.screen()?.locatedElements(of: [.row]).first?.target
    #expect(await session.perform(.select(try #require(row))).isDone)
    var tracker = ScreenTracker(titled: ["PersonViewController"])
    tracker.begin(session)
    #expect(tracker.screen == "PersonViewController \"Friedrich\"")
    let button = session.screen()?.locatedElements(of: [.button]).first {
      $0.element.label == "Log In"
    }
    BundleLanguages.note("Log In", insteadOf: "Sign In")
    // Of texts that are one in the other language, the map knows which one a screen has.
    BundleLanguages.note("Fred", insteadOf: "Alfred")
    BundleLanguages.note("Log In", insteadOf: "Enter")
    let id = "PersonViewController \"Friedrich\""
    var guided = ScreenTracker(titled: ["PersonViewController"], labels: [id: ["Sign In"]])
    guided.begin(session)
    #expect(guided.screen == id)
    tracker.begin(session)
    #expect(tracker.screen == "PersonViewController \"Alfred\"")
    let tap = UserAction.tap(try #require(button?.target))
    #expect(await session.perform(tap).isDone)
    #expect(guided.move(by: tap, in: session)?.label == "Sign In")
    #expect(tracker.move(by: tap, in: session)?.label == "Enter")
  }

  /// Checks that the last action of each walk makes its move.
  private func expectWalks(_ map: AppMap) async throws {
    let session = AppSession { _ in Contacts.AppDelegate() }
    for move in map.moves {
      await session.launchAfresh()
      var tracker = ScreenTracker(titled: map.titledClasses)
      tracker.begin(session)
      var last: Move.ID?
      for step in move.walk {
        for place in step.actions.indices {
          let action = try #require(step.action(at: place, in: session))
          #expect(await session.perform(action).isDone)
          last = tracker.move(by: action, in: session)
        }
      }
      #expect(last == move.id, "\(words(move.walk))")
    }
  }

  /// Fault 8, a deep link that meets a sheet, is found where links are tried, and fault 16 where
  /// transitions take time.
  @Test func `all but two of the faults of LeakyContacts are found, each with the shortest walk`()
    async
  {
    let map = await ExploredApps.leaky.value
    #expect(
      map.findings.map(\.line) == [
        "crash pushedTwice: tap Poster; tap Again",  // 6
        "leak PersonCoordinator: select Fred; back",  // 1
        "leak LoginCoordinator: tap Log In; swipe down",  // 2
        // The page that fault 6 pushes again is held on purpose, which flowsh can't know.
        "leak Page \"Poster\": tap Poster; back",
        "leak Page \"Edit\": select Fred; tap Edit",  // 3
        "leak TabsCoordinator: tab 3; tap Start Over",  // 10
        "leak GroupCoordinator: tab 2; select Bowling; back",  // 4
        "leak Page \"Choir\": tab 2; select Choir; swipe back and release",  // 5
        "leak Page \"Table\": tab 2; select League; tap Results",  // 12
        "leak UITabBarController: tab 3; tap Account; tap Sign Out",  // 11
        "leak Page \"Results\": tab 2; select League; tap Results; tap Table",  // 12
        "warning UIAlertController: tab 3; tap Log Out",  // 7
        "warning UIAlertController: tab 3; tap Tip",  // 7, in another place
        "warning Page: tab 3; tap Account; tap Sign Out",  // 11
        "quick tap warning: tap Log In 2 times",  // 14
        "quick tap push: tab 2; tap League 2 times",  // 13
        "quick tap openURL: tab 3; tap Donate 2 times",  // 15
        "idle Page \"Persons\": select Fred; tap Done; select Fred",  // 9
      ])
    #expect(map.cuts.map(\.reason) == [.tooManyTabs])
    // Whether "select Fred" does anything depends on what was done before.
    #expect(map.unstableActions.map(\.first.kind) == [.select])
  }

  @Test(.bug(id: "D4"))
  func `the leak check finds every leak that is found when its walk is repeated`() async throws {
    for finding in await ExploredApps.leaky.value.findings where finding.kind == .leak {
      let session = AppSession { _ in LeakyContacts.AppDelegate() }
      session.tracesCalls = true
      await session.launch()
      for step in finding.walk {
        for place in step.actions.indices {
          let action = try #require(step.action(at: place, in: session))
          _ = await session.perform(action)
        }
      }
      let found = session.leaks.filter { !$0.isProvisional }.map { leak in
        leak.name
          + (leak.kind == .screen
            ? " has outlived its coordinator"
            : leak.container.map { " removed from the screen but still a child of \($0)" }
              ?? " left behind")
      }
      #expect(found.contains(finding.message), "\(words(finding.walk)): \(found)")
    }
  }

  @Test func `Contacts has no finding either where the content distinguishes states`() async {
    var options = ExplorationOptions()
    options.level = .content
    options.limit = 300
    let map = await Exploration(options) { _ in Contacts.AppDelegate() }.map
    #expect(map.findings.map(\.line) == [])
  }

  @Test(arguments: [StateLevel.screen, .stack, .params, .content])
  func `screens that have outlived their coordinators are found at every level, and nothing untrue`(
    level: StateLevel
  ) async {
    var options = ExplorationOptions()
    options.level = level
    options.limit = 300
    options.checksSizes = false
    let lines = await Exploration(options) { _ in LeakyContacts.AppDelegate() }.map
      .findings.map(\.line)
    #expect(lines.contains { $0.hasPrefix("leak Page \"Edit\": ") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("coordinators") }, "\(lines)")
  }

  @Test func `a link that meets a sheet leads to a screen that nobody sees`() async throws {
    var options = ExplorationOptions()
    options.limit = 200
    options.links = [try #require(URL(string: "leaky://groups/Bowling"))]
    let map = await Exploration(options) { _ in LeakyContacts.AppDelegate() }.map
    let line = map.findings.map(\.line).first { $0.hasPrefix("link") }
    // 8
    #expect(line?.hasPrefix("link Page \"Log In\": tap Log In; open") == true, "\(line ?? "")")
  }

  @Test(arguments: [DeviceSize.regular, .compact])
  func `the size is changed there and back to what it is where walks begin`(_ size: DeviceSize)
    async
  {
    var options = ExplorationOptions()
    options.limit = 50
    options.prefix = [WalkStep([.resize(size)])]
    let map = await Exploration(options) { _ in Contacts.AppDelegate() }.map
    #expect(map.findings.map(\.line) == [])
  }

  @Test func `a link that is opened after the launch adds no finding`() async throws {
    var options = ExplorationOptions()
    options.limit = 50
    options.links = [try #require(URL(string: "leaky://group/Bowling"))]
    let map = await Exploration(options) { _ in LeakyContacts.AppDelegate() }.map
    #expect(!map.findings.contains { $0.kind == .size })
    #expect(map.moves.contains { $0.id.kind == .open })
  }

  @Test func `a random walk is the same for the same seed, and its findings have short walks`()
    async throws
  {
    let run = try await wander(200, seed: 1) { _ in LeakyContacts.AppDelegate() }
    #expect(run.steps == 200)
    let again = try await wander(200, seed: 1) { _ in LeakyContacts.AppDelegate() }
    #expect(again.findings == run.findings)
    #expect(run.findings.contains { $0.kind == .leak })
    #expect(run.findings.allSatisfy { $0.walk.count <= 4 })
  }
}
