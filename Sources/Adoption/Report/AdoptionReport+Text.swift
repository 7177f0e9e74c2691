import Foundation

extension AdoptionReport {
  /// The report as lines for a person.
  ///
  /// - Parameter folder: The folder that the command to change the folder starts from.
  /// - Returns: The lines.
  package func lines(from folder: String) -> [String] {
    var lines = [headline, ""]
    for target in package.targets where target.kind != .tests { lines += files(of: target) }
    lines += section(
      "what flowsh lacks", missing.map { ($0.name.description, Self.files($0.files)) })
    lines += section(
      "packages", droppedPackages.map { ($0.name, $0.reason) }, prefix: "built without")
    lines += tests
    lines += brokenConnections
    lines += section("not adopted", skippedItems)
    lines += kept
    lines += options
    lines += next(from: folder)
    return lines
  }

  private var name: String { package.project.main.name }

  private var headline: String {
    switch result {
    case .written: "\(name): the package is written, and not built"
    case .builds: "\(name) builds\(extent)"
    case .fails: "\(name) doesn't build"
    }
  }

  /// With which part of its files the app builds: those in Swift, and documents.
  private var extent: String {
    let targets = package.targets.filter { $0.kind != .tests }
    let all = targets.flatMap(package.allFiles)
    let out = targets.flatMap(leftOut).map(\.path)
    let swift = all.count { FileKind($0) == .source }
    guard !out.isEmpty else { return ", with all of its \(Self.files(swift))" }
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

  // MARK: Files

  private func files(of target: AppTarget) -> [String] {
    let all = swiftFiles(of: target)
    let out = leftOut(of: target)
    var lines = [target.kind == .app ? "files of \(target.name)" : "files of \(target.module)"]
    if let adapted = adapted[target.module] {
      let built = Set(all).subtracting(out.map(\.path))
      let unchanged = built.intersection(adapted.unchanged).count
      lines += [
        Self.row(unchanged, "run unchanged"),
        Self.row(built.count - unchanged, "adapted"),
      ]
      let documents = DocumentNames(adapted.documents)
      if documents.count > 0 { lines.append(Self.row(documents.count, documents.noun)) }
    } else {
      lines.append(Self.row(all.count, "in Swift"))
    }
    lines += leftOutLines(out)
    if !target.filesInC.isEmpty {
      lines.append(Self.row(target.filesInC.count, "in C or Objective-C, which aren't built here"))
    }
    if let header = target.bridgingHeader {
      lines.append(Self.row(1, "bridging header, which isn't read: \(short(header))"))
    }
    if !target.dataModels.isEmpty {
      let isOne = target.dataModels.count == 1
      lines.append(
        Self.row(
          target.dataModels.count,
          isOne
            ? "Core Data model, which doesn't exist here"
            : "Core Data models, which don't exist here"))
    }
    if let version = target.compiler.swiftVersion, version.hasPrefix("3") {
      lines.append("  written in Swift \(version), which is compiled as Swift 4")
    }
    if !target.missingFiles.isEmpty {
      lines.append(
        Self.row(target.missingFiles.count, "that the project lists and the disk doesn't have"))
      lines += target.missingFiles.map { "          \(short($0))" }
    }
    if !blocked.isEmpty, target.kind == .app { lines += blockedLines }
    return lines + [""]
  }

  /// What is left out: Swift files, then storyboards and nibs, then other files.
  private func leftOutLines(_ files: [LeftOutFile]) -> [String] {
    let documents = files.filter { FileKind($0.path).isDocument }
    let groups = [
      (files.filter { FileKind($0.path) == .source }, "left out"),
      (documents, DocumentNames(documents.map(\.path)).noun + " left out"),
      (files.filter { FileKind($0.path) == .resource }, "of the other files left out"),
    ]
    return groups.flatMap { files, title in
      files.isEmpty ? [] : [Self.row(files.count, title)] + reasons(files)
    }
  }

  /// The files that are left out, by the reason, with their first errors.
  private func reasons(_ files: [LeftOutFile]) -> [String] {
    var groups: [(title: String, files: [LeftOutFile])] = []
    for file in files {
      let title = Self.title(of: file.reason)
      if let place = groups.firstIndex(where: { $0.title == title }) {
        groups[place].files.append(file)
      } else {
        groups.append((title, [file]))
      }
    }
    return groups.sorted { $0.files.count > $1.files.count }.flatMap { group in
      [Self.row(group.files.count, group.title, indent: 4)] + group.files.flatMap(described)
    }
  }

  private static func title(of reason: LeftOutFile.Reason) -> String {
    switch reason {
    case .modules(let modules):
      "import \(modules.joined(separator: ", ")), which \(modules.count == 1 ? "doesn't" : "don't")"
        + " exist here"
    case .missing: "use what flowsh lacks"
    case .uses: "use what is left out"
    case .errors: "have other errors"
    }
  }

  private func described(_ file: LeftOutFile) -> [String] {
    let indent = String(repeating: " ", count: 10)
    if case .modules = file.reason { return [indent + short(file.path)] }
    guard let first = file.errors.first else { return [indent + short(file.path)] }
    let more = file.errors.count > 1 ? ", and more" : ""
    return [indent + short(first) + more]
  }

  private var blockedLines: [String] {
    ["  the app begins in a file that doesn't compile"]
      + blocked.flatMap { file in file.errors.map { "          " + short($0) } }
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
      lines += reasons(out)
    }
    lines += droppedTests.map { "  \($0.name) \($0.reason)" }
    return lines + [""]
  }

