import Files
import Foundation

/// Compiles a module of a package of others for an SDK, into the cache.
///
/// A module that has nothing to do with UIKit is compiled as it is, as its own package would on
/// Linux. If that fails, and for all others, the source adapter changes its sources first, and what
/// doesn't compile is left out.
struct ModuleBuild {
  enum Result {
    case built(BuiltModule)
    /// The first error, in words that follow the module's name.
    case fails(String)
  }

  private let target: AppTarget
  private let package: String
  private let packageName: String
  private let folder: String
  private let imports: [BuiltModule]
  private let tools: ModuleTools
  private let files: [String]
  private let version: String?
  private let bundles: [String]

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - target: The module's target.
  ///   - dependency: The package that has it.
  ///   - imports: The modules that it imports, directly or not.
  ///   - tools: The SDK, the compiler, and the cache.
  /// - Throws: An error if a file can't be read.
  init(
    _ target: AppTarget, of dependency: Dependency, importing imports: [BuiltModule],
    with tools: ModuleTools
  ) throws(AdoptionError) {
    self.target = target
    package = dependency.title
    packageName = ModuleName.identifier(dependency.identity)
    folder = dependency.folder ?? ""
    self.imports = imports
    self.tools = tools
    let all = try target.allFiles(excluding: Exclusions(), in: folder) + target.wholeFolders
    files = all.filter { !SourceFolder.isForAppStore($0) }
    version = dependency.version
    bundles = PodFiles.bundles(of: dependency)
  }

  /// Compiles the module, unless the cache has it, or knows that it doesn't compile.
  ///
  /// - Parameter notify: Called before it is compiled, and before a wait for another process.
  /// - Returns: The module, or the reason for which it doesn't compile.
  /// - Throws: An error if a file can't be read or written, or if the build is interrupted.
  func run(notify: (PackageBuild.Event) -> Void) throws(AdoptionError) -> Result {
    let sources = try digest(of: files)
    var all = Digest(sources.utf8)
    let options =
      target.compilerOptions(defining: conditions) + (target.compiler.inC?.words ?? []) + bundles
    all.add(options.joined(separator: "\n").utf8)
    for module in imports { all.add(module.folderName.utf8) }
    let name = [target.module, version.map(Self.fileName), all.digits].compactMap(\.self)
      .joined(separator: "-")
    let home = tools.cache.folder(for: tools.sdk)
    let place = home + "/" + name
    let copies = tools.cache.sources + "/\(target.module)-\(sources)"
    for used in [home, place, copies] { ModuleCache.noteUse(of: used) }
    if let known = Self.known(at: place) { return known }
    let lock = try tools.cache.lock(
      tools.cache.path, isCancelled: tools.isCancelled, whenBusy: { notify(.waits) })
    defer { withExtendedLifetime(lock) {} }
    if let known = Self.known(at: place) { return known }
    notify(.compiles(module: target.module, package: package))
    tools.cache.prune()
    let copy = try copied(to: copies)
    let folder = try SDKFolder(beside: place)
    defer { folder.remove() }
    var compilation = ModuleCompilation(
      target, copy, from: (self.folder, copies), in: folder, at: place, importing: imports,
      conditions, packageName: packageName, bundles: bundles, with: tools)
    if let failure = try compilation.run() {
      if failure.isOfSources { try SDKFolder.write(failure.text, to: place + Self.failure) }
      return .fails(failure.text)
    }
    let description = BuiltModule.Description(
      module: target.module, package: package, isAdapted: compilation.isAdapted,
      usesSDK: compilation.usesSDK,
      sources: copy.filter { FileKind($0) == .source },
      imports: imports.map(\.path), pieces: compilation.pieces,
      filesInC: target.isPlainC ? 0 : target.filesInC.count)
    try folder.write(JSONText.of(description), to: BuiltModule.fileName)
    try folder.write(
      JSONText.of(
        ArtifactBundle(
          library: BuiltModule.library(of: target.module), headers: [BuiltModule.modules],
          of: tools.sdk.identity)),
      to: BuiltModule.bundleFile)
    try folder.move(to: place)
    guard let module = BuiltModule(place) else {
      throw .unwritableSDK(path: place, reason: "the module isn't complete")
    }
    return .built(module)
  }

  /// The end of the name of the file with the error of a module that doesn't compile.
  private static let failure = ".failure"

  /// Returns the result of an earlier build of the same sources.
  private static func known(at place: String) -> Result? {
    if let module = BuiltModule(place) { return .built(module) }
    return Contents.text(place + failure).map(Result.fails)
  }

  /// The conditions that the package manager sets.
  private var conditions: [String] {
    let isPod = target.compiler.conditions.contains("COCOAPODS")
    // The pod RxCocoa has its part in Objective-C; as a package, it imports it, and so the SDK's.
    let isPackage =
      !isPod
      || files.contains(where: {
        FileKind($0) == .source && SourceText(path: $0).possibleImports.contains("RxCocoaRuntime")
      })
    return isPackage ? ["SWIFT_PACKAGE", "DEBUG"] : ["DEBUG"]
  }

  /// Returns a version, which may be the name of a branch, as a part of a file's name.
  private static func fileName(_ version: String) -> String {
    let isRevision = version.wholeMatch(of: /[0-9a-f]{40}/) != nil
    return String(
      version.prefix(isRevision ? 10 : 40).map {
        $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_"
      }
    )
  }

  // MARK: Sources

  /// Returns the path of a file in a copy of the package's folder.
  private func name(of file: String) -> String {
    // A project of a checkout can list files that lie anywhere.
    Path.isInside(file, folder) ? Path.relative(file, to: folder) : "outside" + file
  }

  private func digest(of files: [String]) throws(AdoptionError) -> String {
    var digest = Digest("".utf8)
    for file in files {
      for part in Path.isFolder(file) ? try SourceFolder.adoptedWhole(file) : [file] {
        digest.add(name(of: part).utf8)
        digest.add(quickly: try Contents.read(part))
      }
    }
    return digest.digits
  }

  /// Copies the sources and resources into the cache, where errors and calls name them.
  ///
  /// - Returns: The copies.
  private func copied(to place: String) throws(AdoptionError) -> [String] {
    if !Path.isFolder(place) {
      let copy = try SDKFolder(beside: place)
      defer { copy.remove() }
      for file in files { try copy.copy(file, to: self.name(of: file)) }
      try copy.move(to: place)
    }
    return files.map { place + "/" + self.name(of: $0) }
  }
}

extension SettingsInC {
  /// What an object depends on besides its sources.
  fileprivate var words: [String] {
    definitions + ([headers] + searchPaths).map(Path.name)
  }
}

extension SourceFolder {
  /// Whether a file says only something to the App Store.
  static func isForAppStore(_ file: String) -> Bool { Path.suffix(of: file) == "xcprivacy" }

  /// Returns all files in a folder that is one resource.
  static func adoptedWhole(_ folder: String) throws(AdoptionError) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }.filter(Path.isFile)
  }
}
