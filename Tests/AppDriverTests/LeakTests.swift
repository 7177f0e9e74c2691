import AppDriver
import Contacts
import HeadlessUIKit
import LeakyContacts
import Storefront
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct `What an app leaves behind` {
  private func leaky() async -> AppSession {
    let session = AppSession { _ in LeakyContacts.AppDelegate() }
    await session.launch()
    return session
  }

  @Test func `a child left behind by the system Back is named with its holders`() async throws {
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

  @Test func `each visit leaves one more`() async {
    let session = await leaky()
    for name in ["Fred", "Barney"] {
      _ = await session.select(name)
      _ = await session.perform(.back(steps: 1))
    }
    #expect(session.leaks.map(\.action) == [2, 4])
  }

  @Test func `a child that its own button ends leaves nothing behind`() async {
    let session = await leaky()
    _ = await session.select("Fred")
    _ = await session.tap("Done")
    #expect(session.leaks.isEmpty)
  }

  @Test func `a sheet swiped away without notice leaves its coordinator behind`() async {
    let session = await leaky()
    _ = await session.tap("Log In")
    _ = await session.perform(.swipeDown)
    #expect(session.leaks.map(\.name) == ["LoginCoordinator"])
  }

  @Test func `a screen whose coordinator is gone is named`() async {
    let session = await leaky()
    _ = await session.select("Fred")
    _ = await session.tap("Edit")
    #expect(session.leaks.map(\.kind) == [.screen])
    #expect(session.leaks.map(\.name) == ["Page \"Edit\""])
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.isEmpty, "the screen has gone too, so the finding is withdrawn")
  }

  @Test func `a cancelled swipe leaves a screen without its coordinator`() async {
    let session = await leaky()
    _ = await session.perform(.selectTab(1))
    _ = await session.select("Choir")
    _ = await session.perform(.swipeBack(letGo: true))
    #expect(session.leaks.map(\.name) == ["Page \"Choir\""])
  }

  @Test func `an old tree that stays alive is one finding with all that it retains`() async throws {
    let session = await leaky()
    _ = await session.perform(.selectTab(2))
    _ = await session.tap("Start Over")
    let leak = try #require(session.leaks.first)
    #expect(session.leaks.count == 1)
    #expect(leak.name == "TabsCoordinator")
    #expect(leak.with.contains("PersonsCoordinator"))
    #expect(leak.with.contains("UITabBarController"))
  }

  @Test func `a coordinator whose screens wait in another tab is not left behind`() async {
    let session = AppSession { _ -> any UIApplicationDelegate in Storefront.AppDelegate() }
    await session.launch()
    _ = await session.perform(.selectTab(3))
    _ = await session.select("Fred")
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.isEmpty)
  }

  @Test func `objects kept on purpose can be declared`() async {
    let session = await leaky()
    session.keptOnPurpose = ["PersonCoordinator"]
    _ = await session.select("Fred")
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.isEmpty)
    #expect(session.keptObjects.map(\.name) == ["PersonCoordinator"])
  }

  @Test func `nothing is searched while the check is off`() async {
    let session = await leaky()
    session.findsLeaks = false
    _ = await session.select("Fred")
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.isEmpty)
  }

  final class WaitingScreen: UIViewController {
    var answer: () -> Void = {}
  }

  @Test func `R1: a screen whose closure captures a continuation is checked`() async {
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

  @Test(.onMainQueue, arguments: ["Contacts", "Storefront"])
  func `R1: no false finding if the check is turned on at any time`(app: String) async {
    let session = AppSession { _ -> any UIApplicationDelegate in
      if app == "Contacts" { return Contacts.AppDelegate() }
      return Storefront.AppDelegate()
    }
    await session.launch()
    let wanderer = Wanderer(session, seed: 0x9E37_79B9_7F4A_7C15)
    var last: [UserAction] = []
    for step in 0..<3_000 {
      if step % 5 == 0 { session.findsLeaks.toggle() }
      last.append(await wanderer.step().0)
      guard session.leaks.isEmpty, session.crash == nil else {
        Issue.record("\(session.leaks) \("\(session.crash as Any)") after \(last.suffix(12))")
        return
      }
    }
  }

  @Test(.onMainQueue, arguments: ["Contacts", "Storefront"])
  func `no false finding in 10,000 random actions`(app: String) async {
    let session = AppSession { _ -> any UIApplicationDelegate in
      if app == "Contacts" { return Contacts.AppDelegate() }
      return Storefront.AppDelegate()
    }
    await session.launch()
    let wanderer = Wanderer(session, seed: 88_172_645_463_325_252)
    var last: [UserAction] = []
    for _ in 0..<10_000 {
      let (action, _) = await wanderer.step()
      last.append(action)
      guard session.leaks.isEmpty, session.crash == nil else {
        Issue.record("\(session.leaks) \("\(session.crash as Any)") after \(last.suffix(8))")
        return
      }
    }
    let screens = wanderer.screens
    #expect(screens.count > (app == "Contacts" ? 4 : 12), "it got around: \(screens.sorted())")
  }
}