  private var skippedItems: [(String, String)] {
    package.project.skippedItems.map { (short($0.name), $0.reason) }
  }

  private var kept: [String] {
    guard !written.kept.isEmpty else { return [] }
    return ["changed by you, and kept as they are; --force writes them again"]
      + written.kept.map { "  \($0)" } + [""]
  }

  private func next(from folder: String) -> [String] {
    let place = package.shownFolder(from: folder)
    var lines = ["next"]
    // "cd" would take a dash for an option.
    if place != "." {
      lines.append("  cd \(Self.quoted(place.hasPrefix("-") ? "./" + place : place))")
    }
    switch result {
    case .fails: return lines + ["  swift build"]
    case .written, .builds: break
    }
    if package.project.main.kind == .app {
      lines.append(
        "  swift run \(Self.quoted(package.targetName(of: package.project.main.module)))")
    } else {
      lines.append("  swift build")
    }
    if package.targets.contains(where: { $0.kind == .tests }) { lines.append("  swift test") }
    return lines
  }

  private func section(
    _ title: String, _ rows: [(String, String)], prefix: String? = nil
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let width = rows.map(\.0.count).max() ?? 0
    return [title]
      + rows.map { row in
        let gap = String(repeating: " ", count: width - row.0.count + 2)
        return "  \(row.0)\(gap)\(row.1)"
      } + [""]
  }

  // MARK: Words

  private func swiftFiles(of target: AppTarget) -> [String] {
    package.allFiles(of: target).filter { FileKind($0) == .source }
  }

  private func leftOut(of target: AppTarget) -> [LeftOutFile] {
    let own = Set(package.allFiles(of: target))
    return leftOut.filter { own.contains($0.path) }.sorted { $0.path < $1.path }
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  private static func row(_ count: Int, _ text: String, indent: Int = 2) -> String {
    let number = String(count)
    let gap = String(repeating: " ", count: max(0, 4 - number.count))
    return String(repeating: " ", count: indent) + gap + number + " " + text
  }

  /// Returns a path relative to the project's folder.
  func short(_ path: String) -> String {
    path.hasPrefix("/") && Path.isInside(path, package.project.folder)
      ? Path.relative(path, to: package.project.folder) : path
  }

  private func short(_ error: CompilerDiagnostic) -> String {
    let line = error.line.map { ":\($0)" } ?? ""
    return (error.path.map { short($0) + line + ": " } ?? "") + error.message
  }

  /// Returns a word as a shell reads it.
  static func quoted(_ word: String) -> String {
    if word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      // What is written to a terminal is escaped, and a shell reads such characters only so.
      let signs = word.unicodeScalars.map { sign in
        switch sign {
        case "'", "\\": "\\\(sign)"
        case "\n": "\\n"
        case "\t": "\\t"
        case _ where sign.properties.generalCategory == .control:
          String(sign).utf8.map { "\\x" + String($0, radix: 16) }.joined()
        default: String(sign)
        }
      }
      return "$'" + signs.joined() + "'"
    }
    let isPlain = word.utf8.allSatisfy {
      $0 > 0x7F || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A
        || $0 >= 0x61 && $0 <= 0x7A || "_-./+:@%".utf8.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
