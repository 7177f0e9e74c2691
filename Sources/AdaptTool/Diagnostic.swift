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
