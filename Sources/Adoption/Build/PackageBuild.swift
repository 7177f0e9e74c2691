/// Builds an adopted package, and leaves out step by step what doesn't compile here.
package struct PackageBuild {
  /// What happens during a build.
  package enum Event {
    /// The app has something to build, and the folder is free for the package.
    case accepted
    case begins(BuildGoal)
    case step(BuildOutput.Step)
    /// The next build goes without these files.
    case leavesOut([LeftOutFile])
    /// The next build goes without this package or these tests.
    case drops(SkippedItem)
    /// The next build skips the connections of storyboards that the app doesn't have.
    case skipsBrokenConnections
  }

  private var package: AdoptedPackage
  private var written: WrittenFiles
  private let builder: any Builder
  private let force: Bool
  private let notify: (Event) -> Void
  private var report: AdoptionReport

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - force: Whether to overwrite files that a person has changed.
  ///   - builder: What builds the package.
  ///   - notify: Called for each event.
  /// - Throws: An error if the folder has a package whose record can't be read.
  package init(
    _ package: AdoptedPackage, force: Bool, with builder: any Builder,
    notify: @escaping (Event) -> Void = { _ in }
  ) throws(AdoptionError) {
    self.package = package
    self.force = force
    self.builder = builder
    self.notify = notify
    written = try WrittenFiles(package.folder)
    report = AdoptionReport(package)
  }

  /// Writes the package without building it.
  ///
  /// What an earlier build has left out stays left out.
  ///
  /// - Returns: The report, which says nothing about a build.
  /// - Throws: An error if the app has no Swift file, or if the folder belongs to something else or
  ///   can't be written to.
  package mutating func write() throws(AdoptionError) -> AdoptionReport {
    try check()
    if let configuration = try written.configuration() {
      try package.keepFindings(of: configuration)
    }
    try update()
    report.package = package
    return report
  }

  /// Writes the package and builds it.
  ///
  /// - Returns: The report, also if the package doesn't build.
  /// - Throws: As ``write()``, and an error if a build can't be started or was interrupted. The
  ///   package is then as it was before.
  package mutating func run() throws(AdoptionError) -> AdoptionReport {
    try check()
    let before = try written.snapshot()
    do throws(AdoptionError) {
      try update()
      try resolve()
      let failure = try build(.app)
      report.result = failure.map { .fails($0.errors, tail: $0.tail) } ?? .builds
      if failure == nil { try buildTests() }
    } catch {
      try written.restore(before, after: error)
      throw error
    }
    for target in package.targets {
      do throws(AdoptionError) {
        report.adapted[target.module] = try builder.adapted(target, of: package)
      } catch {
        // The build's own errors say more if there are any.
        guard report.hasFailed else { throw error }
      }
    }
    report.launchGap =
      try report.hasFailed ? Self.absentEntry(of: package) : Self.launchGap(of: package)
    report.package = package
    return report
  }

  /// Checks that there is something to build, and a place for the package.
  private func check() throws(AdoptionError) {
    let main = package.project.main
    guard package.allFiles(of: main).contains(where: { Path.suffix(of: $0) == "swift" }) else {
      throw .noSources(path: package.project.file, target: main)
    }
    try written.check(for: package.project)
    notify(.accepted)
  }

  /// Writes what has changed.
  private mutating func update() throws(AdoptionError) {
    report.written = try written.write(package, force: force)
  }

  /// Whether what doesn't compile can be left out: the files that say so aren't a person's.
  private var canLeaveOut: Bool {
    !report.written.kept.contains("flowsh.json") && !report.written.kept.contains("Package.swift")
  }

  // MARK: Packages of others

  /// Drops the packages that can't be fetched.
  private mutating func resolve() throws(AdoptionError) {
    while !package.packages.isEmpty, canLeaveOut {
      notify(.begins(.dependencies))
      let output = try builder.build(.dependencies, of: package) { _ in }
      if output.succeeded { return }
      let lines = output.errors.map(\.message) + output.tail
      // Without flowsh nothing can be built, and the build of the app says why.
      if case .repository(let url, _) = package.flowsh,
        lines.contains(where: { $0.contains(url.trimmingPrefix("file://")) })
      {
        return
      }
      let reason = output.errors.first?.message ?? output.tail.last ?? "the build says no more"
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

  // MARK: The app

  /// Builds until it succeeds or nothing more can be left out.
  ///
  /// - Returns: The output of the build that failed; `nil` if the package builds.
  private mutating func build(_ goal: BuildGoal) throws(AdoptionError) -> BuildOutput? {
    while true {
      notify(.begins(goal))
      let output = try builder.build(goal, of: package) { notify(.step($0)) }
      if output.succeeded { return nil }
      guard canLeaveOut else { return output }
      if try dropPackage(after: output) { continue }
      if try skipBrokenConnections(after: output) { continue }
      let files = try select(after: output, goal)
      guard !files.isEmpty else { return output }
      if goal == .app, let entry = files.first(where: { Self.isEntry($0.path) }) {
        report.blocked = [entry] + files.filter { $0 != entry }
        return output
      }
      report.leftOut += files
      package.leftOut.formUnion(files.map(\.path))
      notify(.leavesOut(files))
      dropEmptyTests()
      try update()
      if goal == .tests, !package.targets.contains(where: { $0.kind == .tests }) { return nil }
    }
  }

  /// Keeps documents of which the app lacks outlets or actions, without these connections.
  private mutating func skipBrokenConnections(
    after output: BuildOutput
  ) throws(AdoptionError) -> Bool {
    let errors = output.errors.filter { $0.path.map { FileKind($0).isDocument } == true }
    guard !errors.isEmpty else { return false }
    var modules: Set<String> = []
    for target in package.targets
    where !package.modulesWithBrokenConnections.contains(target.module) {
      let found = try builder.adapted(target, of: package)?.brokenConnections ?? []
      // What an earlier build has found may be mended.
      let isCause = found.contains { item in
        errors.contains { $0.path == item.path && $0.line == item.line }
      }
      if isCause { modules.insert(target.module) }
    }
    guard !modules.isEmpty else { return false }
    package.modulesWithBrokenConnections.formUnion(modules)
    notify(.skipsBrokenConnections)
    try update()
    return true
  }

  /// Whether the app begins in a file.
  static func isEntry(_ path: String) -> Bool {
    Path.name(of: path) == "main.swift" || SourceText(path: path).isEntry
  }

  /// Drops packages that don't build here, and products that don't exist.
  private mutating func dropPackage(after output: BuildOutput) throws(AdoptionError) -> Bool {
    for error in output.errors {
      if let match = error.message.firstMatch(of: /product '([^']+)' required by package/),
        // What a dependency of a dependency lacks can't be dropped here.
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

  private func select(
    after output: BuildOutput, _ goal: BuildGoal
  ) throws(AdoptionError) -> [LeftOutFile] {
    let targets = package.targets.filter { ($0.kind == .tests) == (goal == .tests) }
    let files = Set(targets.flatMap(package.files))
    var texts: [String: SourceText] = [:]
    func source(_ path: String) -> SourceText {
      if let known = texts[path] { return known }
      let text = SourceText(path: path)
      texts[path] = text
      return text
    }
    let selection = Selection(
      files: files, absent: AbsentFiles(of: package, source: source), source: source)
    let next = selection.next(after: output.errors)
    guard next.contains(where: { if case .modules = $0.reason { true } else { false } }) else {
      return next
    }
    // The compiler stops at the first module that it can't import.
    var imports: [String: [String]] = [:]
    for target in targets {
      let adapted = try builder.adapted(target, of: package)
      for file in files {
        guard let output = adapted?.outputs[file] else { continue }
        imports[file] = SourceText(path: output).imports
      }
    }
    let missing = try builder.missing(
      among: Set(imports.values.joined()).sorted(), of: package)
    var all = next
    for (file, modules) in imports.sorted(by: { $0.key < $1.key }) {
      let gone = modules.filter(missing.contains)
      guard !gone.isEmpty else { continue }
      all.removeAll { $0.path == file }
      all.append(
        LeftOutFile(
          path: file, reason: .modules(Set(gone).sorted()),
          errors: next.first { $0.path == file }?.errors ?? []))
    }
    return all.sorted { $0.path < $1.path }
  }

  // MARK: Tests

  /// Builds the tests; those that don't compile are dropped, because the app runs without them.
  private mutating func buildTests() throws(AdoptionError) {
    guard package.targets.contains(where: { $0.kind == .tests }) else { return }
    guard let failure = try build(.tests) else { return }
    let reason = failure.errors.first?.message ?? failure.tail.last ?? "the build says no more"
    guard canLeaveOut else {
      report.droppedTests.append(SkippedItem(name: "the tests", reason: "don't build: \(reason)"))
      return
    }
    for target in package.targets where target.kind == .tests {
      dropTests(target, "don't build: \(reason)")
    }
    try update()
  }

  private mutating func dropEmptyTests() {
    for target in package.targets where target.kind == .tests {
      guard !package.files(of: target).contains(where: { Path.suffix(of: $0) == "swift" }) else {
        continue
      }
      dropTests(target, "have no file that compiles here")
    }
  }

  private mutating func dropTests(_ target: AppTarget, _ reason: String) {
    package.droppedTests.insert(target.module)
    let item = SkippedItem(name: target.name, reason: reason)
    report.droppedTests.append(item)
    notify(.drops(item))
  }
}
