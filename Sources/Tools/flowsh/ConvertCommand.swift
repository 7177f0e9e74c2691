import ArgumentParser
import Files
import FlowshCommand
import Maestro
import Script
import Shell
import Walkthroughs

/// The `flowsh convert` subcommand, which writes the walkthroughs that Maestro flows stand for.
struct ConvertCommand: Tool {
  static let arguments = "[<options>] <paths> ..."
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write Maestro flows as walkthroughs.",
    discussion: """
      Prints the walkthrough that a flow stands for. With --into, writes one for each of the given \
      flows, of the flows in the given folders, and of those that they run, into a folder, with the \
      ending .walk, and .steps for those that are run; nothing is written if there is a mistake, or \
      one of the files exists. 'test', 'check' and 'run' read flows \
      without this. Exit status: 0, 64 wrong usage, or what a walkthrough can't say, 66 if a file \
      can't be read, 74 if a file can't be written.
      """)

  @Option(help: "The folder for the walkthroughs.", completion: .directory) var into: String?
  @OptionGroup var coloring: ColorOptions
  @Argument(help: "Flows, or folders with flows.", completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String]

  init() {}

  func validate() throws {
    if paths.contains("") || into == "" { throw ValidationError("a path is empty") }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    let writer = try coloring.standardOutput()
    var conversion = Conversion(FlowTranslator(apps: catalog.apps.map(\.name)))
    var status = ExitStatus.success
    for path in paths {
      do throws(CommandError) {
        let folder = try WalkthroughFolder(path)
        for problem in folder.problems { StandardStreams.complain(problem.message) }
        if !folder.problems.isEmpty { status = max(status, .badInput) }
        for file in folder.files where ScriptFiles.isForeign(file) || file == path {
          try conversion.add(file)
        }
      } catch {
        StandardStreams.complain(error.message)
        status = max(status, error.status)
      }
    }
    let mistakes = conversion.mistakes + (into == nil ? [] : conversion.collisions)
    for mistake in mistakes { StandardStreams.complain(mistake) }
    if !mistakes.isEmpty { status = max(status, .usage) }
    guard status == .success else { writer.finish(with: status) }
    guard let into else {
      writer.text.write(conversion.texts.joined(separator: "\n"))
      writer.finish(with: .success)
    }
    do throws(FileError) {
      for path in try conversion.write(into: into) {
        writer.text.writeSafely(path)
        writer.text.write("\n")
      }
    } catch {
      StandardStreams.complain("\(error.path): can't be written: \(error)")
      writer.finish(with: .outputFailed)
    }
    writer.finish(with: .success)
  }
}
