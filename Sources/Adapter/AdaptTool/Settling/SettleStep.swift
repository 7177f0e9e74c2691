import BuildFormats
import Foundation
import ResourceCompiler
import SourceAdapter

/// Finds the pieces of a target that don't compile here, in rounds of the compiler.
///
/// A round leaves out a piece for each error. An error that remains takes a larger piece.
struct SettleStep {
  /// The number of rounds, the last of which take whole declarations, then whole files.
  static let mostRounds = 14

  private let plan: SettlePlan
  private let target: SettlePlan.Target
  private let build: BuildPlan
  /// The folder for the texts of this module.
  private let folder: String
  /// The texts by their paths there.
  private var files: [String: LeavingOut] = [:]
  /// The paths in the app of the texts.
  private var inputs: [String: String] = [:]
  private var causes: [String: LeavingOut.Cause] = [:]
  /// The imports of modules that don't exist here.
  private var absentImports: Set<ConditionalImport> = []
  /// The names that no module declares, for which there are stand-ins.
  private var standIns: Set<String> = []
  /// The texts and facts from which stand-ins are declared.
  private lazy var uses = usesOfNames()
  /// Whether the compiler tries as much as in a build before it gives up an expression.
  ///
  /// An expression with stand-ins that can't be compiled would cost seconds in each round.
  private var isPatient = false
  private lazy var supportText = files[support]?.whole ?? []

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - plan: The plan for the package.
  ///   - target: One of its targets.
  ///   - build: The target's own plan.
  init(_ plan: SettlePlan, _ target: SettlePlan.Target, _ build: BuildPlan) {
    self.plan = plan
    self.target = target
    self.build = build
    // The compiler names files in this form.
    folder = URL(filePath: plan.folder).standardizedFileURL.path + "/" + build.resources.module
  }

  /// Runs the rounds, and writes the pieces that were found.
  ///
  /// - Parameter isImported: Whether another target imports the module, which is made then.
  /// - Returns: What has become of the target.
  /// - Throws: An error if a file can't be read or written, or if the compiler can't be started.
  mutating func run(isImported: Bool) throws -> SettledTarget {
    try adapt()
    // What a module declares that another one imports may have changed.
    if plan.isKnown, plan.targets.count == 1, let known = knownPieces, known.sdk == plan.sdk,
      known.texts == textsDigest
    {
      return SettledTarget(module: build.resources.module, rounds: 0, errors: [])
    }
    try leaveOutImports()
    var rounds = 0
    var cuts = 0
    var left: [Diagnostic] = []
    while cuts < Self.mostRounds {
      rounds += 1
      let result = try CompilerRun(plan.compiler, arguments)
      if result.status == 0 {
        left = []
        break
      }
      // What else is wrong may follow from names that aren't declared.
      if try declareStandIns(after: result) { continue }
      var rest = result.otherErrors.map { Diagnostic(target.plan, $0) }
      let certain = certainErrors(of: result)
      let isFirst = certain.values.joined().contains { !$0.mayFollow }
      let placed = certain.sorted { $0.key < $1.key }
        .map { ($0.key, isFirst ? $0.value.filter { !$0.mayFollow } : $0.value) }
      if placed.isEmpty, rest.isEmpty, !isPatient {
        isPatient = true
        continue
      }
      cuts += 1
      var isChanged = false
      for (path, errors) in placed {
        guard let file = files[path] else {
          rest += errors.map { Diagnostic(path, line: $0.line, $0.message) }
          continue
        }
        let least = min(leastKind(in: cuts), path == support ? .member : .file)
        let remaining = file.leaveOut(errors, atLeast: least, &causes)
        rest += remaining.map { Diagnostic(inputs[path] ?? path, line: $0.line, $0.message) }
        if remaining.count < errors.count { isChanged = true }
        try write(path)
      }
      left = rest
      if !isChanged { break }
    }
    if left.isEmpty { try writePieces() }
    if left.isEmpty, isImported { left = try makeModule() }
    return SettledTarget(module: build.resources.module, rounds: rounds, errors: left)
  }

