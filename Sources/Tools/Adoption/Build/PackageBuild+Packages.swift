// Packages of others, which may not exist for Linux.
extension PackageBuild {
  /// Drops the products of which flowsh has a module of the same name, which would be taken for
  /// theirs.
  mutating func dropOwnNames() {
    for item in package.project.targets.flatMap(\.products)
    where SDK.moduleNames.contains(item.name)
      && package.droppedProducts.insert(item.name).inserted
    {
      report.droppedPackages.append(
        SkippedItem(name: item.name, reason: "has the name of one of flowsh's own modules"))
    }
  }

  /// Has the modules of packages compiled that the targets import.
  mutating func provideModules() throws(AdoptionError) {
    let provided = try builder.provideModules(for: package, notify: notify)
    package.modules = provided.modules
    package.droppedPackages.formUnion(provided.servedPackages)
    report.droppedPackages += provided.problems
  }

  /// Drops the packages that can't be fetched.
  mutating func resolve() throws(AdoptionError) {
    while !package.packages.isEmpty, canLeaveOut {
      notify(.begins(.dependencies))
      let output = try builder.build(.dependencies, of: package) { _ in }
      if output.succeeded { return }
      let lines = output.errors.map(\.message) + output.tail
      let reason = PackageFetch.reason(of: output)
      let named = package.packages.filter { item in
        lines.contains { $0.contains(item.url) || $0.contains("'\(item.identity)'") }
      }
      // If it isn't plain which one fails, none can be resolved.
      try drop(named.isEmpty ? package.packages : named, "can't be fetched: \(reason)")
    }
  }

  private mutating func drop(
    _ packages: [PackageReference], _ reason: String
  ) throws(AdoptionError) {
    for item in packages {
      package.droppedPackages.insert(item.url)
      let skipped = SkippedItem(name: item.url, reason: reason)
      report.droppedPackages.append(skipped)
      notify(.drops(skipped))
    }
    try update()
  }

  /// Drops packages that don't build here, and products that don't exist.
  mutating func dropPackage(after output: BuildOutput) throws(AdoptionError) -> Bool {
    for error in output.errors {
      if let match = error.message.firstMatch(of: /product '([^']+)' required by package/),
        // A product that a dependency of a dependency lacks can't be dropped here.
        package.droppedProducts.insert(String(match.1)).inserted
      {
        report.droppedPackages.append(
          SkippedItem(name: String(match.1), reason: "isn't a product of its package"))
        try update()
        return true
      }
      guard let path = error.path, !package.packages.isEmpty,
        let match = path.firstMatch(of: /\/checkouts\/([^\/]+)\//)
      else { continue }
      let name = match.1.lowercased()
      let found = package.packages.filter { $0.identity == name }
      let line = error.line.map { ":\($0)" } ?? ""
      try drop(
        found.isEmpty ? package.packages : found,
        "doesn't build here: \(Path.name(of: path))\(line): \(error.message)")
      return true
    }
    return false
  }
}
