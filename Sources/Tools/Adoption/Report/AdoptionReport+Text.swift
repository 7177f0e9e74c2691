import Foundation

extension AdoptionReport {
  /// The report as lines for a person.
  ///
  /// - Parameters:
  ///   - folder: The folder that the next commands start from.
  ///   - path: The path of the project that the user named.
  ///   - into: The folder of the package that the user named.
  /// - Returns: The lines.
  package func lines(
    from folder: String, adopting path: String, into: String? = nil
  ) -> [String] {
    var lines = [headline, ""]
    for target in package.targets where target.kind != .tests { lines += files(of: target) }
    lines += pieceLines
    lines += section(
      "what flowsh lacks",
      missingOfFiles + missingOfPieces)
    lines += section(
      "packages",
      builtModules + droppedPackages.map { ($0.name, $0.reason) } + absentModules)
    lines += tests
    lines += brokenConnections
    lines += skippedParts
    lines += section("not adopted", skippedItems(from: folder, path))
    lines += kept
    lines += options
    lines += next(from: folder, adopting: path, into)
    return lines
  }

  private var name: String { package.project.main.name }

  private var headline: String {
    switch result {
    case .written: "\(name): the package is written, and not built"
    case .builds: "\(name) builds\(extent)" + effectOfGap
    case .fails: "\(name) doesn't build"
    }
  }

  /// With which part of its files the app builds: those in Swift, and documents.
  private var extent: String {
    let targets = package.targets.filter { $0.kind != .tests }
    let all = targets.flatMap(package.allFiles)
    let out = targets.flatMap(leftOut).map(\.path)
    let swift = all.count { FileKind($0) == .source }
    guard !out.isEmpty else {
      let pieces = pieces.count
      guard pieces > 0 else { return ", with all of its \(Self.files(swift))" }
      return ", without \(pieces == 1 ? "a piece" : "\(pieces) pieces") of its \(Self.files(swift))"
    }
    var parts: [String] = []
    let swiftOut = out.count { FileKind($0) == .source }
    if swiftOut > 0 { parts.append("\(swiftOut) of \(Self.files(swift))") }
    let documents = DocumentNames(all)
    let documentsOut = DocumentNames(out).count
    if documentsOut > 0 { parts.append("\(documentsOut) of \(documents.count) \(documents.noun)") }
    let resourcesOut = out.count { FileKind($0) == .resource }
    if resourcesOut > 0 {
      parts.append("\(resourcesOut) other file\(resourcesOut == 1 ? "" : "s")")
    }
    return " without " + parts.formatted(.list(type: .and).locale(Locale(identifier: "en")))
  }

  // MARK: Other sections

  private var tests: [String] {
    let targets = package.targets.filter { $0.kind == .tests }
    guard !targets.isEmpty || !droppedTests.isEmpty else { return [] }
    var lines = ["tests"]
    for target in targets {
      let out = leftOut(of: target)
      let all = Self.files(swiftFiles(of: target).count)
      lines.append("  \(target.name): \(all)\(out.isEmpty ? "" : ", \(out.count) left out")")
      lines += reasons(out) + lostTests(of: target)
    }
    for item in droppedTests {
      lines.append("  \(item.name) \(item.reason)")
      lines += package.project.tests.filter { $0.name == item.name }
        .flatMap { reasons(leftOut(of: $0)) }
    }
    return lines + [""]
  }

  private func skippedItems(from folder: String, _ path: String) -> [(String, String)] {
    package.project.skippedItems.map { (short($0.name), $0.reason) }
      + package.project.shownOthers(foundAt: path, in: folder).map {
        ($0, "is another project; name it to adopt it")
      }
  }

  private var kept: [String] {
    guard !written.kept.isEmpty else { return [] }
    var lines = ["changed by you, and kept as they are; --force writes them again"]
    lines += written.kept.map { "  \($0)" }
    let manifest = Contents.text(package.folder + "/Package.swift") ?? ""
    if written.kept.contains("Package.swift"),
      !manifest.contains(SDKLink.name(version: package.version))
    {
      lines.append(
        "  It builds flowsh's sources, or names another version; use --force, and then change"
          + " Package.swift again, to build with the SDK of flowsh \(package.version)")
    }
    return lines + [""]
  }

  private func section(
    _ title: String, _ rows: [(String, String)]
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let width = rows.map(\.0.count).max() ?? 0
    return [title]
      + rows.map { row in
        guard !row.1.isEmpty else { return "  \(row.0)" }
        let gap = String(repeating: " ", count: width - row.0.count + 2)
        return "  \(row.0)\(gap)\(row.1)"
      } + [""]
  }

  // MARK: Words

  func swiftFiles(of target: AppTarget) -> [String] {
    package.allFiles(of: target).filter { FileKind($0) == .source }
  }

  func leftOut(of target: AppTarget) -> [LeftOutFile] {
    let own = Set(package.allFiles(of: target))
    return leftOut.filter { own.contains($0.path) }.sorted { $0.path < $1.path }
  }

  static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  static func row(_ count: Int, _ text: String, indent: Int = 2) -> String {
    let number = String(count)
    let gap = String(repeating: " ", count: max(0, 4 - number.count))
    return String(repeating: " ", count: indent) + gap + number + " " + text
  }

  /// Returns a path relative to the project's folder.
  func short(_ path: String) -> String { package.project.shownPath(of: path) }

  func short(_ error: CompilerDiagnostic) -> String {
    let line = error.line.map { ":\($0)" } ?? ""
    return (error.path.map { short($0) + line + ": " } ?? "") + error.message
  }
}
