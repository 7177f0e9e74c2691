import BuildFormats
import Foundation
import ResourceCompiler
import SourceAdapter

/// Finds the pieces of a target that don't compile here, in rounds of the compiler.
///
/// A round leaves out a piece for each error. An error that remains takes a larger piece. The
/// rounds go on while there is more to leave out, at most 60 times, so that one error doesn't cost
/// the app.
struct SettleStep {
  /// The number of rounds, the last of which take whole files.
  private static let mostRounds = 60

  let plan: SettlePlan
  let target: SettlePlan.Target
  let build: BuildPlan
  /// The folder for the texts of this module.
  let folder: String
  /// The texts by their paths there.
  var files: [String: LeavingOut] = [:]
  /// The paths in the app of the texts.
  var inputs: [String: String] = [:]
  var causes: [String: LeavingOut.Cause] = [:]
  /// The imports of modules that don't exist here.
  var absentImports: Set<ConditionalImport> = []
  /// The names that no module declares, for which there are stand-ins.
  var standIns: Set<String> = []
  /// The texts and facts from which stand-ins are declared.
  lazy var uses = usesOfNames()
  var compiler: TextCompiler
  /// The texts that had errors in the last round; the next one compiles only these, and all again
  /// when they have none.
  var suspects: Set<String> = []

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
    compiler = TextCompiler(
      plan.compiler, ["-module-name", build.resources.module] + Self.options(plan, target, build),
      others: target.own)
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
      return SettledTarget(
        module: build.resources.module, rounds: 0, errors: [], hasPieces: true)
    }
    try leaveOutImports()
    var rounds = 0
    var cuts = 0
    var left: [Diagnostic] = []
    var isComplete = true
    while cuts < Self.mostRounds {
      rounds += 1
      let result = try check()
      isComplete = !result.isKilled
      if result.status == 0 {
        left = []
        if suspects.isEmpty { break }
        suspects = []
        continue
      }
      suspects = Set(result.errors.keys.filter { files[$0] != nil })
      // What else is wrong may follow from names that aren't declared.
      if !target.hasTests, try declareStandIns(after: result) { continue }
      var rest = result.otherErrors.map { Diagnostic(target.plan, $0) }
      let certain = certainErrors(of: result)
      let isFirst = certain.values.joined().contains { !$0.mayFollow }
      let placed = certain.sorted { $0.key < $1.key }
        .map { ($0.key, isFirst ? $0.value.filter { !$0.mayFollow } : $0.value) }
      if placed.isEmpty, rest.isEmpty, !compiler.isPatient {
        compiler.isPatient = true
        continue
      }
      cuts += 1
      var isChanged = false
      for (path, errors) in placed {
        guard let file = files[path] else {
          rest += errors.map { Diagnostic(path, line: $0.line, $0.message) }
          continue
        }
        let least = min(
          target.hasTests ? .member : leastKind(in: cuts),
          path == standInFile || Self.isScript(path) ? .member : .file)
        let remaining = file.leaveOut(errors, atLeast: least, &causes)
        rest += remaining.map { Diagnostic(inputs[path] ?? path, line: $0.line, $0.message) }
        if remaining.count < errors.count { isChanged = true }
        try write(path)
      }
      try leaveOutUsesOfTypes()
      left = rest
      if !isChanged { break }
    }
    if isComplete { try writePieces() }
    if left.isEmpty, isImported { left = try makeModule() }
    return SettledTarget(
      module: build.resources.module, rounds: rounds, errors: left, hasPieces: isComplete)
  }

  /// Compiles the suspects, or all.
  private mutating func check() throws -> CompilerRun {
    if !suspects.isEmpty, let run = try compiler.check(only: suspects, of: paths) { return run }
    suspects = []
    return try compiler.check(paths)
  }

  /// The paths of the texts in their order.
  private var paths: [String] { files.keys.sorted() }

  /// Leaves out what names types that were left out, instead of in a round for each.
  private mutating func leaveOutUsesOfTypes() throws {
    while true {
      let lost = files.values.reduce(into: Set()) { $0.formUnion($1.takeLostTypes()) }
      // Another declaration of the name may be what is meant.
      let types = lost.filter { name in
        files.values.reduce(0) { $0 + $1.declarations(ofType: name) } == 1
      }
      guard !types.isEmpty else { return }
      for (path, file) in files where path != standInFile {
        guard file.leaveOut(usesOf: types, &causes) else { continue }
        suspects.insert(path)
        try write(path)
      }
    }
  }

  /// The errors that a build would have, too: an expression without stand-ins that is given up may
  /// only take long.
  private func certainErrors(of run: CompilerRun) -> [String: [CompilerError]] {
    if compiler.isPatient { return run.errors }
    var certain = run.errors
    for (path, file) in files where file.imports.isDisjoint(with: absentImports) {
      certain[path]?.removeAll(where: \.isGivenUp)
    }
    return certain.filter { !$0.value.isEmpty }
  }

  /// Late errors may follow from pieces that are missing elsewhere, and would follow each other.
  private func leastKind(in round: Int) -> LeftOutPiece.Kind {
    round < Self.mostRounds / 2 ? .spelling : .file
  }

  // MARK: The compiler

  /// A module of this package may lie in the target's folders, too, from another build.
  static func searchPaths(_ plan: SettlePlan, _ target: SettlePlan.Target) -> [String] {
    ["-I", plan.folder + "/modules"] + target.arguments
  }

  private static func options(
    _ plan: SettlePlan, _ target: SettlePlan.Target, _ build: BuildPlan
  ) -> [String] {
    let hasScript = build.sources.contains { isScript($0.output) }
    return searchPaths(plan, target) + [
      "-suppress-warnings", "-diagnostic-style", "llvm", "-enable-testing",
      "-continue-building-after-errors",
    ] + (hasScript ? [] : ["-parse-as-library"])
  }

  /// Whether the app begins with the statements of a file.
  private static func isScript(_ path: String) -> Bool { path.hasSuffix("/main.swift") }

  /// Makes the module for targets that import it.
  private func makeModule() throws -> [Diagnostic] {
    let modules = plan.folder + "/modules"
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let result = try compiler.make(
      "\(modules)/\(build.resources.module).swiftmodule", of: paths)
    guard result.status != 0 else { return [] }
    return result.otherErrors.map { Diagnostic(target.plan, $0) }
      + result.errors.flatMap { path, errors in
        errors.map { Diagnostic(inputs[path] ?? path, line: $0.line, $0.message) }
      }
  }
}
