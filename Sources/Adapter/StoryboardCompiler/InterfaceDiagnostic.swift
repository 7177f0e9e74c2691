/// A mistake in a storyboard or nib, or what was skipped in it.
package struct InterfaceDiagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let isError: Bool
  package let message: String
  /// Whether it is about an outlet or action that the app doesn't have.
  package let isBrokenConnection: Bool
  /// The name of the property, or the selector, of a broken connection.
  package let member: String?

  init(
    path: String, line: Int, isError: Bool, isBrokenConnection: Bool = false,
    member: String? = nil, _ message: String
  ) {
    self.path = path
    self.line = line
    self.isError = isError
    self.isBrokenConnection = isBrokenConnection
    self.member = member
    self.message = message
  }

  /// The diagnostic in the form that compilers use, on one line.
  package var description: String {
    let text =
      "\(path):\(line):1: \(isError ? "error" : "warning"): \(message)"
      + (isBrokenConnection && !isError ? "; it is skipped" : "")
    // A name in the document could otherwise pretend to be another diagnostic.
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }
}

/// Collects diagnostics of a document.
struct Diagnostics {
  let document: Document
  /// Whether connections that can't be made are warnings.
  let isLenient: Bool
  private(set) var all: [InterfaceDiagnostic] = []
  /// What has been reported, once per kind.
  private var kinds: Set<String> = []

  init(_ document: Document, isLenient: Bool) {
    self.document = document
    self.isLenient = isLenient
  }

  /// Reports a connection that can't be made.
  mutating func broken(_ message: String, at element: Element, in owner: Element) {
    all.append(
      InterfaceDiagnostic(
        path: document.path, line: element.line, isError: !isLenient,
        isBrokenConnection: true,
        member: element["property"] ?? element["selector"] ?? element["unwindAction"]
          ?? element["destinationCreationSelector"],
        "\(document.place(of: owner)): \(message)"))
  }

  mutating func warn(_ message: String, at element: Element, in owner: Element? = nil) {
    let place = owner.map { document.place(of: $0) + ": " } ?? ""
    all.append(
      InterfaceDiagnostic(
        path: document.path, line: element.line, isError: false, place + message))
  }

  /// Reports something that is skipped, once for each kind.
  mutating func skip(_ what: String, at element: Element, in owner: Element? = nil) {
    guard kinds.insert(what).inserted else { return }
    warn(what, at: element, in: owner)
  }
}
