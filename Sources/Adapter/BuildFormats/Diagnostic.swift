/// A mistake in a source, document or resource of an app, or a part of it that is left out.
package struct Diagnostic: Error, Codable, Equatable, Sendable {
  /// The absolute path of the file.
  package let path: String
  package let line: Int?
  /// Whether it prevents the build; otherwise, something is left out.
  package let isError: Bool
  package let message: String
  /// The property or the selector of an outlet or action that the app doesn't have.
  package let member: String?

  package init(
    _ path: String, line: Int? = nil, isError: Bool = true, member: String? = nil,
    _ message: String
  ) {
    self.path = path
    self.line = line
    self.isError = isError
    self.member = member
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in the form that compilers use, on one line.
  package var description: String {
    let place = line.map { "\(path):\($0):1" } ?? path
    let text =
      "\(place): \(isError ? "error" : "warning"): \(message)"
      + (member != nil && !isError ? "; it is skipped" : "")
    // A name in a file could otherwise pretend to be another diagnostic.
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }
}
