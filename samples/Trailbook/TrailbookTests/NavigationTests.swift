import UIKit
import XCTest

@testable import Trailbook

class NavigationTests: XCTestCase {
  private var window: UIWindow!

  override func setUp() {
    super.setUp()
    UserDefaults.standard.removeObject(forKey: "name")
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  func testTheStoryboardConnectsOutletsAndActions() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
    XCTAssertEqual(tabs?.viewControllers?.count, 2)
    let settings = (tabs?.viewControllers?.last as? UINavigationController)?.viewControllers.first
    settings?.loadViewIfNeeded()
    XCTAssertTrue(settings is SettingsViewController)
    XCTAssertEqual((settings as? UITableViewController)?.tableView.numberOfSections, 2)
  }

  func testANameLeadsToTheTabs() throws {
    let coordinator = AppCoordinator(window: window)
    coordinator.start()
    window.makeKeyAndVisible()
    let welcome = try XCTUnwrap(window.rootViewController as? WelcomeViewController)
    coordinator.welcomeViewController(welcome, didEnter: "Ada")
    XCTAssertTrue(window.rootViewController is UITabBarController)
    XCTAssertEqual(coordinator.children.count, 1)
  }

  func testTheNotesCoordinatorGoesWithItsScreen() throws {
    let navigation = UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController()
      .flatMap { ($0 as? UITabBarController)?.viewControllers?.first as? UINavigationController }
    let trails = TrailsCoordinator(navigation: try XCTUnwrap(navigation), store: TrailStore())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    trails.start()
    trails.showTrail(named: "lake")
    let trail = try XCTUnwrap(navigation?.topViewController as? TrailViewController)
    trail.loadViewIfNeeded()
    trail.notesTapped(UIBarButtonItem())
    XCTAssertEqual(trails.children.count, 1)
    // The second push waits for the animation of the first one.
    let shown = expectation(
      for: NSPredicate { _, _ in navigation?.topViewController is NotesViewController },
      evaluatedWith: nil)
    wait(for: [shown], timeout: 5)
    navigation?.popViewController(animated: false)
    let gone = expectation(for: NSPredicate { _, _ in trails.children.isEmpty }, evaluatedWith: nil)
    wait(for: [gone], timeout: 5)
  }
}
