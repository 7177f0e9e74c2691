import ArgumentParser

/// A kind of random input, and the check of flowsh's behavior with it.
nonisolated struct Generator: Sendable {
  /// The name for `--only`.
  let name: String
  let summary: String
  /// Whether parts of a piece are also inputs of this kind.
  var shrinksWithinPieces = true
  /// A program that reads the input from a pipe, with its arguments; `nil` if there is none.
  var reader: @MainActor (Input) -> String? = { _ in nil }
  /// Makes the input of a trial.
  let make: @MainActor (inout Random, Draft) -> Void
  /// Checks an input, which may also be a part of one that was made.
  let check: @MainActor (Input) throws(Mismatch) -> Void
}

nonisolated extension Generator {
  /// The generators that a run without `--only` uses.
  static let all = [
    grammar, actions, walkthroughs, data, tables, keys, objects, messages,
  ]
}

nonisolated extension Generator: ExpressibleByArgument {
  init?(argument: String) {
    guard let found = (Self.all + [.planted]).first(where: { $0.name == argument }) else {
      return nil
    }
    self = found
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { all.map(\.name) }
}
