import AppDriver
import Testing
import Walkthroughs

@testable import Recipes

/// All tests, one after another, because a process has only one `UIApplication.shared`.
@Suite(.serialized) enum AppTests {}

extension AppTests {
  @MainActor @Suite struct RecipesTests {
    private func launched() async -> AppSession {
      let session = AppSession { _ in AppDelegate() }
      await session.launch()
      return session
    }

    @Test func `selecting a recipe shows its page, and Back releases its coordinator`() async throws
    {
      let session = await launched()
      #expect(await session.select("Tomato soup").isDone)
      #expect(session.screen()?.stack == ["Recipes", "Tomato soup"])
      #expect(session.screen()?.flow.last == "RecipeCoordinator")
      #expect(await session.perform(.back(steps: 1)).isDone)
      #expect(session.screen()?.flow.last == "RecipesCoordinator")
    }

    @Test func `a form with text in it can't be swiped away`() async throws {
      let session = await launched()
      _ = await session.perform(.selectTab(2))
      #expect(await session.tap("Add").isDone)
      #expect(await session.enter("bread", into: "Item").isDone)
      let swipe = await session.perform(.swipeDown)
      #expect(swipe.result == .refused(.sheetStays("New Item")))
    }

    @Test(arguments: Walkthrough.all(in: "../../walks"))
    func `a walk passes`(walk: Walkthrough) async throws {
      try await walk.run { _ in AppDelegate() }
    }
  }
}
