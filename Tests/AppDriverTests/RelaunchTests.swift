import AppDriver
import Contacts
import HeadlessUIKit
import LeakyContacts
import Storefront
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `Objects of the previous launch` {
  enum DemoApp: String, CaseIterable {
    case contacts, leaky, storefront

    @MainActor func makeDelegate() -> any UIApplicationDelegate {
      switch self {
      case .contacts: Contacts.AppDelegate()
      case .leaky: LeakyContacts.AppDelegate()
      case .storefront: Storefront.AppDelegate()
      }
    }
  }

  @Test(.bug(id: "F12"), arguments: DemoApp.allCases)
  func `are all freed by a relaunch`(_ app: DemoApp) async {
    let session = AppSession { _ in app.makeDelegate() }
    await session.launch()
    let objects = LaunchedObjects(of: session)
    for name in ["AppDelegate", "AppCoordinator", "UIWindow", "UITabBarController"] {
      #expect(objects.classes.contains { $0.hasSuffix(".\(name)") }, "\(objects.classes)")
    }
    await session.launch()
    #expect(objects.alive == [:])
  }

  @Test(.bug(id: "F12"), arguments: DemoApp.allCases)
  func `are all freed by a relaunch after any actions`(_ app: DemoApp) async {
    let session = AppSession { _ in app.makeDelegate() }
    session.tracesCalls = true
    let wanderer = Wanderer(session, seed: 0x2545_F491_4F6C_DD1D)
    for count in 1...20 {
      await session.launch()
      var actions: [UserAction] = []
      for _ in 0..<count { actions.append(await wanderer.step().0) }
      let objects = LaunchedObjects(of: session)
      await session.launch()
      guard objects.alive == [:], session.leaks == [] else {
        Issue.record("\(objects.alive) \(session.leaks) after \(actions)")
        return
      }
    }
    session.tracesCalls = false
  }

  @Test(.bug(id: "F12"), arguments: DemoApp.allCases)
  func `are all freed when the session ends`(_ app: DemoApp) async {
    let session = AppSession { _ in app.makeDelegate() }
    await session.launch()
    let objects = LaunchedObjects(of: session)
    session.end()
    #expect(objects.alive == [:])
  }
}
