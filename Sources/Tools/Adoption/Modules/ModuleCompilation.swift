import Foundation
import Glibc

/// The runs of the source adapter and the compiler that make a module.
struct ModuleCompilation {
  /// An error of the compiler or the source adapter.
  struct Failure {
    /// The error.
    let text: String
    /// Whether it has a place in a source, so that the same sources give it again; a compiler that
    /// was killed gives another.
    let isOfSources: Bool

    init(_ output: BuildOutput) {
      let placed = output.errors.first { $0.path != nil }
      isOfSources = placed != nil
      text =
        (placed ?? output.errors.first).map { "\($0)" } ?? output.tail.last
        ?? "the compiler ended with \(output.status)"
    }

    init(_ error: Diagnostic) {
      text = "\(error)"
      isOfSources = error.line != nil
    }
  }

  let target: AppTarget
  let files: [String]
  /// The folder of the package, and that of the copies of its files.
  let (origin, sources): (String, String)
  let folder: SDKFolder
  let place: String
  let imports: [BuiltModule]
  let conditions: [String]
  let packageName: String
  private let bundles: [String]
  let tools: ModuleTools
  /// Whether the source adapter has made the texts that were compiled.
  private(set) var isAdapted = false
  /// Whether the module imports UIKit, itself or through others.
  private(set) var usesSDK = false
  /// The number of pieces that don't compile here.
  private(set) var pieces = 0

  /// - Parameters:
  ///   - target: The module's target.
  ///   - files: The absolute paths of the copies of its files.
  ///   - origin: The folder of the package, and that of the copies.
  ///   - folder: The folder of the module, which isn't complete yet.
  ///   - place: The absolute path that the folder will have.
  ///   - imports: The modules that it imports, directly or not.
  ///   - conditions: The conditions that the package manager sets.
  ///   - packageName: The name of the package, within which modules see more of each other.
  ///   - bundles: The names by which the module looks for its resources in its framework.
  ///   - tools: The SDK, the compiler, and the cache.
  init(
    _ target: AppTarget, _ files: [String], from origin: (package: String, copies: String),
    in folder: SDKFolder, at place: String,
    importing imports: [BuiltModule], _ conditions: [String], packageName: String,
    bundles: [String], with tools: ModuleTools
  ) {
    self.target = target
    self.files = files
    (self.origin, sources) = origin
    self.folder = folder
    self.place = place
    self.imports = imports
    self.conditions = conditions
    self.packageName = packageName
    self.bundles = bundles
    self.tools = tools
  }

  /// Makes the module and its library.
  ///
  /// - Returns: The first error, if it doesn't compile; `nil` if it does.
  /// - Throws: An error if a file can't be written, or if a program can't be run.
  mutating func run() throws(AdoptionError) -> Failure? {
    let sources = files.filter { FileKind($0) == .source }
    if sources.isEmpty, let settings = target.compiler.inC {
      return try compileInC(settings)
    }
    let knowsUIKit = Self.contains(sources) {
      !$0.possibleImports.isDisjoint(with: ["UIKit", "SwiftUI"])
    }
    let sdk = imports.contains(where: \.description.usesSDK) ? tools.sdk.searchPaths : []
    var plan = plan
    var first: Failure?
    if !knowsUIKit {
      if plan.hasResources {
        plan.isForLinux = true
        usesSDK = true
        first = try make(plan)
        if first == nil { return try finish(plan) }
        try? SDKCache.remove(work)
      } else {
        first = try compile(sources, searchPaths: sdk)
        if first == nil {
          usesSDK = !sdk.isEmpty
          try archive([object])
          return nil
        }
      }
      if let first, !first.isOfSources { return first }
    }
    usesSDK = true
    // The adapter would have such sources take Linux for iOS, with all that only Darwin has.
    plan.isForLinux = !knowsUIKit && Self.contains(sources, where: \.knowsLinux)
    isAdapted = !plan.isForLinux
    if let failure = try make(plan) {
      guard failure.isOfSources else { return failure }
      // Of sources that know Linux, the error without any adaptation says more.
      if let error = try settle(plan) { return plan.isForLinux ? first ?? error : error }
      if let error = try make(plan, leavingOut: true) { return error }
    }
    return try finish(plan)
  }

  /// Makes the library, and puts the resources beside it.
  private func finish(_ plan: BuildPlan) throws(AdoptionError) -> Failure? {
    try archive([object])
    if Path.isFolder(plan.bundle) {
      let name = "\(Self.resources)/\(Path.name(of: plan.bundle))"
      try folder.take(plan.bundle, as: name)
      for bundle in bundles { try folder.link(".", as: "\(name)/\(bundle).bundle") }
    }
    try? SDKCache.remove(work)
    return nil
  }

