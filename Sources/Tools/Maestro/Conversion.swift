package import Files
import Foundation
import Script
package import Shell

/// Flows as walkthroughs, with those that they run.
package struct Conversion {
  /// A flow and the lines that it stands for.
  package struct Flow {
    package let path: String
    fileprivate let script: TranslatedScript
    /// Whether only other flows run it.
    fileprivate var isSourced = false
  }

  package private(set) var flows: [Flow] = []
  /// The mistakes, as `file:line: what is wrong`.
  package private(set) var mistakes: [String] = []
  private let translator: FlowTranslator

  package init(_ translator: FlowTranslator) { self.translator = translator }

  /// Adds a flow and those that it runs.
  ///
  /// - Throws: `CommandError` if the file can't be read.
  package mutating func add(_ path: String) throws(CommandError) { try add(path, isSourced: false) }

  private mutating func add(_ path: String, isSourced: Bool) throws(CommandError) {
    if let place = flows.firstIndex(where: { $0.path == path }) {
      if !isSourced { flows[place].isSourced = false }
      return
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try OpenFile(path).readAll(atMost: 1 << 20) } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    let script = translator.translate(bytes[...], path: path)
    flows.append(Flow(path: path, script: script, isSourced: isSourced))
    mistakes += script.mistakes.map { "\(path):\($0.line): \(SafeText.escaped($0.problem))" }
    for line in script.lines {
      guard let file = Self.sourced(by: line.text) else { continue }
      let other = ScriptFile.resolve(file, against: path)
      guard FileStatus(at: other) != nil else {
        mistakes.append("\(path):\(line.number): can't read \(SafeText.escaped(other))")
        continue
      }
      try add(other, isSourced: true)
    }
  }

  /// Returns the path of the flow that a line runs; `nil` if it runs none, or one that a variable
  /// names.
  private static func sourced(by line: String) -> String? {
    let commands = CommandSequence(ScriptLine(line, number: 1)).commands
    guard let command = commands.first, command.name == "source",
      let path = command.words.first?.text, ScriptFiles.isForeign(path), !Expansion.isNeeded(path)
    else { return nil }
    return path
  }

  /// Writes the walkthroughs, and returns their paths.
  package func write(into folder: String) throws(FileError) -> [String] {
    let root = Self.commonFolder(of: flows.map(\.path))
    var paths: [String] = []
    for flow in flows {
      let name = Self.walkName(
        flow.path.hasPrefix(root) ? String(flow.path.dropFirst(root.count)) : flow.path)
      let path = "\(folder)/\(name)"
      try? FileManager.default.createDirectory(
        atPath: PathParts.folder(of: path), withIntermediateDirectories: true)
      try WholeFile(path).write(Array(flow.text(in: folder).utf8))
      paths.append(path)
    }
    return paths
  }

  /// The folder that contains all paths, with a slash at its end; empty if that is the current one.
  private static func commonFolder(of paths: [String]) -> String {
    guard
      var common = paths.first.map({
        $0.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      })
    else { return "" }
    for path in paths.dropFirst() {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? "" : common.joined(separator: "/") + "/"
  }

  fileprivate static func walkName(_ path: String) -> String {
    ScriptFile.withoutSuffix(path) + ScriptFile.suffix
  }
}

extension Conversion.Flow {
  /// Returns the walkthrough.
  ///
  /// - Parameter folder: The folder in which all flows become walkthroughs; `nil` if flows stay
  ///   flows.
  /// - Returns: The lines of the walkthrough.
  package func text(in folder: String?) -> String {
    let lines = script.lines.filter { $0.use != (isSourced ? .onlyTest : .onlySourced) }
    return lines.map { line in
      let text = line.text
      guard folder != nil, let range = text.firstRange(of: "source "),
        let suffix = ScriptFiles.foreignSuffixes.compactMap({ text.firstRange(of: $0) }).first
      else { return text }
      guard range.lowerBound < suffix.lowerBound else { return text }
      return text.replacingCharacters(in: suffix, with: ScriptFile.suffix)
    }.joined(separator: "\n") + "\n"
  }
}
