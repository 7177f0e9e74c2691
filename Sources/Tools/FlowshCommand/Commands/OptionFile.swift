import ArgumentParser
import Files
import Foundation
import Script
import Shell

/// The file of a project with the options that its members give the subcommands.
///
/// It is a JSON object with an object for each subcommand, whose keys are the names of options:
/// `{"test": {"app": "contacts", "junit": "report.xml", "not-tag": ["slow"]}}`.
nonisolated enum OptionFile {
  /// The name of the file, which is looked for in the current folder and, in a repository, in those
  /// above it up to the repository's.
  private static let name = ".flowsh.json"
  /// The names that a user may expect the file to have.
  private static let otherNames = ["flowsh.toml", ".flowsh.toml", "flowsh.yaml", ".flowsh.yaml"]
  /// The sentence about the file in the help of subcommands.
  static let help =
    "Options that a project always gives stand in .flowsh.json, here or above in the repository."
  /// The maximum size of the file in bytes.
  private static let largest = 1 << 20

  /// A mistake in the file, in words that begin with its path.
  struct Mistake: Error { let message: String }

  /// A value of an option.
  private enum Value: Decodable {
    case flag(Bool)
    case words([String])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Int.self) {
        self = .words(["\(number)"])
      } else if let number = try? value.decode(Double.self) {
        self = .words(["\(number)"])
      } else if let word = try? value.decode(String.self) {
        self = .words([word])
      } else {
        self = .words(try value.decode([String].self))
      }
    }
  }

  /// Returns arguments with the options of the file in front of the others.
  ///
  /// An option that is given, or whose opposite is given, replaces that of the file.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - folder: The folder in which the program is started.
  /// - Returns: The arguments; the same if there is no file or it has no options for them.
  /// - Throws: `Mistake` if the file can't be read, isn't such an object, or names an option
  ///   or subcommand that doesn't exist; if there is one of a similar name instead.
  static func applied(to arguments: [String], in folder: String = "") throws -> [String] {
    guard !asksForHelp(arguments) else { return arguments }
    guard let path = path(of: [name], from: folder) else {
      if let other = path(of: otherNames, from: folder) {
        throw mistake(
          other,
          "isn't read; options stand in \(name), such as {\"test\": {\"app\": \"contacts\"}}")
      }
      return arguments
    }
    let sections = try read(path)
    let tools = FlowshCommand.tools
    for section in sections.keys.sorted() where !tools.contains(where: { $0.name == section }) {
      throw mistake(
        path,
        "no subcommand \"\(SafeText.escaped(section))\""
          + Nearest.hint(to: section, among: tools.map { $0.name }))
    }
    let named = tools.first { $0.name == arguments.first }
    let tool = named ?? RunCommand.self
    guard let section = sections[tool.name], arguments.first != WordCompletion.request else {
      return arguments
    }
    let own = named == nil ? arguments : Array(arguments.dropFirst())
    return (named.map { [$0.name] } ?? [])
      + (try options(section, of: tool, besides: own, path)) + own
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.first == "help"
      || arguments.prefix { $0 != "--" }.contains { ["--help", "-h"].contains($0) }
  }

  /// Returns the path of a file with one of some names in a folder, or else in the nearest one
  /// above it up to that of the repository; `nil` if there is none.
  ///
  /// Beyond the repository, such as in a folder for temporary files, it may be somebody else's.
  private static func path(of names: [String], from folder: String) -> String? {
    let depth = URL(filePath: folder.isEmpty ? "." : folder).standardized.pathComponents.count
    let folders = (0..<depth).map { folder + String(repeating: "../", count: $0) }
    let top = folders.firstIndex { FileStatus(at: $0 + ".git") != nil } ?? 0
    return folders[...top].lazy.flatMap { folder in names.map { folder + $0 } }.first {
      FileStatus(at: $0) != nil
    }
  }

  private static func read(_ path: String) throws -> [String: [String: Value]] {
    guard FileStatus(at: path)?.kind == .regular else { throw mistake(path, "isn't a file") }
    let text: Data
    do { text = Data(try OpenFile(path).readAll(atMost: largest)) } catch {
      throw mistake(path, "\(error)")
    }
    // The decoder doesn't say where the text isn't JSON.
    do { _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed) } catch {
      let details = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw mistake(path, "isn't JSON: \(SafeText.escaped(details ?? "\(error)"))")
    }
    do {
      return try JSONDecoder().decode([String: [String: Value]].self, from: text)
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      let keys = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw mistake(
        path,
        "\(keys.isEmpty ? "the file" : SafeText.escaped(keys)) isn't"
          + (context.codingPath.count < 2
            ? " an object, as in {\"test\": {\"app\": \"contacts\"}}"
            : " true, false, a number, a text or a list of texts"))
    }
  }

  private static func options(
    _ section: [String: Value], of tool: any Tool.Type, besides given: [String], _ path: String
  ) throws -> [String] {
    let known = try OptionDescription.all(of: tool).filter { $0.kind != "positional" }
    let names = known.flatMap(\.longNames).filter { $0 != "help" && $0 != "version" }
    let taken = given.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
    return try section.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
      guard names.contains(name), let option = known.first(where: { $0.longNames.contains(name) })
      else {
        throw mistake(
          path,
          "\(tool.name): no option \"\(SafeText.escaped(name))\""
            + Nearest.hint(to: name, among: names))
      }
      let plain = name.hasPrefix("no-") ? String(name.dropFirst(3)) : name
      let opposites = option.kind == "flag" ? ["--\(plain)", "--no-\(plain)"] : []
      if (option.names + opposites).contains(where: taken.contains) { return [] }
      switch value {
      case .flag(let isOn):
        guard option.kind == "flag" else {
          throw mistake(path, "\(tool.name).\(name) needs a text or a number")
        }
        if isOn { return ["--\(name)"] }
        return names.contains("no-\(name)") ? ["--no-\(name)"] : []
      case .words(let words):
        guard option.kind == "option" else {
          throw mistake(path, "\(tool.name).\(name) needs true or false")
        }
        guard words.count == 1 || option.isRepeating else {
          throw mistake(path, "\(tool.name).\(name) needs a single value")
        }
        return words.map { word in
          let isPath = option.isPath && word != "-" && !word.isEmpty
          return "--\(name)=\(isPath ? ScriptFile.resolve(word, against: path) : word)"
        }
      }
    }
  }

  private static func mistake(_ path: String, _ problem: String) -> Mistake {
    Mistake(message: "\(path): \(problem)")
  }
}
