import Foundation
import Glibc

/// The runs of the source adapter and the compiler that make a module.
struct ModuleCompilation {
  private let target: AppTarget
  private let files: [String]
  /// The folder of the package, and that of the copies of its files.
  private let (origin, sources): (String, String)
  private let folder: SDKFolder
  private let place: String
  private let imports: [BuiltModule]
  private let conditions: [String]
  private let packageName: String
  private let tools: ModuleTools
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
  ///   - tools: The SDK, the compiler, and the cache.
  init(
    _ target: AppTarget, _ files: [String], from origin: (package: String, copies: String),
    in folder: SDKFolder, at place: String,
    importing imports: [BuiltModule], _ conditions: [String], packageName: String,
    with tools: ModuleTools
  ) {
    self.target = target
    self.files = files
    (self.origin, sources) = origin
    self.folder = folder
    self.place = place
    self.imports = imports
    self.conditions = conditions
    self.packageName = packageName
    self.tools = tools
  }

  /// Makes the module and its library.
  ///
  /// - Returns: The first error, if it doesn't compile; `nil` if it does.
  /// - Throws: An error if a file can't be written, or if a program can't be run.
  mutating func run() throws(AdoptionError) -> String? {
    let sources = files.filter { FileKind($0) == .source }
    if sources.isEmpty, let settings = target.compiler.inC {
      return try compileInC(settings)
    }
    let knowsUIKit = Self.contains(sources) {
      !$0.possibleImports.isDisjoint(with: ["UIKit", "SwiftUI"])
    }
    let sdk = imports.contains(where: \.description.usesSDK) ? tools.sdk.searchPaths : []
    if !knowsUIKit, try compile(sources, searchPaths: sdk) == nil {
      usesSDK = !sdk.isEmpty
      try archive([object])
      return nil
    }
    usesSDK = true
    // The adapter would have such sources take Linux for iOS, with all that only Darwin has.
    var plan = plan
    plan.isForLinux = !knowsUIKit && Self.contains(sources, where: \.knowsLinux)
    isAdapted = !plan.isForLinux
    if try make(plan) != nil {
      if let error = try settle(plan) { return error }
      if let error = try make(plan, leavingOut: true) { return error }
    }
    try archive([object])
    if Path.isFolder(plan.bundle) {
      try folder.take(plan.bundle, as: "\(Self.resources)/\(Path.name(of: plan.bundle))")
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
  private var work: String { folder.path + "/work" }

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
  private func make(_ plan: BuildPlan, leavingOut: Bool = false) throws(AdoptionError) -> String? {
    if let error = try adapt(plan, leavingOut: leavingOut) { return error }
    return try compile(plan.compiled)
  }

  /// Makes the texts that the compiler reads; returns the tool's error.
  private func adapt(_ plan: BuildPlan, leavingOut: Bool) throws(AdoptionError) -> String? {
    var plan = plan
    if leavingOut { plan.leftOut = folder.path + "/" + BuiltModule.pieces }
    try SDKFolder.create(plan.folder)
    try folder.write(JSONText.of(plan), to: "work/plan.json")
    var output = BuildOutput()
    try tools.run(tool, [work + "/plan.json"], &output)
    return output.succeeded ? nil : Self.error(of: output)
  }

  /// Finds the pieces that don't compile; returns the error that is left.
  private mutating func settle(_ plan: BuildPlan) throws(AdoptionError) -> String? {
    try folder.write(JSONText.of(plan), to: "work/plan.json")
    let order = SettlePlan(
      compiler: tools.toolchain.swift + "c", sdk: tools.sdk.identity.fingerprint,
      folder: work + "/settling",
      targets: [
        SettlePlan.Target(
          plan: work + "/plan.json", arguments: options + searchPaths,
          pieces: folder.path + "/" + BuiltModule.pieces)
      ])
    try folder.write(JSONText.of(order), to: "work/settle.json")
    var output = BuildOutput()
    try tools.run(tool, ["settle", work + "/settle.json"], &output)
    let results = output.tail.compactMap {
      try? JSONDecoder().decode(SettledTarget.self, from: Data($0.utf8))
    }
    guard output.succeeded, let result = results.first else {
      return Self.error(of: output)
    }
    if let error = result.errors.first { return "\(error)" }
    pieces = try LeftOutPieces(readFrom: folder.path + "/" + BuiltModule.pieces)
      .files.values.reduce(0) { sum, file in
        // An import that is struck for another platform is no piece of the module.
        sum + file.pieces.count { $0.kind != .moduleImport }
      }
    return nil
  }

  // MARK: The compiler

  private var options: [String] {
    target.compilerOptions(defining: conditions)
      + ["-package-name", packageName]
  }

  private var searchPaths: [String] { tools.sdk.searchPaths + imports.flatMap(\.searchPaths) }

  private var object: String { folder.path + "/module.o" }

  private func compile(_ sources: [String]) throws(AdoptionError) -> String? {
    try compile(sources, searchPaths: tools.sdk.searchPaths)
  }

  /// Compiles texts; returns the first error.
  private func compile(
    _ sources: [String], searchPaths: [String]
  ) throws(AdoptionError) -> String? {
    let modules = folder.path + "/" + BuiltModule.modules
    try SDKFolder.create(modules)
    var output = BuildOutput()
    try tools.run(
      tools.toolchain.swift + "c",
      options + searchPaths + imports.flatMap(\.searchPaths) + [
        "-module-name", target.module, "-parse-as-library", "-suppress-warnings", "-wmo", "-Onone",
        "-g", "-diagnostic-style", "llvm", "-emit-module", "-emit-module-path",
        "\(modules)/\(target.module).swiftmodule", "-c", "-o", object,
      ] + sources, &output)
    return output.succeeded ? nil : Self.error(of: output)
  }

  /// Compiles a module in C.
  private func compileInC(_ settings: SettingsInC) throws(AdoptionError) -> String? {
    func copied(_ path: String) -> String { sources + "/" + Path.relative(path, to: origin) }
    let headers = copied(settings.headers)
    let options =
      ([headers] + settings.searchPaths.map(copied)).flatMap { ["-I", $0] }
      + settings.definitions.map { "-D" + $0 } + ["-g", "-fPIC", "-w"]
    let clang = try tools.toolchain.facts().programs + "/clang"
    var objects: [String] = []
    for file in files where Path.suffix(of: file) == "c" {
      let object = folder.path + "/\(objects.count).o"
      var output = BuildOutput()
      try tools.run(clang, options + ["-c", file, "-o", object], &output)
      guard output.succeeded else { return Self.error(of: output) }
      objects.append(object)
    }
    for file in files where Path.isInside(file, headers) {
      try folder.copy(file, to: "\(BuiltModule.modules)/\(Path.relative(file, to: headers))")
    }
    let map = "\(BuiltModule.modules)/module.modulemap"
    if !Path.exists(folder.path + "/" + map) {
      let header = "\(target.module).h"
      let umbrella = Path.exists("\(headers)/\(header)") ? "header \"\(header)\"" : "\".\""
      try folder.write(
        "module \(target.module) {\n  umbrella \(umbrella)\n  export *\n}\n", to: map)
    }
    try archive(objects)
    return nil
  }

  /// Makes the library of objects.
  private func archive(_ objects: [String]) throws(AdoptionError) {
    let library = folder.path + "/" + BuiltModule.library(of: target.module)
    try SDKFolder.create(Path.folder(of: library))
    let program = try tools.toolchain.facts().programs + "/llvm-ar"
    var output = BuildOutput()
    try tools.run(program, ["rcs", library] + objects, &output)
    guard output.succeeded else {
      throw .failedTool(program, status: output.status, reason: Self.error(of: output))
    }
    for object in objects { unlink(object) }
    // What else the compiler puts beside the module is for debuggers and editors.
    let modules = folder.path + "/" + BuiltModule.modules
    for name in (try? Path.names(in: modules)) ?? []
    where ["o", "swiftdoc", "swiftsourceinfo", "abi.json"].contains(Path.suffix(of: name)) {
      unlink(modules + "/" + name)
    }
  }

  private static func error(of output: BuildOutput) -> String {
    let error = output.errors.first.map { "\($0)" }
    return error ?? output.tail.last ?? "the compiler ended with \(output.status)"
  }
}

extension BuildPlan {
  /// The texts that the compiler reads.
  fileprivate var compiled: [String] { outputs.filter { Path.suffix(of: $0) == "swift" } }
}
