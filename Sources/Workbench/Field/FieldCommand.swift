import ArgumentParser
import Foundation

/// The `flowsh-field` command, which adopts many projects, and says how far each one gets.
struct FieldCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flowsh-field",
    abstract: "Adopt the projects in a folder, start and explore them, and rank what they lack.",
    discussion: """
      Each folder in FOLDER is a project, for which "flowsh adopt" is run. The code of the \
      projects runs with your rights. A project of several apps is named by a file FOLDER/NAME.path \
      whose first line is the path of one of them in FOLDER/NAME.
      """)

  @Argument(help: "The folder with the projects.", completion: .directory) var folder: String
  @Argument(help: "The names of projects there (default: all).") var names: [String] = []
  @Option(help: "The folder for the packages.", completion: .directory) var into: String
  @Option(help: "The program (default: flowsh beside this one).", completion: .file())
  var flowsh: String?
  @Option(help: "The SDK (default: flowsh's own).", completion: .directory) var sdk: String?
  @Option(help: "The longest time for a project, in seconds.") var seconds = 1800
  @Option(help: "The time to explore each app, in seconds; 0 for none.") var exploring = 20
  @Option(help: "The number of missing names to list.") var missing = 40
  @Flag(help: "Print JSON.") var json = false

  func validate() throws {
    if seconds < 1 { throw ValidationError("--seconds must be 1 or more, not \(seconds)") }
    if exploring < 0 { throw ValidationError("--exploring must be 0 or more, not \(exploring)") }
    if missing < 0 { throw ValidationError("--missing must be 0 or more, not \(missing)") }
    if into.isEmpty { throw ValidationError("--into is empty") }
  }

  @MainActor func perform() throws {
    let survey = Survey(
      flowsh: try program(), sdk: sdk.map(Self.absolute), into: Self.absolute(into),
      limit: .seconds(seconds), exploring: exploring)
    var report = FieldReport()
    for name in try projects() {
      let app = try survey.app(named: name, in: Self.absolute(folder))
      report.apps.append(app)
      if !json {
        print(app.line)
        fflush(nil)
      }
    }
    print(json ? try report.json : "\n" + report.text(mostNames: missing))
  }

  private func projects() throws -> [String] {
    let url = URL(filePath: folder)
    let found = try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
    if let name = names.first(where: { !found.contains($0) }) {
      throw ValidationError(
        "\(folder) has no project \(name); it has \(found.joined(separator: ", "))")
    }
    return names.isEmpty ? found : names
  }

  private func program() throws -> String {
    if let flowsh { return Self.absolute(flowsh) }
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(component: "flowsh").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ValidationError("\(path) doesn't exist; name the program with --flowsh")
    }
    return path
  }

  private static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }
}
