extension [Dependency] {
  /// Returns the package to which a module belongs by its name, or as most apps know it.
  func first(with module: String) -> Dependency? {
    let names = [module, KnownPackages.package(of: module)].compactMap { $0?.lowercased() }
    return names.lazy.compactMap { name in
      first { $0.identity == name || ModuleName.identifier($0.identity) == name }
    }.first
  }
}

extension Dependency {
  /// Returns a package that a project doesn't name, but most apps with a module use.
  static func known(for module: String, in project: AppProject) -> Dependency? {
    guard let repository = KnownPackages.repository(of: module) else { return nil }
    return Dependency(
      name(of: repository), .cocoaPods, repository: repository, origin: project.folder)
  }

  /// Returns which package has a module and how to get its sources, in words that follow the names
  /// of modules.
  func remedy(in project: AppProject) -> String {
    let isNamed = origin != project.folder
    let source =
      isNamed ? " (\(project.shownPath(of: origin)))" : ", which no lock file names"
    let isBesideLock = manager != .swiftPM && !Path.isFolder(origin)
    let base = isBesideLock ? Path.folder(of: origin) : project.folder
    guard let repository, Self.isAddress(repository) else {
      return "of \(title)\(source), whose sources aren't here; put them into "
        + "\(project.shownPath(of: base + "/" + ownFolder(name)))"
    }
    // Several pods may be made of one repository.
    let name = Self.name(of: repository)
    let place = base + "/" + ownFolder(name)
    let title = [name, version].compactMap(\.self).joined(separator: " ")
    // Only of a tag or a branch does git make a clone by name.
    let isRevision = version?.wholeMatch(of: /[0-9a-f]{40}/) != nil
    let branch = isRevision ? "" : version.map { "--branch \(AdoptionReport.quoted($0)) " } ?? ""
    let clone =
      "git clone \(branch)\(AdoptionReport.quoted(repository)) \(AdoptionReport.quoted(place))"
    let checkout =
      isRevision ? " && git -C \(AdoptionReport.quoted(place)) checkout \(version ?? "")" : ""
    return "of \(title)\(source), whose sources aren't here: \(clone)\(checkout)"
  }

  /// Whether git takes a text of a lock file for an address, and for nothing else.
  static func isAddress(_ text: String) -> Bool {
    // A host that begins with a dash would be an option of ssh.
    let form = /(?:https?|ssh|git|file):\/\/[^\s-][^\s]*|[\w.]+@\w[\w.-]*:[^\s]+|\/[^\s]+/
    return text.wholeMatch(of: form) != nil
  }

  /// The folder in a project where the sources are looked for.
  private func ownFolder(_ name: String) -> String {
    switch manager {
    case .swiftPM: "SourcePackages/checkouts/\(name)"
    case .cocoaPods: "Pods/\(name)"
    case .carthage: "Carthage/Checkouts/\(name)"
    }
  }
}
