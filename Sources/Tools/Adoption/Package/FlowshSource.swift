/// The checkout of flowsh that a package is built with.
package struct FlowshSource: Equatable, Sendable {
  /// The absolute path of the checkout.
  package let path: String

  /// Finds the checkout in a folder, the value of `--flowsh`.
  ///
  /// - Throws: An error if there is no checkout of flowsh.
  package init(_ folder: String) throws(AdoptionError) {
    guard let real = Path.real(folder), Self.isCheckout(real) else { throw .noFlowsh(folder) }
    path = real
  }

  /// Finds the checkout that built a program.
  ///
  /// - Parameters:
  ///   - program: The path of the executable, which lies in the checkout's build folder, unless it
  ///     has been installed.
  ///   - source: The path of the Swift file that calls this, at the time of the build.
  /// - Throws: An error if the checkout isn't there any more.
  package init(program: String?, source: String) throws(AdoptionError) {
    for start in [program.flatMap(Path.real), source].compactMap({ $0 }) {
      var folder = start
      while folder != "/" {
        folder = Path.folder(of: folder)
        if Self.isCheckout(folder) {
          path = Path.real(folder) ?? folder
          return
        }
      }
    }
    throw .noFlowsh(source.split(separator: "/Sources/").dropLast().joined(separator: "/Sources/"))
  }

  private static func isCheckout(_ folder: String) -> Bool {
    Path.isFolder(folder + "/\(adapter)/AppSources")
      && Contents.text(folder + "/Package.swift")?.contains("name: \"flowsh\"") == true
  }

  /// The folder of the adapter's package in a checkout.
  static let adapter = "Sources/Adapter"

  /// The demo apps, whose modules are the only ones of flowsh that no other app loads.
  static let demoApps: Set = ["Contacts", "LeakyContacts", "Storefront"]

  /// The names of the targets in the checkout; no target of another package can have the same.
  var targetNames: Set<String> {
    ["/Package.swift", "/\(Self.adapter)/Package.swift"].reduce(into: []) { names, manifest in
      names.formUnion(Contents.text(path + manifest).map(Self.targets(in:)) ?? [])
    }
  }

  /// Returns the names of the targets in a manifest of flowsh.
  static func targets(in manifest: String) -> Set<String> {
    let target =
      /(?:arget|Library|inC|onMain|offMain|library|program|tests)\(\s*(?:(?:name|executable): )?"([\w-]+)"/
    return Set(manifest.matches(of: target).map { String($0.1) })
  }
}
