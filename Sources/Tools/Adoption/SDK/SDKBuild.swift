import Files
import Foundation
import Glibc

/// Builds an SDK from flowsh's sources.
package struct SDKBuild {
  /// A part of the SDK.
  package enum Part: Sendable {
    /// The tool; nothing may be built yet.
    case tool(isFromNothing: Bool)
    case library
    /// The folder is put together.
    case folder
  }

  /// An event during the build.
  package enum Event: Sendable {
    /// Another process builds an SDK, and this one waits for it.
    case waits
    /// Another process builds in the checkout, and SwiftPM waits for it.
    case waitsForCheckout
    case begins(Part)
    case step(BuildOutput.Step)
  }

  let source: FlowshSource
  let identity: SDKIdentity
  let configuration: SDKConfiguration
  let place: String
  let cache: SDKCache
  let toolchain: Toolchain
  let isCancelled: () -> Bool
  let notify: (Event) -> Void

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - source: flowsh's sources.
  ///   - identity: The identity of the SDK.
  ///   - configuration: The optimization of the library and the tool.
  ///   - place: The absolute path of the SDK's folder.
  ///   - cache: The folder for SDKs, in which installed sources are built.
  ///   - toolchain: The toolchain.
  ///   - isCancelled: Whether to end the build; asked several times a second.
  ///   - notify: Called for each event.
  package init(
    _ source: FlowshSource, as identity: SDKIdentity, _ configuration: SDKConfiguration = .debug,
    in place: String, cache: SDKCache, with toolchain: Toolchain,
    isCancelled: @escaping () -> Bool, notify: @escaping (Event) -> Void
  ) {
    self.source = source
    self.identity = identity
    self.configuration = configuration
    self.place = Path.real(place) ?? place
    self.cache = cache
    self.toolchain = toolchain
    self.isCancelled = isCancelled
    self.notify = notify
  }

  /// Builds the SDK, unless another process has just built the same one.
  ///
  /// The folder appears whole or not at all.
  ///
  /// - Parameter again: Whether to build one that is already there.
  /// - Returns: The SDK.
  /// - Throws: An error if a build fails or is interrupted, if the sources change meanwhile, or if
  ///   the folder can't be written or has something else.
  package func run(again: Bool = false) throws(AdoptionError) -> SDK {
    let locks = try lock()
    defer { withExtendedLifetime(locks) {} }
    if !again, let sdk = try? SDK(place), sdk.identity == identity,
      sdk.configuration == configuration
    {
      return sdk
    }
    try checkPlace()
    let folder = try SDKFolder(beside: place)
    // After the move, there is nothing left to remove.
    defer { folder.remove() }
    notify(.begins(.tool(isFromNothing: !Path.exists(products))))
    try build(SDK.toolName, of: source.path + "/" + FlowshSource.adapter)
    notify(.begins(.library))
    try build("FlowshSDK", of: source.path)
    try build("CombineSDK", of: source.path + "/" + FlowshSource.combine)
    notify(.begins(.folder))
    try fill(folder)
    guard try source.digest() == identity.sources else { throw .changedSources(source.path) }
    try folder.move(to: place)
    if scratch != source.buildFolder { try? SDKCache.remove(scratch) }
    if Path.real(Path.folder(of: place)) == Path.real(cache.path) { cache.prune() }
    return try SDK(place)
  }

  /// Keeps others from building for the same place or in the same build folder.
  private func lock() throws(AdoptionError) -> [FolderLock] {
    let folders = [Path.folder(of: place), source.buildFolder ?? cache.path]
    for folder in folders { try SDKFolder.create(folder) }
    // They may be one folder; and two runs that wait for each other would wait forever.
    return try Set(folders.map { Path.real($0) ?? $0 }).sorted().map {
      folder throws(AdoptionError) in
      try FolderLock(waitingFor: folder, isCancelled: isCancelled, whenBusy: { notify(.waits) })
    }
  }

  /// Checks that nothing but an SDK is replaced.
  private func checkPlace() throws(AdoptionError) {
    guard Path.exists(place) || Path.isLink(place) else { return }
    let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: place).isEmpty) == true
    let isInCache = Path.isInside(place, Path.real(cache.path) ?? cache.path)
    guard isEmpty || isInCache || SDK.isMade(in: place) else { throw .otherThanSDK(place) }
  }

  // MARK: SwiftPM

  /// The build folder.
  ///
  /// A checkout has its own, in which most is already built. For sources that are installed, it is
  /// in the cache, without a random name, which would be part of the modules.
  private var scratch: String {
    source.buildFolder ?? cache.path + "/build-" + identity.fingerprint
  }

  var products: String { "\(scratch)/\(configuration.rawValue)" }

  private func build(_ product: String, of package: String) throws(AdoptionError) {
    // Without its manifest, a build folder doesn't take one package for the other.
    unlink("\(scratch)/\(configuration.rawValue).yaml")
    var output = BuildOutput()
    var arguments = [
      "build", "--package-path", package, "--scratch-path", scratch,
      "--configuration", configuration.rawValue, "--product", product,
    ]
    // Otherwise, the objects of a release depend on the times of headers.
    if configuration == .release {
      arguments += ["-Xcc", "-Xclang", "-Xcc", "-fno-pch-timestamp"]
    }
    output.status = try toolchain.run(
      arguments, writingTo: scratch, isCancelled: isCancelled
    ) { line in
      if let step = output.add(line) { notify(.step(step)) }
      if line.hasPrefix("Another instance of SwiftPM") { notify(.waitsForCheckout) }
    }
    if isCancelled() { throw .interrupted }
    guard output.succeeded else {
      let error = output.errors.first.map { "\($0)" }
      throw .failedSDK(
        source: source.path, product: product,
        reason: error ?? output.tail.last ?? "\"swift build\" ended with \(output.status)")
    }
  }
}
