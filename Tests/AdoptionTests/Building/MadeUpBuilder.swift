import Testing

@testable import Adoption

/// A builder that reads what fails from the sources: a line such as `needs X` is an error unless
/// another file says `has X`, and a file that says `garbled` can't be adapted.
final class MadeUpBuilder: Builder {
  /// The goals of the builds.
  private(set) var goals: [BuildGoal] = []
  /// The packages that can't be fetched, by their addresses.
  var unreachable: Set<String> = []
  /// The packages that don't build, by their identities.
  var broken: Set<String> = []
  /// Lines that are printed by each build of a goal, which then fails.
  var failures: [BuildGoal: [String]] = [:]
  /// Whether the next build is interrupted.
  var isInterrupted = false
  /// Called in each build.
  var whileBuilding: (() throws -> Void)?

  /// Returns the SDK, if there is one.
  var findSDK: () throws(AdoptionError) -> SDK? = { () throws(AdoptionError) in nil }

  func sdk() throws(AdoptionError) -> SDK? { try findSDK() }

  /// The pieces that are found, by their modules.
  var pieces: [String: LeftOutPieces] = [:]

  /// The pieces that the next builds leave out.
  var adaptedPieces: [LeftOutPiece] = []
  /// The pieces of tests that the next builds leave out.
  var adaptedTests: [LeftOutPiece] = []

  func settle(
    _ targets: [AppTarget], of package: AdoptedPackage, knowing isKnown: Bool
  ) throws(AdoptionError) -> [String: LeftOutPieces] {
    let files = targets.flatMap(package.files)
    guard !files.contains(where: { Contents.text($0)?.contains("garbled") == true }) else {
      throw .failedTool("flowsh-adapt", status: 1, reason: "a file is garbled")
    }
    return pieces
  }

  func build(
    _ goal: BuildGoal, of package: AdoptedPackage, step: (BuildOutput.Step) -> Void
  ) throws(AdoptionError) -> BuildOutput {
    goals.append(goal)
    do { try whileBuilding?() } catch { Issue.record(error) }
    if isInterrupted { throw .interrupted }
    var output = BuildOutput(files: [])
    for line in lines(goal, package) { if let begun = output.add(line) { step(begun) } }
    output.status = output.errors.isEmpty && failures[goal] == nil ? 0 : 1
    return output
  }

  private func lines(_ goal: BuildGoal, _ package: AdoptedPackage) -> [String] {
    if let lines = failures[goal] { return lines }
    if goal == .dependencies {
      return package.packages.filter { unreachable.contains($0.url) }
        .flatMap { ["error: Failed to clone repository \($0.url):", "    fatal: no host"] }
    }
    for item in package.packages where broken.contains(item.identity) {
      return ["/x/.build/checkouts/\(item.identity)/Sources/A.swift:3:1: error: no UIKit here"]
    }
    let all = package.targets.filter { goal == .tests || $0.kind != .tests }
    let files = all.flatMap { package.files(of: $0) }
    let texts = files.map { Contents.text($0) ?? "" }
    if let line = zip(files, texts).lazy.compactMap({ file, text in
      text.firstMatch(of: /import (\w+Kit)\b/).flatMap { match -> String? in
        match.1 == "UIKit" ? nil : "\(file):1:8: error: no such module '\(match.1)'"
      }
    }).first {
      return [line]
    }
    let garbled = zip(files, texts).filter { $1.contains("garbled") }
    guard garbled.isEmpty else { return garbled.map { "\($0.0):1:1: error: it is garbled" } }
    if let error = all.flatMap({ brokenConnections(of: $0, package) }).first(where: { item in
      !all.contains { package.modulesWithBrokenConnections.contains($0.module) }
    }) {
      return ["\(error)"]
    }
    if all.contains(where: { package.leftOutPieces[$0.module] != nil }) { return [] }
    let declared = Set(texts.flatMap { SourceText($0).declarations })
    return zip(files, texts).flatMap { file, text in
      text.matches(of: /needs (\w+)/).filter { !declared.contains(String($0.1)) }
        .map { "\(file):2:1: error: cannot find '\($0.1)' in scope" }
    }
  }

  /// What the builder provides of packages.
  var provided = ProvidedModules()

  func provideModules(
    for package: AdoptedPackage, notify: @escaping (PackageBuild.Event) -> Void
  ) -> ProvidedModules { provided }

  func missing(
    among modules: [String], of package: AdoptedPackage
  ) throws(AdoptionError) -> Set<String> {
    Set(modules.filter { $0.hasSuffix("Kit") && $0 != "UIKit" })
  }

  func adapted(_ target: AppTarget, of package: AdoptedPackage) -> AdaptedFiles? {
    let all = package.files(of: target)
    let files = all.filter { FileKind($0) == .source }
    var adapted = AdaptedFiles()
    adapted.outputs = Dictionary(uniqueKeysWithValues: files.map { ($0, $0) })
    adapted.unchanged = Set(files.filter { Contents.text($0)?.contains("@objc") == false })
    adapted.leftOut =
      switch target.kind {
      case .app: adaptedPieces
      case .tests: adaptedTests
      default: []
      }
    adapted.documents = all.filter { FileKind($0).isDocument }
    adapted.brokenConnections = brokenConnections(of: target, package)
    adapted.skippedParts = all.filter { Contents.text($0)?.contains("odd") == true }.map {
      Diagnostic(
        $0, line: FileKind($0) == .resource ? nil : 7, isError: false, "an odd part is skipped")
    }
    return adapted
  }

  /// A line such as `outlet X` of a storyboard is broken.
  private func brokenConnections(
    of target: AppTarget, _ package: AdoptedPackage
  ) -> [Diagnostic] {
    package.files(of: target).filter { FileKind($0).isDocument }.flatMap { path in
      (Contents.text(path) ?? "").matches(of: /outlet (\w+)/).map { match in
        Diagnostic(
          path, line: 3, member: String(match.1), "scene Page (vc): outlet \"\(match.1)\"")
      }
    }
  }
}
