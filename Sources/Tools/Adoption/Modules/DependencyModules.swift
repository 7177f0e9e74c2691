/// Finds the modules of packages whose sources are on the machine.
struct DependencyModules {
  /// A module of a package.
  enum Place {
    case target(AppTarget, in: Dependency)
    /// It can't be compiled here, for a reason in words that follow the module's name.
    case unbuildable(in: Dependency, reason: String)
  }

  private let manifest: (String) throws(AdoptionError) -> PackageManifest
  private var manifests: [String: Result<PackageManifest, AdoptionError>] = [:]
  /// The texts of the manifests by their folders.
  private var texts: [String: String?] = [:]

  /// - Parameter manifest: Returns the manifest of the package in a folder.
  init(manifest: @escaping (String) throws(AdoptionError) -> PackageManifest) {
    self.manifest = manifest
  }

  /// Finds a module among packages; returns `nil` if none has it.
  mutating func place(of module: String, in dependencies: [Dependency]) -> Place? {
    let named = dependencies.first(with: module)
    if let named, let found = place(of: module, in: named, isNamed: true) { return found }
    for other in dependencies where other != named {
      if let found = place(of: module, in: other, isNamed: false) { return found }
    }
    return nil
  }

  private mutating func place(
    of module: String, in dependency: Dependency, isNamed: Bool
  ) -> Place? {
    guard let folder = dependency.folder else { return nil }
    let text = texts[folder] ?? Contents.text(folder + "/Package.swift")
    texts[folder] = .some(text)
    if let text {
      // To evaluate a manifest takes a second.
      guard isNamed || text.contains("\"\(module)\"") else { return nil }
      switch read(folder) {
      case .success(let manifest):
        return place(of: module, in: dependency, PackageTargets(folder: folder, manifest: manifest))
      case .failure(let error):
        // Manifests for old tools can't be read any more, but Carthage builds the Xcode project.
        if let target = framework(module, in: folder) {
          return checked(target, dependency, in: folder)
        }
        return isNamed ? .unbuildable(in: dependency, reason: "can't be read: \(error)") : nil
      }
    }
    if let target = framework(module, in: folder) {
      return checked(target, dependency, in: folder)
    }
    guard PodFiles.module(of: dependency).lowercased() == module.lowercased() else { return nil }
    return checked(PodFiles.target(module, of: dependency, in: folder), dependency, in: folder)
  }

  private mutating func read(_ folder: String) -> Result<PackageManifest, AdoptionError> {
    if let known = manifests[folder] { return known }
    let result: Result<PackageManifest, AdoptionError>
    do throws(AdoptionError) {
      result = .success(try manifest(folder))
    } catch {
      result = .failure(error)
    }
    manifests[folder] = result
    return result
  }

  private func place(
    of module: String, in dependency: Dependency, _ package: PackageTargets
  ) -> Place? {
    guard
      let target = package.manifest.targets.first(where: {
        ModuleName.identifier($0.name) == module
      }) ?? package.targetOfDarwin(module)
    else { return nil }
    if ["binary", "system", "macro", "plugin"].contains(target.type) {
      return .unbuildable(in: dependency, reason: "is a \(target.type) target")
    }
    if package.usesMacros(target) {
      return .unbuildable(in: dependency, reason: "uses macros of its package")
    }
    guard let found = package.appTarget(target, .library) else {
      return .unbuildable(in: dependency, reason: "has no sources")
    }
    return checked(found, dependency, in: package.folder)
  }

  /// Finds the framework of a module in the Xcode project of a checkout.
  private func framework(_ module: String, in folder: String) -> AppTarget? {
    let names = (try? Path.names(in: folder)) ?? []
    let projects = names.filter { Path.suffix(of: $0) == "xcodeproj" }.map { folder + "/" + $0 }
    // A project that can't be read is no better than none: the folder is read instead.
    // Carthage builds for release, without what a library does only for its own tests.
    return projects.isEmpty
      ? nil : (try? XcodeReader(projects, configuration: "Release"))?.framework(of: module)
  }

  private func checked(
    _ target: AppTarget, _ dependency: Dependency, in folder: String
  ) -> Place {
    var target = target
    do throws(AdoptionError) {
      _ = try target.complete(excluding: Exclusions(), in: folder)
      let files = try target.allFiles(excluding: Exclusions(), in: folder)
      guard files.contains(where: { FileKind($0) == .source }) || target.isPlainC else {
        return .unbuildable(
          in: dependency,
          reason: target.filesInC.isEmpty && !files.contains { Path.suffix(of: $0) == "h" }
            ? "has no sources" : "is written in C or Objective-C, which isn't compiled here")
      }
    } catch {
      return .unbuildable(in: dependency, reason: "can't be read: \(error)")
    }
    return .target(target, in: dependency)
  }
}

extension AppTarget {
  /// Whether the target is a module in C, without anything of Objective-C or C++.
  var isPlainC: Bool {
    compiler.inC != nil && !filesInC.isEmpty && filesInC.allSatisfy { Path.suffix(of: $0) == "c" }
  }
}

extension PackageTargets {
  /// Whether a target, or one of the package that it depends on, depends on macros.
  func usesMacros(_ target: PackageManifest.Target) -> Bool {
    var pending = [target]
    var visited: Set<String> = []
    while let next = pending.popLast() {
      guard visited.insert(next.name).inserted else { continue }
      if next.type == "macro" { return true }
      pending += next.dependencies.compactMap { dependency in
        switch dependency {
        case .byName(let name), .target(let name): self.target(name)
        case .product: nil
        }
      }
    }
    return false
  }
}
