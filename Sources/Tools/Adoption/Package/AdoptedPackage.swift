/// The package that builds the sources of an app where they lie.
package struct AdoptedPackage {
  package let project: AppProject
  /// The absolute path of the package's folder, without symbolic links.
  package let folder: String
  /// The version of flowsh whose SDK the package is built with.
  package let version: String
  package let options: AdoptionOptions
  /// The options that come from an earlier run.
  package let remembered: AdoptionOptions
  /// The absolute paths of the files that don't compile here.
  package var leftOut: Set<String> = []
  /// The pieces of files that don't compile here, by the modules.
  package var leftOutPieces: [String: LeftOutPieces] = [:]
  /// The modules of packages of others that the targets import, compiled for the SDK.
  package var modules: [BuiltModule] = []
  /// The addresses of the packages that don't resolve or don't build here, or that aren't needed.
  package var droppedPackages: Set<String> = []
  /// The names of the products that their packages don't have.
  package var droppedProducts: Set<String> = []
  /// The targets of tests that don't compile here.
  package var droppedTests: Set<String> = []
  /// The modules in which outlets and actions of storyboards that the app doesn't have are skipped.
  package var modulesWithBrokenConnections: Set<String> = []
  /// The absolute paths of the targets' files by their modules.
  private let files: [String: [String]]

  /// Creates a package, which isn't written yet.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - folder: The absolute path of the package's folder, without symbolic links.
  ///   - version: The version of flowsh.
  ///   - options: The options that a later run uses again.
  ///   - remembered: The options among them that come from an earlier run.
  /// - Throws: An error if a folder of the project can't be read.
  package init(
    _ project: AppProject, in folder: String, version: String,
    options: AdoptionOptions = AdoptionOptions(), remembered: AdoptionOptions = AdoptionOptions()
  ) throws(AdoptionError) {
    self.project = project
    self.folder = folder
    self.version = version
    self.options = options
    self.remembered = remembered
    let exclusions = Exclusions(options.exclude)
    var files: [String: [String]] = [:]
    for target in project.targets {
      files[target.module] = try target.allFiles(excluding: exclusions, in: project.folder)
    }
    self.files = files
  }

  /// Returns the path of a folder, which need not exist, without symbolic links.
  ///
  /// A path that leads out of the folder would be wrong if a link led into it.
  package static func place(_ path: String) throws(AdoptionError) -> String {
    let path = Path.normalized(path)
    if let real = Path.real(path) { return real }
    let folder = Path.folder(of: path)
    guard folder != path else { throw .noSuchPath(path) }
    return Path.joined(try place(folder), Path.name(of: path))
  }

  /// The targets that the package has.
  package var targets: [AppTarget] {
    project.targets.filter { !droppedTests.contains($0.module) }
  }

  /// The packages of others that it depends on.
  var packages: [PackageReference] {
    project.packages.filter { !droppedPackages.contains($0.url) }
  }

  /// The package of a product; `nil` if none is known to have it.
  func package(of product: PackageProduct) -> PackageReference? {
    guard !droppedProducts.contains(product.name) else { return nil }
    let name = product.package ?? product.name.lowercased()
    return packages.first { $0.identity == name }
  }

  /// The name of a module's target, which differs from it if flowsh has a module of that name,
  /// which each app loads.
  package func targetName(of module: String) -> String {
    Self.takenNames.contains(module) ? module + "_App" : module
  }

  /// The names of flowsh's modules and of the manifest's own targets.
  private static let takenNames = SDK.moduleNames.union([sdkTarget, pluginTarget])

  /// Returns the absolute paths of a target's files, without those that are left out.
  package func files(of target: AppTarget) -> [String] {
    allFiles(of: target).filter { !leftOut.contains($0) }
  }

  /// Returns the absolute paths of a target's files with those that don't compile.
  package func allFiles(of target: AppTarget) -> [String] {
    files[target.module] ?? []
  }

  /// The files of the package, by their paths in its folder.
  package var contents: [String: String] {
    var contents = [
      "Package.swift": manifest, "flowsh.json": configuration,
      ".gitignore": ".build/\n\(SDKLink.folder)/\n.swiftpm/\n",
    ]
    for target in targets {
      contents[Path.relative(ownFolder(of: target), to: folder) + "/Adopted.swift"] = Self.stub
    }
    for target in targets {
      if let text = target.generatedInfoPlist { contents[infoPlist(of: target)] = text }
    }
    for (module, pieces) in leftOutPieces {
      contents[listOfPieces(of: module)] = JSONText.of(pieces)
    }
    return contents
  }

  /// Returns the path, in the package, of the list of a module's pieces that don't compile.
  func listOfPieces(of module: String) -> String { "LeftOut/\(targetName(of: module)).json" }

  /// Returns the path, in the package's folder, of the Info.plist that is written for a target.
  func infoPlist(of target: AppTarget) -> String { "Info/\(targetName(of: target.module)).plist" }

  /// Returns the absolute path of the folder for sources that aren't the project's.
  func ownFolder(of target: AppTarget) -> String {
    folder + (target.kind == .tests ? "/Tests/" : "/Sources/") + targetName(of: target.module)
  }

  /// SwiftPM builds no target without a source file of its own.
  private static let stub =
    "// The project's sources, which flowsh.json lists, are compiled with those in this folder.\n"
}
