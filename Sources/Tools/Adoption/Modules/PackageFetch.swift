import Files
import Foundation

/// Has SwiftPM fetch a package with those that it depends on, by its mirrors, its cache or the
/// network.
struct PackageFetch {
  let cache: ModuleCache
  let toolchain: Toolchain
  let isCancelled: () -> Bool
  let notify: (PackageBuild.Event) -> Void

  enum Result {
    /// The folder with the checkouts.
    case checkouts(String)
    /// SwiftPM's error.
    case fails(String)
  }

  /// Fetches a package, unless this version was fetched before.
  ///
  /// - Parameter package: The package.
  /// - Returns: The checkouts, or the reason for which there are none.
  /// - Throws: An error if a folder can't be written, or if the fetch was interrupted.
  func run(_ package: PackageReference) throws(AdoptionError) -> Result {
    let dependency = AdoptedPackage.dependency(package)
    let name = "\(Dependency.name(of: package.url))-\(Digest(dependency.utf8).digits)"
    let place = cache.fetched + "/" + name
    let checkouts = place + "/.build/checkouts"
    ModuleCache.noteUse(of: place)
    if Path.isFolder(checkouts) { return .checkouts(checkouts) }
    guard Dependency.isAddress(package.url) else {
      return .fails("\(package.url) isn't an address of a repository")
    }
    let lock = try cache.lock(
      cache.fetched, isCancelled: isCancelled, whenBusy: { notify(.waits) })
    defer { withExtendedLifetime(lock) {} }
    if Path.isFolder(checkouts) { return .checkouts(checkouts) }
    let folder = try SDKFolder(beside: place)
    defer { folder.remove() }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Fetched",
        dependencies: [\(dependency)],
        targets: [.target(name: "Fetched")])

      """, to: "Package.swift")
    try folder.write("", to: "Sources/Fetched/Fetched.swift")
    var output = BuildOutput()
    output.status = try toolchain.run(
      ["package", "--package-path", folder.path, "resolve"], isCancelled: isCancelled
    ) { output.add($0) }
    if isCancelled() { throw .interrupted }
    guard output.succeeded, Path.isFolder(folder.path + "/.build/checkouts") else {
      return .fails(Self.reason(of: output))
    }
    try folder.move(to: place)
    return .checkouts(checkouts)
  }

  /// Returns SwiftPM's error, with that of git where it ends in a colon.
  ///
  /// Of a manifest that doesn't compile, SwiftPM's error says only how it was compiled.
  static func reason(of output: BuildOutput) -> String {
    if let place = output.errors.first(where: { $0.path != nil }) { return "\(place)" }
    guard let error = output.errors.first?.message else {
      return output.tail.last ?? "\"swift package\" says no more"
    }
    guard error.hasSuffix(":") else { return error }
    let cause = output.tail.last { $0.contains("fatal: ") }?.trimmingCharacters(in: .whitespaces)
    return cause.map { error + " " + $0 } ?? String(error.dropLast())
  }
}
