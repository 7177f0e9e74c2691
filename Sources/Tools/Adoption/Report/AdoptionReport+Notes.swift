extension AdoptionReport {
  /// Outlets and actions that the app doesn't have: bugs of the app, unless what they name is left
  /// out.
  var brokenConnections: [String] {
    let all = package.targets.flatMap { adapted[$0.module]?.brokenConnections ?? [] }
    guard !all.isEmpty else { return [] }
    let names = Set(leftOut.flatMap { SourceText(path: $0.path).declarations })
    let isConsequence = all.map { item in
      item.member.map { names.contains(String($0.prefix { $0 != ":" })) } == true
    }
    let groups = [
      ("broken connections, skipped here; on a device, the app crashes when it uses one", false),
      ("connections to what is left out, skipped here", true),
    ]
    return groups.flatMap { title, wanted in
      let items = zip(all, isConsequence).filter { $0.1 == wanted }.map(\.0)
      guard !items.isEmpty else { return [String]() }
      return [title] + items.map { "  \(place(of: $0)): \($0.message)" } + [""]
    }
  }

  /// The parts of sources, documents and resources that the build goes without.
  var skippedParts: [String] {
    let all = package.targets.flatMap { adapted[$0.module]?.skippedParts ?? [] }
    guard !all.isEmpty else { return [] }
    return ["skipped; the app runs without it"]
      + all.map { "  \(place(of: $0)): \($0.message)" } + [""]
  }

  private func place(of item: Diagnostic) -> String {
    short(item.path) + (item.line.map { ":\($0)" } ?? "")
  }

  /// The options that the user hasn't given in this run or that have no effect, and what of flowsh
  /// is used.
  var options: [String] {
    var lines: [String] = []
    let remembered = package.remembered
    let words =
      remembered.exclude.map { "--exclude \(Self.quoted($0))" }
      + (remembered.target.map { ["--target \(Self.quoted($0))"] } ?? [])
      + (remembered.flowsh.map { ["--flowsh \(Self.quoted($0))"] } ?? [])
    if !words.isEmpty {
      lines.append(
        "options of an earlier run, used again; give others to replace them, or --forget")
      lines += words.map { "  " + $0 } + [""]
    }
    let unused = package.project.unusedExclusions
    if !unused.isEmpty {
      lines.append("patterns that match no file; they are relative to the project's folder")
      lines += unused.map { "  --exclude \(Self.quoted($0))" } + [""]
    }
    return lines
  }
}
