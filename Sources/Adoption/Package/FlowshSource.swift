/// Where a package finds flowsh.
package enum FlowshSource: Equatable, Sendable {
  /// The absolute path of a checkout.
  case path(String)
  /// The address of a repository, and what of it is used: its branch `main` if it isn't said.
  case repository(String, PackageReference.Requirement?)

  /// Reads the value of `--flowsh`, a path or an address.
  ///
  /// - Parameter text: An absolute path, or an address such as `https://…` or `git@host:path`,
  ///   which may end in `#` and a branch, a version or a revision.
  /// - Throws: An error if there is no checkout of flowsh at the path, or nothing follows `#`.
  package init(_ text: String) throws(AdoptionError) {
    if Self.isAddress(text) {
      guard text.unicodeScalars.allSatisfy(Self.isForAddresses) else { throw .noAddress(text) }
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard let url = parts.first, parts.last?.isEmpty == false else { throw .noReference(text) }
      self = .repository(
        String(url), parts.count > 1 ? Self.requirement(String(parts[1])) : nil)
      return
    }
    guard let real = Path.real(text), Self.isCheckout(real) else { throw .noFlowsh(text) }
    self = .path(real)
  }

  /// Returns whether a text is an address rather than a path.
  package static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.firstMatch(of: /^[\w.-]+@[\w.-]+:/) != nil
  }

  /// Returns whether a character may occur in an address or in what follows #.
  private static func isForAddresses(_ sign: UnicodeScalar) -> Bool {
    !sign.properties.isWhitespace && sign.properties.generalCategory != .control
      && !"\"'\\<>`".unicodeScalars.contains(sign)
  }

  /// Returns what a reference stands for.
  ///
  /// SwiftPM finds a tag that is no version, and a short revision, as it finds a branch.
  private static func requirement(_ reference: String) -> PackageReference.Requirement {
    if reference.wholeMatch(of: /[0-9a-f]{40}/) != nil { return .revision(reference) }
    if let match = reference.wholeMatch(of: /v?(\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)/) {
      return .exact(String(match.1))
    }
    return .branch(reference)
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

  /// The name by which products refer to flowsh.
  var packageName: String {
    switch self {
    case .path: "flowsh"
    case .repository(let url, _): PackageReference.identity(of: url)
    }
  }
}
