// Testing is missing in a build of all targets with the static standard library.
#if canImport(Testing)

  public import Testing

  /// Makes tests run one at a time, because a process has only one app.
  ///
  /// UIKit has one `UIApplication.shared`, so a test that launches an app or creates view
  /// controllers must not interleave with another one. `.serialized` works only within a suite, but
  /// SwiftPM runs the suites of all test targets in one process. This trait works across them all.
  ///
  ///     @Suite(.exclusive) struct NavigationTests { … }
  public nonisolated struct ExclusiveTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether an enclosing suite of the running test holds the app already.
    @TaskLocal private static var isHeld = false
    private static let turns = Turns()

    /// A suite passes the trait on: each of its tests waits for its own turn.
    public var isRecursive: Bool { true }

    /// Waits for the test's turn, runs the test, and starts the next turn.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      guard !Self.isHeld else { return try await function() }
      await Self.turns.begin()
      defer { Self.turns.end() }
      try await Self.$isHeld.withValue(true) { try await function() }
    }
  }

  extension Trait where Self == ExclusiveTrait {
    /// Makes the tests run one at a time, because a process has only one app.
    public nonisolated static var exclusive: Self { Self() }
  }

#endif
