/// A type that makes the inputs of trials and checks what flowsh does with them.
protocol Generator {
  /// Makes the input of a trial.
  func make(_ random: inout Random, into draft: Draft)

  /// Checks an input, which may also be a part of one that `make` returned.
  func check(_ input: Input) throws(Mismatch)

  /// Whether parts of a piece are also inputs of this kind.
  var shrinksWithinPieces: Bool { get }

  /// A program that reads the input from a pipe, with its arguments; `nil` if there is none.
  func reader(of input: Input) -> String?
}

extension Generator {
  var shrinksWithinPieces: Bool { true }

  func reader(of input: Input) -> String? { nil }
}