  private static func contains(
    _ sources: [String], where holds: (SourceText) -> Bool
  ) -> Bool {
    sources.contains { holds(SourceText(path: $0)) }
  }

  // MARK: The source adapter

  private static let resources = "resources"

  /// The folder for what is removed at the end.
  var work: String { folder.path + "/work" }

  private var plan: BuildPlan {
    let kept = files.filter { !$0.hasSuffix(".modulemap") && Path.suffix(of: $0) != "h" }
    let request = BundleRequest(
      kind: "framework", module: target.module, files: kept, infoPlist: target.infoPlist,
      settings: target.buildSettings, region: target.developmentRegion ?? "en",
      place: "\(place)/\(Self.resources)/\(target.module).framework")
    var plan = BuildPlan(request, Configuration.Entry(), in: work + "/texts")
    // The folder is no app's, so a connection to what isn't there mustn't end the build.
    plan.skipsBrokenConnections = true
    plan.imports = imports.filter(\.description.isAdapted).map {
      BuildPlan.Import(module: $0.name, sources: $0.description.sources)
    }
    return plan
  }

  private var tool: String { tools.sdk.path + "/" + SDK.tool }

  /// Makes the texts and compiles them; returns the first error.
  private func make(_ plan: BuildPlan, leavingOut: Bool = false) throws(AdoptionError) -> Failure? {
    if let error = try adapt(plan, leavingOut: leavingOut) { return error }
    if plan.isForLinux { try folder.write(Self.moduleBundle, to: "work/\(Self.moduleBundleFile)") }
    return try compile(
      plan.compiled + moduleBundleFiles(for: plan), searchPaths: tools.sdk.searchPaths)
  }

  /// `Bundle.module`, which SwiftPM would declare; in adapted sources, it has another name.
  private static let moduleBundle = """
    import Foundation
    extension Bundle {
      nonisolated static var module: Bundle { flowshModule }
    }

    """
  private static let moduleBundleFile = "ModuleBundle.swift"

  private func moduleBundleFiles(for plan: BuildPlan) -> [String] {
    plan.isForLinux && conditions.contains("SWIFT_PACKAGE")
      ? ["\(work)/\(Self.moduleBundleFile)"] : []
  }

  /// Makes the texts that the compiler reads; returns the tool's error.
  private func adapt(_ plan: BuildPlan, leavingOut: Bool) throws(AdoptionError) -> Failure? {
    var plan = plan
    if leavingOut { plan.leftOut = folder.path + "/" + BuiltModule.pieces }
    try SDKFolder.create(plan.folder)
    try folder.write(JSONText.of(plan), to: "work/plan.json")
    let output = try tools.run(tool, [work + "/plan.json"])
    return output.succeeded ? nil : Failure(output)
  }

  /// Finds the pieces that don't compile; returns the error that is left.
  private mutating func settle(_ plan: BuildPlan) throws(AdoptionError) -> Failure? {
    try folder.write(JSONText.of(plan), to: "work/plan.json")
    let order = SettlePlan(
      compiler: tools.toolchain.swift + "c", sdk: tools.sdk.identity.fingerprint,
      folder: work + "/settling",
      targets: [
        SettlePlan.Target(
          plan: work + "/plan.json",
          arguments: options + searchPaths + moduleBundleFiles(for: plan),
          pieces: folder.path + "/" + BuiltModule.pieces)
      ])
    try folder.write(JSONText.of(order), to: "work/settle.json")
    let output = try tools.run(tool, ["settle", work + "/settle.json"])
    let results = output.tail.compactMap {
      try? JSONDecoder().decode(SettledTarget.self, from: Data($0.utf8))
    }
    guard output.succeeded, let result = results.first else {
      return Failure(output)
    }
    if let error = result.errors.first { return Failure(error) }
    pieces = try LeftOutPieces(readFrom: folder.path + "/" + BuiltModule.pieces)
      .files.values.reduce(0) { sum, file in
        // An import that is struck for another platform is no piece of the module.
        sum + file.pieces.count { $0.kind != .moduleImport }
      }
    return nil
  }
}

extension BuildPlan {
  /// Whether the target has files besides those that a compiler reads.
  fileprivate var hasResources: Bool {
    resources.files.contains {
      FileKind($0) != .source && Path.name(of: $0) != "Info.plist"
        && !["c", "cc", "cpp", "erb", "gyb", "m", "md", "mm", "S"].contains(Path.suffix(of: $0))
    }
  }

  /// The texts that the compiler reads.
  fileprivate var compiled: [String] { outputs.filter { Path.suffix(of: $0) == "swift" } }
}
