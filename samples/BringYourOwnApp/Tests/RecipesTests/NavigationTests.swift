import Testing
import UIKit

@testable import Recipes

extension AppTests {
  /// Tests as they run on iOS: they only import UIKit, and wait for what it does.
  @MainActor @Suite struct NavigationTests {
    private let cookbook = Cookbook()

    /// Suspends until a condition holds, at most a second.
    private func wait(until isMet: () -> Bool) async throws {
      for _ in 0..<200 where !isMet() { try await Task.sleep(for: .milliseconds(5)) }
      #expect(isMet())
    }

    @Test func `the coordinator of a recipe leaves with its screen`() async throws {
      let coordinator = RecipesCoordinator(cookbook: cookbook)
      coordinator.start()
      let navigation = coordinator.navigationController
      UIApplication.shared.keyWindow?.rootViewController = navigation
      coordinator.show(cookbook.recipes[1])
      #expect(navigation.viewControllers.map(\.title) == ["Recipes", "Tomato soup"])
      try await wait { navigation.transitionCoordinator == nil }
      #expect(coordinator.childCoordinators.count == 1)
      navigation.popViewController(animated: true)
      try await wait { coordinator.childCoordinators.isEmpty }
    }

    @Test
    func `the form for an item is presented, and its coordinator leaves when it is dismissed`()
      async throws
    {
      let coordinator = ShoppingCoordinator(cookbook: cookbook)
      coordinator.start()
      let navigation = coordinator.navigationController
      UIApplication.shared.keyWindow?.rootViewController = navigation
      let list = try #require(navigation.topViewController as? ShoppingListViewController)
      list.onAdd?()
      try await wait { navigation.presentedViewController != nil }
      let sheet = try #require(navigation.presentedViewController as? UINavigationController)
      let form = try #require(sheet.topViewController as? AddItemViewController)
      try await wait { !sheet.isBeingPresented }
      form.onSave?(Item(name: "bread"))
      try await wait { coordinator.childCoordinators.isEmpty }
      #expect(cookbook.shoppingList == [Item(name: "bread")])
      #expect(navigation.presentedViewController == nil)
    }
  }
}
