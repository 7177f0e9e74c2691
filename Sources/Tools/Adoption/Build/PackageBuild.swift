/// Builds an adopted package, and leaves out step by step what doesn't compile here.
package struct PackageBuild {
  /// An event during a build.
  package enum Event {
    /// The app has something to build, and the folder is free for the package.
    case accepted
    /// A package is fetched from this address.
    case fetches(String)
    /// A module of a package is compiled, because it isn't in the cache.
    case compiles(module: String, package: String)
    /// Another process is compiling or fetching packages.
    case waits
    case begins(BuildGoal)
    case step(BuildOutput.Step)
    /// The pieces of files that don't compile are searched for.
    case settles
    /// The next build goes without these files.
    case leavesOut([LeftOutFile])
    /// The next build goes without this package or these tests.
    case drops(SkippedItem)
    /// The next build skips the connections of storyboards that the app doesn't have.
    case skipsBrokenConnections
  }

  var package: AdoptedPackage
  var written: WrittenFiles
  let builder: any Builder
  private let force: Bool
  let notify: (Event) -> Void
  var report: AdoptionReport
  /// The goals whose pieces that don't compile have been searched for.
  private var settled: Set<BuildGoal> = []

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - force: Whether to overwrite files that a person has changed.
  ///   - builder: The builder of the package.
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
  /// Files that an earlier build has left out stay left out.
  ///
  /// - Returns: The report, which says nothing about a build.
  /// - Throws: An error if the app has no Swift file, or if the folder belongs to something else or
  ///   can't be written to.
  package mutating func write() throws(AdoptionError) -> AdoptionReport {
    try check()
    package.keepPieces()
    if let configuration = try written.configuration() {
      try package.keepFindings(of: configuration)
    }
    try update()
    try link()
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
    try written.lock(for: package.project)
    let before = try written.snapshot()
    do throws(AdoptionError) {
      _ = try builder.sdk()
      package.keepPieces()
      // Pieces are found only in a package that can be planned; other findings are made again.
      if !package.leftOutPieces.isEmpty, let configuration = try written.configuration() {
        try package.keepFindings(of: configuration, withFiles: false)
      }
      try provideModules()
      try update()
      try link()
      try resolve()
      try settleAgain(.app)
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
  mutating func check() throws(AdoptionError) {
    let main = package.project.main
    guard package.allFiles(of: main).contains(where: { Path.suffix(of: $0) == "swift" }) else {
      throw .noSources(path: package.project.file, target: main)
    }
    dropOwnNames()
    try written.check(for: package.project)
    notify(.accepted)
  }

  /// Writes what has changed.
  mutating func update() throws(AdoptionError) {
    report.written = try written.write(package, force: force)
  }

  /// Has the package find the SDK.
  func link() throws(AdoptionError) {
    guard let sdk = try builder.sdk() else { return }
    try SDKLink(package: package.folder).set(sdk, build: SwiftBuild.products(of: package, by: sdk))
    try ModuleLinks(package: package.folder).set(package.modules)
  }

  /// Whether files can be left out: nobody has changed the files that list them.
  var canLeaveOut: Bool {
    !report.written.kept.contains("flowsh.json") && !report.written.kept.contains("Package.swift")
  }

  // MARK: The app

  /// Builds until it succeeds or nothing more can be left out.
  ///
  /// - Returns: The output of the build that failed; `nil` if the package builds.
  mutating func build(_ goal: BuildGoal) throws(AdoptionError) -> BuildOutput? {
    while true {
      notify(.begins(goal))
      let output = try builder.build(goal, of: package) { notify(.step($0)) }
      if output.succeeded { return nil }
      if canLeaveOut, try dropPackage(after: output) { continue }
      if canLeaveOut, try skipBrokenConnections(after: output) { continue }
      if try settle(goal) { continue }
      guard canLeaveOut else { return output }
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

  /// Finds the pieces of files that don't compile, so that the next build goes without them.
  ///
  /// - Returns: Whether there are others than before.
  private mutating func settle(_ goal: BuildGoal) throws(AdoptionError) -> Bool {
    guard !settled.contains(goal), let isChanged = try findPieces(of: goal) else { return false }
    settled.insert(goal)
    return isChanged
  }

  /// - Returns: Whether there are other pieces than before; `nil` if a file can't be adapted, such
  ///   as a broken storyboard, of which the build's output says more.
  private mutating func findPieces(
    of goal: BuildGoal, knowing isKnown: Bool = false
  ) throws(AdoptionError) -> Bool? {
    notify(.settles)
    let targets = targets(of: goal)
    let earlier = package.leftOutPieces
    do throws(AdoptionError) {
      let found = try builder.settle(targets, of: package, knowing: isKnown)
      for target in targets { package.leftOutPieces[target.module] = found[target.module] }
    } catch .failedTool(_, status: 1, _) {
      return nil
    }
    guard package.leftOutPieces != earlier else { return false }
    try update()
    return true
  }

  /// Finds the pieces again that an earlier run has found, before anything is built.
  mutating func settleAgain(_ goal: BuildGoal) throws(AdoptionError) {
    guard targets(of: goal).contains(where: { package.leftOutPieces[$0.module] != nil }) else {
      return
    }
    _ = try findPieces(of: goal, knowing: true)
  }

  private func targets(of goal: BuildGoal) -> [AppTarget] {
    package.targets.filter { ($0.kind == .tests) == (goal == .tests) }
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
      // A connection that an earlier build has found broken may be mended.
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

  private func select(
    after output: BuildOutput, _ goal: BuildGoal
  ) throws(AdoptionError) -> [LeftOutFile] {
    let targets = targets(of: goal)
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
}
