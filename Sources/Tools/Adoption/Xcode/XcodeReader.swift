/// Reads an app from the Xcode projects of a folder or a workspace.
struct XcodeReader {
  /// The `.xcodeproj` or `.xcworkspace` that was found or named, or the folder of several.
  private let place: String
  private let projects: [ProjectFile]
  private let targets: [XcodeTarget]
  /// The folders of packages in the workspace.
  private let workspacePackages: [String]
  private let resolvedFiles: [String]

  /// Reads projects.
  ///
  /// - Parameters:
  ///   - places: The path of a `.xcworkspace`, or the paths of `.xcodeproj` folders.
  ///   - configuration: The configuration whose settings count.
  /// - Throws: An error if one can't be read or is broken.
  init(_ places: [String], configuration: String = "Debug") throws(AdoptionError) {
    place = places.count == 1 ? places[0] : Path.folder(of: places.first ?? "")
    var bundles = places
    var resolvedFiles: [String] = []
    var packages: [String] = []
    if Path.suffix(of: place) == "xcworkspace" {
      let workspace = try Workspace(place)
      // The projects of CocoaPods exist only after `pod install`.
      bundles = workspace.projects.filter { Path.name(of: $0) != "Pods.xcodeproj" }
      let present = bundles.compactMap(Path.onDisk)
      if present.isEmpty, let gone = bundles.first {
        throw .broken(path: place, .noProject(such: gone))
      }
      bundles = present
      packages = workspace.packages
      resolvedFiles = [place + "/xcshareddata/swiftpm/Package.resolved"]
    }
    var projects: [ProjectFile] = []
    for bundle in bundles {
      var project = try ProjectFile(bundle)
      project.configuration = configuration
      projects.append(project)
    }
    self.projects = projects
    targets = projects.flatMap { project in
      var ids: Set<String> = []
      return project.objects("targets", of: project.root).filter { ids.insert($0.id).inserted }
        .map { XcodeTarget($0, project) }
    }
    workspacePackages = packages
    self.resolvedFiles = resolvedFiles + projects.map(\.resolvedFile)
  }

  /// The folders of the projects.
  var folders: [String] { Array(Set(projects.map(\.folder))).sorted() }

  /// Reads an app with its frameworks and tests.
  ///
  /// - Parameters:
  ///   - name: The name of the target; the only app if `nil`.
  ///   - manifest: Returns the manifest of the package in a folder.
  /// - Returns: The project.
  /// - Throws: An error if there is no such target, or if there are several apps.
  func project(
    named name: String?, manifest: (String) throws(AdoptionError) -> PackageManifest
  ) throws(AdoptionError) -> AppProject {
    try complete(try chosen(name), manifest)
  }

  /// Reads the framework for iOS that has a module; returns `nil` if there is none.
  func framework(of module: String) -> AppTarget? {
    targets.first { $0.type.isFramework && $0.isForIOS && $0.module == module }
      .map { target($0, .library) }
  }

  /// Reads the rest of an app.
  private func complete(
    _ main: XcodeTarget, _ manifest: (String) throws(AdoptionError) -> PackageManifest
  ) throws(AdoptionError) -> AppProject {
    let libraries = closure(of: main)
    let tests = targets.filter { test in
      ([main] + libraries).contains { test.tests($0, among: targets) }
    }
    var project = AppProject(
      format: .xcode, file: main.project.bundle, folder: main.project.folder,
      main: target(main, main.isApp ? .app : .library))
    project.libraries = libraries.map { target($0, .library) }
    project.tests = tests.map { target($0, .tests) }
    let modules = [main.module] + libraries.map(\.module)
    for place in project.tests.indices { project.tests[place].dependencies = modules }
    try addPackages(to: &project, manifest)
    project.skippedItems += projects.flatMap(\.skippedItems)
    project.skippedItems += skippedTargets(besides: [main] + libraries + tests)
    return project
  }

  private func chosen(_ name: String?) throws(AdoptionError) -> XcodeTarget {
    if let name {
      let adoptable = targets.filter { $0.isApp || $0.type.isFramework }
      let named = adoptable.filter { $0.name == name }
      guard let target = named.first else {
        throw .noTarget(name, path: place, names: adoptable.map(\.name))
      }
      guard named.count == 1 else {
        throw .severalTargets(name, path: place, projects: named.map(\.project.bundle))
      }
      return target
    }
    let apps = targets.filter { $0.isApp }
    guard let app = apps.first else {
      throw .noApp(path: place, others: skippedTargets(besides: []))
    }
    guard apps.count == 1 else { throw .severalApps(path: place, names: apps.map(\.name)) }
    return app
  }

  /// Returns the frameworks that a target needs, those first on which others depend.
  private func closure(of target: XcodeTarget) -> [XcodeTarget] {
    var found: [XcodeTarget] = []
    var visited = [target]
    func visit(_ target: XcodeTarget) {
      for other in target.dependencies(among: targets)
      where other.type.isFramework && !visited.contains(other) {
        visited.append(other)
        visit(other)
        found.append(other)
      }
    }
    visit(target)
    return found
  }

  private func target(_ target: XcodeTarget, _ kind: AppTarget.Kind) -> AppTarget {
    var result = AppTarget(name: target.name, module: target.module, kind: kind)
    target.addFiles(to: &result)
    result.compiler = target.compiler
    let libraries = closure(of: target)
    result.dependencies = libraries.map(\.module)
    for product in ([target] + libraries).flatMap(\.products)
    where !result.products.contains(product) { result.products.append(product) }
    result.developmentRegion = target.project.root.string("developmentRegion")
    if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      result.bridgingHeader = Path.joined(target.project.folder, header)
    }
    target.addInfoPlist(to: &result)
    return result
  }

  private func addPackages(
    to project: inout AppProject, _ manifest: (String) throws(AdoptionError) -> PackageManifest
  ) throws(AdoptionError) {
    let resolved = ResolvedPackages(resolvedFiles)
    project.skippedItems += resolved.skippedItems
    project.add(projects.flatMap(\.remotePackages), resolved)
    let folders = projects.flatMap(\.localPackages) + workspacePackages
    LocalPackages(folders, resolved, manifest).add(to: &project)
  }

  private func skippedTargets(besides adopted: [XcodeTarget]) -> [SkippedItem] {
    targets.compactMap { target in
      if adopted.contains(target) { return nil }
      if case .other(let reason) = target.type {
        return SkippedItem(name: target.name, reason: reason)
      }
      if !target.isForIOS { return SkippedItem(name: target.name, reason: "isn't for iOS") }
      switch target.type {
      case .app: return SkippedItem(name: target.name, reason: "is another app")
      case .framework: return SkippedItem(name: target.name, reason: SkippedItem.framework)
      case .unitTests: return SkippedItem(name: target.name, reason: "tests another target")
      case .other: return nil
      }
    }
  }
}
