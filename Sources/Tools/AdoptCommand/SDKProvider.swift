import Adoption
import Files
import FlowshCommand
import Foundation
import Shell

/// Finds the SDK of this program, or builds it with a line that shows the progress.
final class SDKProvider {
  /// The path that the user names; `nil` to look in the usual places.
  private let given: String?
  /// flowsh's sources; `nil` if they aren't on the machine.
  private let source: FlowshSource?
  let cache = SDKCache(environment: ProcessInfo.processInfo.environment)
  /// The folder for modules of packages that are compiled for the SDK.
  let modules = ModuleCache(environment: ProcessInfo.processInfo.environment)
  private let writer: StandardOutput
  private let line: MovingLine
  private var last = ""

  init(given: String?, source: FlowshSource?, _ writer: StandardOutput) {
    self.given = given
    self.source = source
    self.writer = writer
    line = MovingLine(writer)
  }

  /// The place in which a release has its SDK; `nil` if the program isn't installed.
  var installed: String? { search.installed }

  private var search: SDKSearch {
    SDKSearch(
      given: given.map(StartFolder.absolute), program: "/proc/self/exe", cache: cache)
  }

  func requirement(_ facts: Toolchain.Facts) throws(AdoptionError) -> SDKRequirement {
    SDKRequirement(
      version: Flowsh.version, sources: try source?.digest(), compiler: facts.compiler,
      target: facts.target)
  }

  /// Finds an SDK.
  func find(_ toolchain: Toolchain) throws(AdoptionError) -> SDKSearch.Result {
    try search.find(try requirement(try toolchain.facts()))
  }

  /// Finds an SDK for a package that is only written; without a toolchain, there is none.
  func found(by toolchain: Toolchain?) throws(AdoptionError) -> SDK? {
    guard let toolchain else { return nil }
    return try find(toolchain).sdk
  }

  /// Finds an SDK, or builds it.
  func provide(_ toolchain: Toolchain) throws(AdoptionError) -> SDK {
    let requirement = try requirement(try toolchain.facts())
    let found = try search.find(requirement)
    for unfit in found.unfit where found.sdk == nil && source != nil {
      say("  \(unfit.path) isn't used: \(unfit.mismatch)")
    }
    if let sdk = found.sdk {
      cache.noteUse(of: sdk)
      return sdk
    }
    return try build(requirement, toolchain, unfit: found.unfit)
  }

  /// Builds an SDK.
  ///
  /// - Parameters:
  ///   - requirement: The sources and the compiler.
  ///   - toolchain: The toolchain.
  ///   - configuration: The optimization.
  ///   - place: The folder; by default, one in the cache.
  ///   - again: Whether to build one that is already there.
  ///   - unfit: SDKs that don't fit, for the error if there are no sources.
  /// - Returns: The SDK.
  /// - Throws: An error if there are no sources, or if the build fails.
  func build(
    _ requirement: SDKRequirement, _ toolchain: Toolchain,
    _ configuration: SDKConfiguration = .debug, in place: String? = nil, again: Bool = false,
    unfit: [SDKSearch.Unfit] = []
  ) throws(AdoptionError) -> SDK {
    guard let source, let identity = requirement.identity else {
      throw .noSDK(compiler: requirement.compiler, unfit: unfit)
    }
    var start: ContinuousClock.Instant?
    var part = ""
    let build = SDKBuild(
      source, as: identity, configuration, in: place ?? cache.place(of: identity), cache: cache,
      with: toolchain, isCancelled: { Interruption.pending != 0 }
    ) { [self] event in
      switch event {
      case .waits: say("  waiting for another flowsh that builds an SDK")
      case .waitsForCheckout: say("  waiting for another build in \(source.path)")
      case .begins(.tool(let isFromNothing)):
        start = .now
        say(
          "  building the SDK for \(requirement.compiler)"
            + (isFromNothing ? ", which takes minutes" : ""))
        part = "the tool that adapts sources"
      case .begins(.library): part = "flowsh"
      case .begins(.folder): line.show("  putting the SDK together")
      case .step(let step): line.show("  \(part): \(step.number)/\(step.count)  \(step.title)")
      }
    }
    let sdk = try build.run(again: again)
    let time = start.map { " took \((ContinuousClock.now - $0).components.seconds) s and" } ?? ""
    say("  the SDK\(time) is in \(sdk.path)")
    return sdk
  }

  /// Writes a line, unless it is the last one again.
  func say(_ text: String) {
    line.clear()
    guard text != last else { return }
    last = text
    writer.text.writeSafely(text)
    writer.text.write("\n")
    writer.text.flush()
  }

  /// Removes the line that moves.
  func clear() { line.clear() }
}

extension FlowshSource {
  /// Finds the sources that the user names, else those that this program was built from.
  ///
  /// - Parameter folder: The folder that the user names.
  /// - Returns: The sources; `nil` if the user names none, and there are none.
  /// - Throws: An error if the user names a folder without sources.
  static func found(_ folder: String?) throws(AdoptionError) -> FlowshSource? {
    if let folder { return try FlowshSource(folder) }
    #if FLOWSH_RELEASE
      // It was built below /tmp, where anyone could put other sources. Its own are beside it.
      let source = "/"
    #else
      let source = #filePath
    #endif
    return try? FlowshSource(program: "/proc/self/exe", source: source)
  }
}
