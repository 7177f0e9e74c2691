package import Files
import Foundation
import Script
package import Shell

/// Flows as walkthroughs, with those that they run.
package struct Conversion {
  /// The ending of a flow that others run, which isn't the one of a test.
  private static let partSuffix = ".steps"

  /// A flow and the lines that it stands for.
  private struct Flow {
    /// The path for messages and for reading the file.
    let path: String
    /// The absolute path, without links to folders.
    let place: String
    let script: TranslatedScript
    /// Whether it runs as a test.
    var isTest: Bool
    /// Whether another flow runs it.
    var isPart: Bool
  }

  private var flows: [Flow] = []
  /// The mistakes, as `file:line: what is wrong`.
  package private(set) var mistakes: [String] = []
  private let translator: FlowTranslator

  package init(_ translator: FlowTranslator) { self.translator = translator }

  /// The walkthroughs, which still run flows.
  package var texts: [String] {
    flows.map { flow in
      Self.lines(of: flow, asTest: flow.isTest).map { $0 + "\n" }.joined()
    }
  }

  /// Adds a flow and those that it runs.
  ///
  /// - Throws: `CommandError` if the file can't be read.
  package mutating func add(_ path: String) throws(CommandError) { try add(path, in: []) }

  /// Adds a flow.
  ///
  /// - Parameters:
  ///   - path: The path of the flow.
  ///   - chain: The paths of the flows that lead to it, the first one first.
  /// - Throws: `CommandError` if a file can't be read.
  private mutating func add(_ path: String, in chain: [String]) throws(CommandError) {
    let place = Self.place(of: path)
    if let known = flows.firstIndex(where: { $0.place == place }) {
      if chain.isEmpty { flows[known].isTest = true } else { flows[known].isPart = true }
      return
    }
    guard FileStatus(at: path).map({ $0.kind == .regular }) ?? true else {
      throw .unreadable(path: path, reason: "it is no regular file")
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try OpenFile(path).readAll(atMost: 1 << 20) } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    let script = translator.translate(bytes[...], path: path)
    flows.append(
      Flow(
        path: path, place: place, script: script, isTest: chain.isEmpty, isPart: !chain.isEmpty))
    mistakes += script.mistakes.map { "\(path):\($0.line): \(SafeText.escaped($0.problem))" }
    for line in script.lines {
      guard let file = Self.sourced(by: line.text)?.text else { continue }
      let other = ScriptFile.resolve(file, against: path)
      do throws(ScriptMistake) {
        try ScriptFile.requireOpenable(other, from: chain + [path], sourced: chain.count)
      } catch {
        mistakes.append("\(path):\(line.number): \(CommandError.script(error).message)")
        continue
      }
      guard FileStatus(at: other) != nil else {
        mistakes.append("\(path):\(line.number): can't read \(SafeText.escaped(other))")
        continue
      }
      try add(other, in: chain + [path])
    }
  }

  /// Returns the word of a line that names the flow that it runs; `nil` if it runs none, or one
  /// that a variable names.
  private static func sourced(by line: String) -> Word? {
    let commands = CommandSequence(ScriptLine(line, number: 1)).commands
    guard let command = commands.first, command.name == "source", let word = command.words.first,
      ScriptFiles.isForeign(word.text), !Expansion.isNeeded(word.text)
    else { return nil }
    return word
  }

  /// Returns the absolute path of a file, without links to folders.
  private static func place(of path: String) -> String {
    let folder = PathParts.folder(of: path)
    guard let real = realpath(StartFolder.resolve(folder), nil) else { return path }
    defer { free(real) }
    return String(cString: real) + "/" + PathParts.name(of: path)
  }

  private static func lines(of flow: Flow, asTest: Bool) -> [String] {
    flow.script.lines.filter { $0.use != (asTest ? .onlySourced : .onlyTest) }.map(\.text)
  }

  // MARK: Files

  /// The flows whose walkthroughs would have the same path, as `file: what is wrong`.
  package var collisions: [String] {
    Dictionary(grouping: flows) { Self.name(of: $0.place) }.values.filter { $0.count > 1 }
      .map { same in
        let paths = same.map { SafeText.escaped($0.path) }
        return "\(paths[0]): \(paths[1]) would become the same walkthrough; rename one of them"
      }.sorted()
  }

  /// Writes the walkthroughs into a folder, in which they lie as the flows do.
  ///
  /// A flow that others run becomes a file that is no test; one that is also a test becomes two
  /// files.
  ///
  /// - Returns: The paths of the walkthroughs.
  /// - Throws: `FileError` if a file can't be written. Nothing is written if one exists.
  package func write(into folder: String) throws(FileError) -> [String] {
    let root = Self.commonFolder(of: flows.map(\.place))
    var files: [(file: WholeFile, text: String)] = []
    for flow in flows {
      let path = folder + "/" + Self.name(of: flow.place).dropFirst(root.utf8.count)
      for (isTest, suffix) in [(true, ScriptFile.suffix), (false, Self.partSuffix)]
      where isTest ? flow.isTest : flow.isPart {
        let lines = Self.lines(of: flow, asTest: isTest).map { Self.converted($0, in: flow) + "\n" }
        files.append((WholeFile(path + suffix), lines.joined()))
      }
    }
    for (file, _) in files where file.exists {
      throw FileError(.write, file.path, .system(EEXIST))
    }
    for (file, text) in files {
      try? FileManager.default.createDirectory(
        atPath: PathParts.folder(of: file.path), withIntermediateDirectories: true)
      try WholeFile(file.path).write(Array(text.utf8))
    }
    return files.map(\.file.path)
  }

  /// Returns a line that runs the walkthrough of a flow rather than the flow.
  private static func converted(_ line: String, in flow: Flow) -> String {
    guard let word = sourced(by: line) else { return line }
    let target = Self.place(of: ScriptFile.resolve(word.text, against: flow.path))
    let other = String(name(of: target)) + partSuffix
    let bytes = Array(line.utf8)
    return String(decoding: bytes[..<word.range.lowerBound], as: UTF8.self)
      + FlowText.word([.literal(path(to: other, from: flow.place))])
      + String(decoding: bytes[word.range.upperBound...], as: UTF8.self)
  }

  /// Returns the path that leads to a file from the folder of another.
  private static func path(to file: String, from other: String) -> String {
    let to = PathParts.components(of: file)
    let from = PathParts.components(of: other).dropLast()
    let common = zip(to.dropLast(), from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...])
      .joined(separator: "/")
  }

  /// Returns the absolute path of a walkthrough without its ending.
  private static func name(of place: String) -> Substring { ScriptFile.withoutSuffix(place) }

  /// Returns the folder that contains all files, with a slash at its end.
  private static func commonFolder(of places: [String]) -> String {
    let folders = places.map { PathParts.components(of: $0).dropLast() }
    guard var common = folders.first else { return "/" }
    for folder in folders.dropFirst() {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? "/" : "/" + common.joined(separator: "/") + "/"
  }
}