  /// The errors that a build would have, too: an expression without stand-ins that is given up may
  /// only take long.
  private func certainErrors(of run: CompilerRun) -> [String: [CompilerError]] {
    if isPatient { return run.errors }
    var certain = run.errors
    for (path, file) in files where file.imports.isDisjoint(with: absentImports) {
      certain[path]?.removeAll(where: \.isGivenUp)
    }
    return certain.filter { !$0.value.isEmpty }
  }

  /// Late errors may follow from pieces that are missing elsewhere, and would follow each other.
  private func leastKind(in round: Int) -> LeftOutPiece.Kind {
    switch round {
    case ..<9: .spelling
    case ..<12: .member
    default: .file
    }
  }

  /// The pieces that an earlier run has found.
  private var knownPieces: LeftOutPieces? {
    FileManager.default.contents(atPath: target.pieces).flatMap {
      try? JSONDecoder().decode(LeftOutPieces.self, from: $0)
    }
  }

  /// The digest of the target's texts, but of the one that names the build's folder.
  private var textsDigest: String {
    let own = target.own.map { path in
      LocatedText.digest(of: FileManager.default.contents(atPath: path) ?? Data())
    }
    let digests = files.filter { $0.key != support }.sorted { $0.key < $1.key }.map {
      URL(filePath: $0.key).lastPathComponent + $0.value.digest
    }
    return LocatedText.digest(of: (digests + own).joined(separator: "\n").utf8)
  }

  // MARK: Stand-ins

  /// Declares stand-ins for the names that the compiler hasn't found: for types before other names.
  ///
  /// Other names are looked up in the modules that are absent, which only some files import.
  ///
  /// - Parameter run: What the compiler has found.
  /// - Returns: Whether there are more of them than before.
  /// - Throws: An error if the file with the declarations can't be written.
  private mutating func declareStandIns(after run: CompilerRun) throws -> Bool {
    var places: [(name: String, path: String, error: CompilerError)] = []
    for (path, errors) in run.errors {
      guard path != support, let file = files[path] else { continue }
      let isAbsent = !file.imports.isDisjoint(with: absentImports)
      for error in errors {
        guard let name = error.undeclaredName, causes[name] == nil,
          isAbsent || name.first?.isUppercase == true
        else { continue }
        places.append((name, path, error))
      }
    }
    if places.contains(where: { $0.name.first?.isUppercase == true && isNew($0.name) }) {
      places.removeAll { $0.name.first?.isUppercase != true }
    }
    places.removeAll { !isNew($0.name) }
    guard !places.isEmpty else { return false }
    standIns.formUnion(places.map(\.name))
    let declared = OpaqueStandIns(for: standIns, in: uses.files, uses.index)
    files[support] = LeavingOut(supportText + (declared.text ?? "").utf8)
    try write(support)
    var noted: Set<String> = []
    for (name, path, error) in places
    where declared.names.contains(name) && noted.insert(path + name).inserted {
      files[path]?.needsStandIn(name, error, &causes)
    }
    return true
  }

  /// The file at whose end stand-ins are declared.
  private var support: String { build.moved(to: folder).support }

  private func usesOfNames() -> (files: [OpaqueStandIns.File], index: AppIndex) {
    let sources = files.filter { $0.key != support }.sorted { $0.key < $1.key }
      .map { (path: $0.key, file: $0.value, source: ParsedSource($0.value.whole)) }
    return (
      sources.map {
        OpaqueStandIns.File(
          $0.source,
          absentModules: Set($0.file.imports.intersection(absentImports).map(\.module)))
      }, AppIndex(sources.map { (path: $0.path, facts: $0.source.facts) })
    )
  }

  private func isNew(_ name: String) -> Bool { !standIns.contains(name) }

  // MARK: Texts

