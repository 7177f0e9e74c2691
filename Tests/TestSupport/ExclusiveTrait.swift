// A build of everything with the static standard library has no Testing.
#if canImport(Testing)

  public import Testing

  /// Gives a suite the process's one app to itself, from its first test to its last.
  ///
  /// UIKit has one `UIApplication.shared`, so whatever launches an app or makes view controllers
  /// must not interleave with another test that does. `.serialized` holds only within a suite, and
  /// SwiftPM runs the suites of all test targets in one process: this holds across all of them.
  /// The suite waits and its tests don't, so that their durations are those of their own work.
  ///
  ///     @Suite(.serialized, .exclusive) struct NavigationTests { … }
  public nonisolated struct ExclusiveTrait: SuiteTrait, TestScoping {
    private static let turns = Turns()

    /// The suite takes a turn; its tests, and the suites in it, have it with it.
    public var isRecursive: Bool { false }

    /// Waits for the suite's turn, runs it, and lets the next one go on.
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
    /// Gives a suite, which must be `.serialized` too, the process's one app to itself.
    public nonisolated static var exclusive: Self { Self() }
  }

#endif
