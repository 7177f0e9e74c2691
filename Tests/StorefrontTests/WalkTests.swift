import TestSupport
import Testing

@Suite(.exclusive) struct WalkTests {
  @Test(arguments: Walk.all)
  func `a walk does what it expects, twice the same`(_ walk: Walk) async throws {
    #expect(try await walk.run() == [])
    #expect(try await walk.run() == [])
  }

  @Test func `there is a walk for each system, and the tour`() {
    #expect(Walk.all.count >= 26)
  }
}
