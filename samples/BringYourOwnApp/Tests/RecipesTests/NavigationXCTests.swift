import UIKit
import XCTest

@testable import Recipes

/// The same kind of tests with XCTest.
final class NavigationXCTests: XCTestCase {
  func testARecipeIsShownWhenItIsPushed() {
    let coordinator = RecipesCoordinator(cookbook: Cookbook())
    coordinator.start()
    let navigation = coordinator.navigationController
    UIApplication.shared.keyWindow?.rootViewController = navigation
    coordinator.show(Cookbook().recipes[0])
    let isShown = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in navigation.topViewController?.viewIfLoaded?.window != nil },
      object: nil)
    wait(for: [isShown], timeout: 2)
    XCTAssertEqual(navigation.topViewController?.title, "Pancakes")
  }

  func testTheCompletionOfAPresentationArrivesWhileTheTestWaits() {
    let presenter = UIViewController()
    UIApplication.shared.keyWindow?.rootViewController = presenter
    let isPresented = expectation(description: "presented")
    presenter.present(UIViewController(), animated: true) { isPresented.fulfill() }
    wait(for: [isPresented], timeout: 2)
    let isDismissed = expectation(description: "dismissed")
    presenter.dismiss(animated: true) { isDismissed.fulfill() }
    wait(for: [isDismissed], timeout: 2)
    XCTAssertNil(presenter.presentedViewController)
  }
}
