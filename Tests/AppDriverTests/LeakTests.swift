import Contacts
import HeadlessUIKit
import LeakyContacts
import Storefront
import TestSupport
import Testing

@testable import AppDriver

@Suite(.serialized, .exclusive) struct `Leak detection` {
  private func leaky() async -> AppSession {
    let session = AppSession { _ in LeakyContacts.AppDelegate() }
    await session.launch()
    return session
  }

  @Test func `a coordinator that leaks when the user goes back is reported with its holders`()
    async throws
  {
    let session = await leaky()
    _ = await session.select("Fred")
    #expect(session.leaks.isEmpty)
    _ = await session.perform(.back(steps: 1))
    let leak = try #require(session.leaks.first)
    #expect(session.leaks.count == 1)
    #expect(leak.kind == .coordinator)
    #expect(leak.name == "PersonCoordinator")
    #expect(leak.with == ["Page \"Fred\""])
    #expect(leak.action == 2)
    let path = try #require(leak.path)
    #expect(
      "\(path)"
        == "AppDelegate.appCoordinator → AppCoordinator.childCoordinators[0] → "
        + "TabsCoordinator.childCoordinators[0] → PersonsCoordinator.childCoordinators[0] → "
        + "PersonCoordinator")
  }

  @Test func `each visit adds a leak`() async {
    let session = await leaky()
    for name in ["Fred", "Barney"] {
      _ = await session.select(name)
      _ = await session.perform(.back(steps: 1))
    }
    #expect(session.leaks.map(\.action) == [2, 4])
  }

  @Test func `a coordinator that is finished by its own button doesn't leak`() async {
    let session = await leaky()
    _ = await session.select("Fred")
    _ = await session.tap("Done")
    #expect(session.leaks.isEmpty)
  }

  @Test func `a sheet that is swiped down without notifying its coordinator leaks the coordinator`()
    async
  {
    let session = await leaky()
    _ = await session.tap("Log In")
    _ = await session.perform(.swipeDown)
    #expect(session.leaks.map(\.name) == ["LoginCoordinator"])
  }

  @Test func `a visible screen whose coordinator was freed is reported`() async {
    let session = await leaky()
    _ = await session.select("Fred")
    _ = await session.tap("Edit")
    #expect(session.leaks.map(\.kind) == [.screen])
    #expect(session.leaks.map(\.name) == ["Page \"Edit\""])
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.isEmpty, "the screen has been freed too, so the finding is withdrawn")
  }

  @Test func `a screen that loses its coordinator in a canceled swipe is reported`() async {
    let session = await leaky()
    _ = await session.perform(.selectTab(1))
    _ = await session.select("Choir")
    _ = await session.perform(.swipeBack(letGo: true))
    #expect(session.leaks.map(\.name) == ["Page \"Choir\""])
  }

  @Test func `a leaked coordinator tree is one finding that lists everything it retains`()
    async throws
  {
    let session = await leaky()
    _ = await session.perform(.selectTab(2))
    _ = await session.tap("Start Over")
    let leak = try #require(session.leaks.first)
    #expect(session.leaks.count == 1)
    #expect(leak.name == "TabsCoordinator")
    #expect(leak.with.contains("PersonsCoordinator"))
    #expect(leak.with.contains("UITabBarController"))
  }

  @Test(.bug(id: "U1"))
  func `a root that was replaced under its sheet is a leak, held by the window`() async throws {
    let session = await leaky()
    _ = await session.perform(.selectTab(2))
    _ = await session.tap("Account")
    _ = await session.tap("Sign Out")
    let leak = try #require(session.leaks.first)
    #expect(session.leaks.count == 1 && leak.name == "UITabBarController")
    #expect(leak.with.contains("Page \"Account\""))
    #expect(
      leak.path.map { "\($0)" }
        == "UIWindow.transitionViews[0] → UITabBarController")
  }

  @Test func `a coordinator whose screens are in another tab is not a leak`() async {
    let session = AppSession { _ -> any UIApplicationDelegate in Storefront.AppDelegate() }
    await session.launch()
    _ = await session.perform(.selectTab(3))
    _ = await session.select("Fred")
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.isEmpty)
  }

  @Test func `classes that are retained on purpose can be declared`() async {
    let session = await leaky()
    session.keptOnPurpose = ["PersonCoordinator"]
    _ = await session.select("Fred")
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.isEmpty)
    #expect(session.keptObjects.map(\.name) == ["PersonCoordinator"])
  }

  @Test func `no leaks are reported while leak detection is off`() async {
    let session = await leaky()
    session.findsLeaks = false
    _ = await session.select("Fred")
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.isEmpty)
  }

  @Test(.bug(id: "D1"))
  func `a check examines as many objects after 100 leaks as after 50`() async {
    let session = await leaky()
    var work: [Int] = []
    for _ in 0..<100 {
      let before = session.leakCheck.work
      _ = await session.tap("Log In")
      _ = await session.perform(.swipeDown)
      work.append(session.leakCheck.work - before)
    }
    #expect(session.leaks.count == 100)
    #expect(work[99] == work[49])
    _ = await session.perform(.selectTab(2))
    _ = await session.tap("Start Over")
    #expect(session.leaks.map(\.name) == ["TabsCoordinator"], "it keeps all others alive")
    #expect(session.leaks.first?.with.count { $0 == "LoginCoordinator" } == 100)
  }

  @Test(.bug(id: "D1"))
  func `what was left behind is no leak any more when it is shown again or freed`() async {
    let first = FixtureScreen("First")
    let session = AppSession.fixture { UINavigationController(rootViewController: first) }
    await session.launch()
    let second = FixtureScreen("Second")
    first.navigationController?.pushViewController(second, animated: true)
    _ = await session.perform(.rotate)
    _ = await session.perform(.back(steps: 1))
    _ = await session.perform(.rotate)
    #expect(session.leaks.map(\.name) == ["FixtureScreen \"Second\""])
    first.present(second, animated: true)
    _ = await session.perform(.rotate)
    #expect(session.leaks.isEmpty)
    _ = await session.perform(.swipeDown)
    #expect(session.leaks.map(\.name) == ["FixtureScreen \"Second\""])
  }

  final class WaitingScreen: UIViewController {
    var answer: () -> Void = {}
  }

  @Test(.bug(id: "R1")) func `a leaked screen whose closure captures a continuation is found`()
    async
  {
    let session = AppSession.fixture {
      UINavigationController(rootViewController: FixtureScreen("First"))
    }
    await session.launch()
    let screen = WaitingScreen()
    let (stream, feed) = AsyncStream<Int>.makeStream()
    screen.answer = { feed.yield(1) }
    let first = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
    first?.pushViewController(screen, animated: true)
    _ = await session.perform(.rotate)
    #expect(session.leaks.isEmpty)
    await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
      screen.answer = { waiting.resume() }
      screen.answer()
    }
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.map(\.name) == ["WaitingScreen"])
    feed.finish()
    withExtendedLifetime((screen, stream)) {}
  }

  @Test(.bug(id: "R1"), .onMainQueue, arguments: ["Contacts", "Storefront"])
  func `turning leak detection on at any time causes no false positives`(app: String) async {
    let session = AppSession { _ -> any UIApplicationDelegate in
      if app == "Contacts" { return Contacts.AppDelegate() }
      return Storefront.AppDelegate()
    }
    await session.launch()
    let wanderer = Wanderer(session, seed: 0x9E37_79B9_7F4A_7C15)
    var last: [UserAction] = []
    for step in 0..<1_000 {
      if step % 5 == 0 { session.findsLeaks.toggle() }
      last.append(await wanderer.step().0)
      guard session.leaks.isEmpty, session.crash == nil else {
        Issue.record("\(session.leaks) \("\(session.crash as Any)") after \(last.suffix(12))")
        return
      }
    }
  }

  @Test(.onMainQueue, arguments: ["Contacts", "Storefront"])
  func `1,000 random actions cause no false positives`(app: String) async {
    let session = AppSession { _ -> any UIApplicationDelegate in
      if app == "Contacts" { return Contacts.AppDelegate() }
      return Storefront.AppDelegate()
    }
    await session.launch()
    let wanderer = Wanderer(session, seed: 88_172_645_463_325_252)
    var last: [UserAction] = []
    for _ in 0..<1_000 {
      let (action, _) = await wanderer.step()
      last.append(action)
      guard session.leaks.isEmpty, session.crash == nil else {
        Issue.record("\(session.leaks) \("\(session.crash as Any)") after \(last.suffix(8))")
        return
      }
    }
    let screens = wanderer.screens
    #expect(
      screens.count > (app == "Contacts" ? 4 : 12),
      "too few kinds of screens were visited: \(screens.sorted())")
  }
}
