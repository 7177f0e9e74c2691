/// The order to find the pieces of a package that don't compile here, as JSON.
package struct SettlePlan: Codable, Equatable, Sendable {
  package struct Target: Codable, Equatable, Sendable {
    /// The plan that the build plugin made for the target.
    package let plan: String
    /// The compiler's options: the language mode, conditions, and the folders of modules.
    package let arguments: [String]
    /// The package's own sources, which are compiled with the target as they are.
    package let own: [String]
    /// The file that receives the pieces, which the target's builds then go without.
    package let pieces: String
    /// Whether the target has tests, which are left out whole: one that is left without an
    /// expectation would pass.
    package let hasTests: Bool

    package init(
      plan: String, arguments: [String], own: [String] = [], pieces: String, hasTests: Bool = false
    ) {
      self.plan = plan
      self.arguments = arguments
      self.own = own
      self.pieces = pieces
      self.hasTests = hasTests
    }
  }

  /// The Swift compiler.
  package let compiler: String
  /// The SDK and the modules that the sources are compiled with, by which pieces differ.
  package let sdk: String
  /// A folder for texts and modules; it is removed at the end.
  package let folder: String
  /// Whether the pieces that were found before are taken if the texts are the same.
  package let isKnown: Bool
  /// The targets, each after those that it imports.
  package let targets: [Target]

  package init(
    compiler: String, sdk: String, folder: String, isKnown: Bool = false, targets: [Target]
  ) {
    self.compiler = compiler
    self.sdk = sdk
    self.folder = folder
    self.isKnown = isKnown
    self.targets = targets
  }
}

/// The result for a target, which the tool prints as a line of JSON.
package struct SettledTarget: Codable, Sendable {
  package let module: String
  /// The number of times that the compiler read the sources.
  package let rounds: Int
  /// The errors that are left, for which nothing could be left out.
  package let errors: [Diagnostic]
  /// Whether the pieces were written; otherwise, the compiler has ended too early.
  package let hasPieces: Bool

  package init(module: String, rounds: Int, errors: [Diagnostic], hasPieces: Bool) {
    self.module = module
    self.rounds = rounds
    self.errors = errors
    self.hasPieces = hasPieces
  }
}
