/// Where a package finds flowsh.
package enum FlowshSource: Equatable, Sendable {
  /// The absolute path of a checkout.
  case path(String)
  case url(String)

  /// Reads the value of `--flowsh`, a path or an address.
  ///
  /// - Parameter text: An absolute path, or an address such as `https://…` or `git@host:path`.
  /// - Throws: An error if there is no checkout of flowsh at the path.
  package init(_ text: String) throws(AdoptionError) {
    if Self.isAddress(text) {
      self = .url(text)
      return
    }
    guard let real = Path.real(text), Self.isCheckout(real) else { throw .noFlowsh(text) }
    self = .path(real)
  }

  /// Returns whether a text is an address rather than a path.
  package static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.firstMatch(of: /^[\w.-]+@[\w.-]+:/) != nil
  }

  /// Finds the checkout that built a program.
  ///
  /// - Parameters:
  ///   - program: The path of the executable, which lies in the checkout's build folder, unless it
  ///     has been installed.
  ///   - source: The path of a source file at the time of the build.
  /// - Throws: An error if the checkout isn't there any more.
  package init(program: String?, source: String) throws(AdoptionError) {
    for start in [program.flatMap(Path.real), source].compactMap({ $0 }) {
      var folder = start
      while folder != "/" {
        folder = Path.folder(of: folder)
        if Self.isCheckout(folder) {
          self = .path(Path.real(folder) ?? folder)
          return
        }
      }
    }
    throw .noFlowsh(Path.normalized(source + "/../../../.."))
  }

  private static func isCheckout(_ folder: String) -> Bool {
    Path.isFolder(folder + "/Sources/Plugins/AppSources")
      && Contents.text(folder + "/Package.swift")?.contains("name: \"flowsh\"") == true
  }

  /// The names of the targets of a checkout; no target of another package can have the same.
  var targetNames: Set<String> {
    guard case .path(let folder) = self, let text = Contents.text(folder + "/Package.swift") else {
      return []
    }
    return Set(text.matches(of: /arget\(\s*name: "([^"]+)"/).map { String($0.1) })
  }

  /// The name by which products refer to flowsh.
  var packageName: String {
    switch self {
    case .path: "flowsh"
    case .url(let url): PackageReference.identity(of: url)
    }
  }
}
