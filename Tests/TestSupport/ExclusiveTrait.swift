// A build of everything with the static standard library has no Testing.
#if canImport(Testing)

  public import Testing

  /// Gives a test the process's one app to itself.
  ///
  /// UIKit has one `UIApplication.shared`, so whatever launches an app or makes view controllers
  /// must not interleave with another test that does. `.serialized` holds only within a suite, and
  /// SwiftPM runs the suites of all test targets in one process: this holds across all of them.
  ///
  ///     @Suite(.exclusive) struct NavigationTests { … }
  public nonisolated struct ExclusiveTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether the test that is running holds the app already, by a suite around its own.
    @TaskLocal private static var isHeld = false
    private static let turns = Turns()

    /// A suite hands the trait on: each of its tests takes its own turn.
    public var isRecursive: Bool { true }

    /// Waits for the test's turn, runs it, and lets the next one go on.
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
    /// Gives each test the process's one app to itself.
    public nonisolated static var exclusive: Self { Self() }
  }

#endif
