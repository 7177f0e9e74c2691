extension AdoptionReport {
  /// The files of a target: how many are built, and what is left out for which reason.
  func files(of target: AppTarget) -> [String] {
    let all = swiftFiles(of: target)
    let out = leftOut(of: target)
    var lines = [target.kind == .app ? "files of \(target.name)" : "files of \(target.module)"]
    if let adapted = adapted[target.module] {
      let built = Set(all).subtracting(out.map(\.path))
      let unchanged = built.intersection(adapted.unchanged).count
      lines += [
        Self.row(unchanged, hasFailed ? "unchanged" : "run unchanged"),
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
    if let version = target.compiler.swiftVersion, version.hasPrefix("3") {
      lines.append("  written in Swift \(version), which is compiled as Swift 4")
    }
    if !target.missingFiles.isEmpty {
      let pronoun = target.missingFiles.count == 1 ? "it" : "them"
      lines.append(
        Self.row(
          target.missingFiles.count,
          "that the project lists and the disk doesn't have; rename or remove \(pronoun) in the"
            + " project"))
      lines += target.missingFiles.map { "          \(short($0))" }
    }
    if target.kind == .app { lines += blockedLines + gapLines }
    return lines + [""]
  }

  /// The files that are left out: Swift files, then storyboards and nibs, then others.
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
  func reasons(_ files: [LeftOutFile]) -> [String] {
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
    case .uses(_, _, .leftOut): "use what is left out"
    case .uses(_, _, .excluded): "use what --exclude leaves out"
    case .uses(_, _, .missing): "use what is missing on disk"
    case .uses(_, _, .inC): "use what is in C or Objective-C"
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
}
