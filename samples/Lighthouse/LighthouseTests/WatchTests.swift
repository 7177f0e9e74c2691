import UIKit
import XCTest

@testable import Lighthouse

@MainActor final class WatchTests: XCTestCase {
  private var window: UIWindow!
  private var navigation: UINavigationController!
  private var coordinator: WatchCoordinator!

  override func setUp() async throws {
    navigation = UINavigationController()
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    coordinator = WatchCoordinator(navigation)
    coordinator.start()
  }

  func testBeginsWithTheTasks() {
    XCTAssertTrue(navigation.topViewController is TasksViewController)
  }

  func testEndsWithTheLetter() {
    coordinator.letterViewControllerDidSend(LetterViewController())
    XCTAssertTrue(navigation.viewControllers.last is EndOfWatchViewController)
  }

  func testShowsTheRecordsAsASheet() {
    let isShown = expectation(description: "the records are shown")
    navigation.present(RecordsViewController(), animated: true) { isShown.fulfill() }
    wait(for: [isShown], timeout: 2)
    XCTAssertTrue(navigation.presentedViewController is RecordsViewController)
  }
}
