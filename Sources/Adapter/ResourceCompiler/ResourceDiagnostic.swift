/// What is wrong with a resource, in the form that compilers use.
package struct ResourceDiagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int?
  /// Whether it prevents the build; otherwise, something is left out.
  package let isError: Bool
  package let message: String

  init(_ path: String, line: Int? = nil, isError: Bool = true, _ message: String) {
    self.path = path
    self.line = line
    self.isError = isError
    self.message = message
  }

  package var description: String {
    let place = line.map { "\(path):\($0):1" } ?? path
    let text = "\(place): \(isError ? "error" : "warning"): \(message)"
    // A name in a file could otherwise pretend to be another diagnostic.
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }
}
