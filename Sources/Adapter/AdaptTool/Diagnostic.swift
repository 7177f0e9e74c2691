import Foundation

/// A mistake in the form that compilers use, so that SwiftPM and editors find its place.
struct Diagnostic: Error, CustomStringConvertible {
  let path: String
  var line: Int?
  let message: String

  var description: String {
    line.map { "\(path):\($0):1: error: \(message)" } ?? "\(path): error: \(message)"
  }
}

/// Several mistakes, one on each line.
struct DiagnosticList: Error, CustomStringConvertible {
  let errors: [any Error]
  /// What to do about them.
  let note: String?

  var description: String {
    (errors.map { "\($0)" } + [note].compactMap { $0 }).joined(separator: "\n")
  }
}
