import Foundation
import Reports
import Script
import Shell

extension LanguageServer {
  /// Returns the file that the word at a place names, the line that declares the variable there, or
  /// else the lines of Swift that the step on its line called.
  func definitions(at position: Position, in document: Document) -> [Location] {
    let (line, byte) = document.place(of: position)
    let variables = document.variables
    if let variable = variables.first(where: { $0.line == line && $0.bytes.touches(byte) }),
      let declaration = variables.first(where: { $0.isDeclaration && $0.name == variable.name })
    {
      let range = document.range(line: declaration.line, bytes: declaration.bytes)
      return [Location(uri: document.uri, range: range)]
    }
    if let file = file(at: byte, line: line, in: document) {
      return [Location(uri: Document.uri(ofPath: file), line: 0)]
    }
    var seen: Set<Location> = []
    return calls(at: line, in: document).flatMap { call in
      sources(named: call.file).map { Location(uri: Document.uri(ofPath: $0), line: call.line - 1) }
    }.filter { seen.insert($0).inserted }
  }

  /// Returns the path of the file that the word at a place names; `nil` if it names none.
  private func file(at byte: Int, line: Int, in document: Document) -> String? {
    var tokenizer = Tokenizer(document.lines[line])
    while !tokenizer.isAtEnd, let words = try? tokenizer.nextCommand() {
      guard let word = words.dropFirst().first(where: { $0.range.touches(byte) }) else { continue }
      let path = ScriptFile.resolve(word.text, against: document.path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { return nil }
      return path
    }
    return nil
  }

  /// Returns the calls of the step on a line: those of its last run, or else those of the map.
  private func calls(at line: Int, in document: Document) -> [(file: String, line: Int)] {
    if let step = lastRun.step(at: line, in: document), !step.calls.isEmpty {
      return step.calls.compactMap { call in
        // Two spaces separate the place from the name.
        guard let place = call.firstRange(of: "  ").map({ call[$0.upperBound...] }),
          let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...])
        else { return nil }
        return (place[..<colon].trimmingCharacters(in: .whitespaces), line)
      }
    }
    var trail = language(of: document).trail(document, before: line)
    trail.follow(document, line)
    return (trail.move?.calls ?? []).compactMap { call in
      call.file.flatMap { file in call.line.map { (file, $0) } }
    }
  }

  /// The files of the workspace.
  var files: WorkspaceFiles {
    if let knownFiles { return knownFiles }
    // The document of a request may be in none of the folders.
    let files = WorkspaceFiles(Set(folders + documents.values.map(root)).sorted())
    knownFiles = files
    return files
  }

  /// Returns the paths of the Swift files with a name, after another look if none is known.
  private func sources(named name: String) -> [String] {
    if let known = files.sources[name] { return known }
    knownFiles = nil
    return files.sources[name] ?? []
  }
}

extension Range<Int> {
  /// Whether an offset is in the range or at its end, as a cursor is.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
