extension AdoptionReport {
  /// The modules of packages of others that the app imports and that nobody has, with the packages
  /// and the way to get them.
  var absentModules: [(String, String)] {
    let project = package.project
    return ImportedModules.foreign(of: package).compactMap { module in
      let named = project.dependencies.first(with: module)
      guard let dependency = named ?? .known(for: module, in: project),
        dependency.folder == nil
      else { return nil }
      return (module, dependency.remedy(in: project))
    }
  }
}
