import BuildFormats

/// Collects diagnostics of a document.
struct Diagnostics {
  let document: Document
  /// Whether connections that can't be made are warnings.
  let isLenient: Bool
  private(set) var all: [Diagnostic] = []
  /// The messages of which each is reported once.
  private var kinds: Set<String> = []

  init(_ document: Document, isLenient: Bool) {
    self.document = document
    self.isLenient = isLenient
  }

  /// Reports a connection that can't be made.
  mutating func broken(_ message: String, at element: Element, in owner: Element) {
    all.append(
      Diagnostic(
        document.path, line: element.line, isError: !isLenient,
        member: element["property"] ?? element["selector"] ?? element["unwindAction"]
          ?? element["destinationCreationSelector"] ?? "",
        "\(document.place(of: owner)): \(message)"))
  }

  mutating func warn(_ message: String, at element: Element, in owner: Element? = nil) {
    let place = owner.map { document.place(of: $0) + ": " } ?? ""
    all.append(Diagnostic(document.path, line: element.line, isError: false, place + message))
  }

  /// Reports something that is skipped, once for each kind.
  mutating func skip(_ what: String, at element: Element, in owner: Element? = nil) {
    guard kinds.insert(what).inserted else { return }
    warn(what, at: element, in: owner)
  }
}
