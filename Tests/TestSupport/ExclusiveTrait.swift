// The Testing module is missing when all targets are built with the static standard library.
#if canImport(Testing)

  public import Testing

  /// A trait that makes suites run one at a time, because a process has only one app.
  ///
  /// UIKit has one `UIApplication.shared`, so a test that launches an app or creates view
  /// controllers must not be interleaved with another. `.serialized` works only within a suite, but
  /// SwiftPM runs the suites of all test targets in one process. This trait works across all of
  /// them. The suite waits rather than its tests, so each test's duration includes only its own
  /// work.
  ///
  ///     @Suite(.serialized, .exclusive) struct NavigationTests { … }
  public nonisolated struct ExclusiveTrait: SuiteTrait, TestScoping {
    private static let turns = Turns()

    /// Always `false`: the suite waits once, and its tests and nested suites share its turn.
    public var isRecursive: Bool { false }

    /// Waits for the suite's turn, runs the suite, and ends the turn.
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
    /// A trait that makes suites run one at a time; each suite must also be `.serialized`.
    public nonisolated static var exclusive: Self { Self() }
  }

#endif
