/// Provides the modules of packages of others that an app imports, and those that these import.
///
/// Imports say what a module needs, so that pods, checkouts and packages are treated alike.
struct ModuleProvider {
  private enum State {
    /// It is being compiled: a module that needs it now belongs to a circle.
    case pending
    /// It is there, with all that it imports.
    case built(BuiltModule, imports: [BuiltModule])
    case absent
  }

  private let tools: ModuleTools
  private let project: AppProject
  private let notify: (PackageBuild.Event) -> Void
  private var modules: DependencyModules
  private var dependencies: [Dependency]
  private var states: [String: State] = [:]
  /// The addresses that were fetched, or couldn't be.
  private var fetched: Set<String> = []
  /// The modules that the compiler has without any package.
  private let modulesOfToolchain: Set<String>
  private(set) var result = ProvidedModules()

  /// - Parameters:
  ///   - project: The project, with the packages that it names.
  ///   - tools: The SDK, the compiler, and the cache.
  ///   - notify: Called for each event.
  /// - Throws: An error if the toolchain doesn't say where it is.
  init(
    for project: AppProject, with tools: ModuleTools,
    notify: @escaping (PackageBuild.Event) -> Void
  ) throws(AdoptionError) {
    self.project = project
    self.tools = tools
    self.notify = notify
    dependencies = project.dependencies
    let toolchain = tools.toolchain
    modulesOfToolchain = try toolchain.modules()
    modules = DependencyModules { folder throws(AdoptionError) in
      try toolchain.manifest(of: folder)
    }
  }

  /// Provides modules.
  ///
  /// - Parameter names: The names of the modules, of which no package may know some.
  /// - Throws: An error if a file can't be read or written, or if the work is interrupted.
  mutating func provide(_ names: [String]) throws(AdoptionError) {
    for name in names { _ = try provide(name) }
    // A package of which nothing is imported, or everything is here, isn't needed in a manifest.
    result.servedPackages = Set(project.packages.map(\.url)).subtracting(needed)
  }

  /// The addresses of packages with modules that only SwiftPM can build.
  private var needed: Set<String> = []

  /// The maximum length of a chain of modules that import one another.
  private static let mostLevels = 100

  /// Provides a module.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - level: The number of modules that wait for it.
  /// - Returns: The module with all that it imports, or nothing if there is none.
  /// - Throws: An error if a file can't be read or written, or if the work is interrupted.
  private mutating func provide(
    _ name: String, level: Int = 0
  ) throws(AdoptionError) -> [BuiltModule] {
    switch states[name] {
    case .built(let module, let imports): return imports + [module]
    case .absent: return []
    case .pending:
      note(name, "imports itself through other modules")
      return []
    case nil: break
    }
    if modulesOfToolchain.contains(name) {
      states[name] = .absent
      if let dependency = dependencies.first(with: name), dependency.folder != nil {
        note(name, "of \(dependency.title) isn't used, because the toolchain has this module")
      }
      return []
    }
    guard level < Self.mostLevels else {
      note(name, "is imported by a chain of \(level) modules; flowsh follows no longer one")
      return []
    }
    states[name] = .pending
    let found = try build(name, level: level)
    states[name] = found.map { .built($0.module, imports: $0.imports) } ?? .absent
    guard let found else { return [] }
    result.modules.append(found.module)
    return found.imports + [found.module]
  }

  private mutating func build(
    _ name: String, level: Int
  ) throws(AdoptionError) -> (module: BuiltModule, imports: [BuiltModule])? {
    switch try place(of: name) {
    case nil: return nil
    case .unbuildable(let dependency, let reason):
      if dependency.manager == .swiftPM,
        let package = project.packages.first(where: { $0.identity == dependency.identity })
      {
        needed.insert(package.url)
      } else {
        note(name, "of \(dependency.title) \(reason)")
      }
      return nil
    case .target(let target, let dependency):
      var imports: [BuiltModule] = []
      let files = try target.allFiles(excluding: Exclusions(), in: dependency.folder ?? "")
      for other in ImportedModules.foreign(in: files, except: [name]) {
        for module in try provide(other, level: level + 1) where !imports.contains(module) {
          imports.append(module)
        }
      }
      let build = try ModuleBuild(target, of: dependency, importing: imports, with: tools)
      switch try build.run(notify: notify) {
      case .built(let module): return (module, imports)
      case .fails(let error):
        note(name, "of \(dependency.title) doesn't compile here: \(error)")
        return nil
      }
    }
  }

  private mutating func note(_ module: String, _ reason: String) {
    let item = SkippedItem(name: module, reason: reason)
    if !result.problems.contains(item) { result.problems.append(item) }
  }

  // MARK: Packages that aren't here

  /// Finds a module in the packages that are here, and else in those that can be fetched.
  private mutating func place(of name: String) throws(AdoptionError) -> DependencyModules.Place? {
    if let place = modules.place(of: name, in: dependencies) { return place }
    for package in references(for: name) where fetched.insert(package.url).inserted {
      try fetch(package, for: name)
      if let place = modules.place(of: name, in: dependencies) { return place }
    }
    return nil
  }

  /// Returns the packages that may have a module: the one of its name, or all of the project.
  private func references(for name: String) -> [PackageReference] {
    if let named = dependencies.first(with: name) {
      guard named.folder == nil, let url = named.repository else { return [] }
      let own = project.packages.first { $0.identity == named.identity }
      let pinned = named.version.map { PackageReference(url: url, requirement: .naming($0)) }
      return [own ?? pinned].compactMap(\.self).filter { $0.problem == nil }
    }
    // Of a module that no package is named after, only their manifests tell.
    return project.packages.filter { package in
      let isHere = dependencies.contains { $0.identity == package.identity && $0.folder != nil }
      return package.problem == nil && !isHere
    }
  }

  private mutating func fetch(
    _ package: PackageReference, for name: String
  ) throws(AdoptionError) {
    notify(.fetches(package.url))
    let fetch = PackageFetch(
      cache: tools.cache, toolchain: tools.toolchain, isCancelled: tools.isCancelled,
      notify: notify)
    switch try fetch.run(package) {
    case .fails(let reason): note(package.url, "can't be fetched: \(reason)")
    case .checkouts(let folder):
      let checkouts = SwiftPMCheckouts(folder)
      for item in checkouts.names {
        guard let place = checkouts.place(of: item) else { continue }
        let new = Dependency(
          item, .swiftPM, version: place.version, repository: nil, origin: folder,
          folder: place.folder)
        if let known = dependencies.firstIndex(where: { $0.identity == new.identity }) {
          // What the project has, or what was fetched for itself, counts.
          let old = dependencies[known]
          if old.folder == nil, new.identity == package.identity {
            dependencies[known] = new
          } else if old.folder != nil, let version = new.version, version != old.version {
            note(item, "\(version), for \(package.identity), isn't used; \(old.title) is here")
          }
        } else {
          dependencies.append(new)
        }
      }
    }
  }
}

extension PackageReference.Requirement {
  /// Returns the requirement of a version, revision or branch as a lock file names it.
  fileprivate static func naming(_ text: String) -> Self {
    if text.wholeMatch(of: /[0-9a-f]{40}/) != nil { return .revision(text) }
    if text.wholeMatch(of: /\d+\.\d+\.\d+.*/) != nil { return .exact(text) }
    // Tags of two numbers are tags of three for SwiftPM.
    if text.wholeMatch(of: /\d+\.\d+/) != nil { return .exact(text + ".0") }
    return .branch(text)
  }
}
