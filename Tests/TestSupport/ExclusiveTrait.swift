// Testing is missing in a build of all targets with the static standard library.
#if canImport(Testing)

  public import Testing

  /// Makes suites run one at a time, because a process has only one app.
  ///
  /// UIKit has one `UIApplication.shared`, so a test that launches an app or creates view
  /// controllers must not interleave with another one. `.serialized` works only within a suite, but
  /// SwiftPM runs the suites of all test targets in one process. This trait works across them all.
  /// The suite waits, not its tests, so the duration of each test is that of its own work.
  ///
  ///     @Suite(.serialized, .exclusive) struct NavigationTests { … }
  public nonisolated struct ExclusiveTrait: SuiteTrait, TestScoping {
    private static let turns = Turns()

    /// The suite waits for one turn, which its tests and the suites in it share.
    public var isRecursive: Bool { false }

    /// Waits for the suite's turn, runs the suite, and starts the next turn.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      precondition(
        test.traits.contains { $0 is ParallelizationTrait },
        "\(test.name) needs .serialized beside .exclusive")
      await Self.turns.begin()
      defer { Self.turns.end() }
      try await function()
    }
  }

  extension Trait where Self == ExclusiveTrait {
    /// Makes the suites run one at a time; each must be `.serialized` too.
    public nonisolated static var exclusive: Self { Self() }
  }

#endif