  /// Adapts the target's sources and documents, without any pieces left out.
  private mutating func adapt() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let whole = build.moved(to: folder)
    var results = AdaptedFiles()
    try TargetSteps.make(whole, &results)
    let texts = (whole.sources + whole.documents + whole.dataModels).map { ($0.input, $0.output) }
    let own = [whole.registry, whole.support].compactMap { $0 }.map { ($0, $0) }
    for (input, path) in texts + own {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      inputs[path] = input
      files[path] = LeavingOut([UInt8](data))
      try write(path)
    }
  }

  private func write(_ path: String) throws {
    guard let file = files[path] else { return }
    try OutputFile.write(Data(file.bytes), to: path)
  }

  /// Leaves out the imports of missing modules, at the first of which the compiler would stop.
  private mutating func leaveOutImports() throws {
    let imports = Array(files.values.reduce(into: Set()) { $0.formUnion($1.imports) })
    let path = folder + "/imports.swift"
    let text = imports.enumerated().map { $1.check("import \($0)") }.joined()
    try OutputFile.write(Data(text.utf8), to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try CompilerRun(
      plan.compiler,
      ["-typecheck", path] + searchPaths + ["-diagnostic-style", "llvm"])
    let missing = (result.errors[path] ?? []).compactMap { error in
      error.message.wholeMatch(of: /import (\d+)/).flatMap { Int($0.1) }.map { imports[$0] }
    }
    absentImports = Set(missing)
    for (path, file) in files where !absentImports.isDisjoint(with: file.imports) {
      file.leaveOut(imports: absentImports)
      try write(path)
    }
  }

  private mutating func writePieces() throws {
    var pieces = LeftOutPieces(sdk: plan.sdk, texts: textsDigest)
    for (path, file) in files where path != support {
      if let result = file.result { pieces.files[URL(filePath: path).lastPathComponent] = result }
    }
    if let text = files[support]?.bytes.dropFirst(supportText.count), !text.isEmpty {
      pieces.standIns = String(decoding: text, as: UTF8.self)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try OutputFile.write(encoder.encode(pieces) + Data("\n".utf8), to: target.pieces)
  }

  // MARK: The compiler

  /// A module of this package may lie in the target's folders, too, from another build.
  private var searchPaths: [String] { ["-I", plan.folder + "/modules"] + target.arguments }

  private var common: [String] {
    let isScript = files.keys.contains { $0.hasSuffix("/main.swift") }
    return searchPaths + [
      "-module-name", build.resources.module, "-suppress-warnings", "-diagnostic-style", "llvm",
      "-enable-testing", "-continue-building-after-errors",
    ] + (isScript ? [] : ["-parse-as-library"])
  }

  /// The options for a round: all that the compiler checks, and nothing that it makes.
  private var arguments: [String] {
    common + ["-wmo", "-Onone", "-emit-sil", "-o", "/dev/null"]
      + (isPatient ? [] : ["-Xfrontend", "-solver-scope-threshold=\(Self.mostScopes)"])
      + files.keys.sorted() + target.own
  }

  /// The number of partial solutions that the compiler tries for an expression, a few tenths of a
  /// second; in a build, it is twenty times as many.
  private static let mostScopes = 50_000

  /// Makes the module for targets that import it.
  private func makeModule() throws -> [Diagnostic] {
    let modules = plan.folder + "/modules"
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let module = "\(modules)/\(build.resources.module).swiftmodule"
    let result = try CompilerRun(
      plan.compiler,
      common + ["-wmo", "-emit-module", "-emit-module-path", module]
        + files.keys.sorted() + target.own)
    guard result.status != 0 else { return [] }
    return result.otherErrors.map { Diagnostic(target.plan, $0) }
      + result.errors.flatMap { path, errors in
        errors.map { Diagnostic(inputs[path] ?? path, line: $0.line, $0.message) }
      }
  }
}

extension BuildPlan {
  /// The same plan with another folder for the results.
  func moved(to folder: String) -> BuildPlan {
    func moved(_ files: [File]) -> [File] {
      files.map {
        File(
          input: $0.input, output: folder + "/" + URL(fileURLWithPath: $0.output).lastPathComponent)
      }
    }
    return BuildPlan(
      folder: folder, sources: moved(sources), imports: imports, documents: moved(documents),
      dataModels: moved(dataModels), skipsBrokenConnections: skipsBrokenConnections,
      isForLinux: isForLinux, resources: resources)
  }
}
