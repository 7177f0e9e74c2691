import ArgumentParser
import Files
import Shell

/// The hidden subcommand that `flowsh --generate-manual FOLDER` runs: it writes the manual pages.
struct ManualCommand: ParsableCommand, Performable {
  /// The option that stands for the subcommand.
  static let option = "--generate-manual"

  static let name = "generate-manual"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Write the manual pages into a folder.",
    shouldDisplay: false)

  @Argument(help: "The folder, which must exist.", completion: .directory)
  var folder: String

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    if folder.isEmpty { throw ValidationError("\(Self.option) needs the path of a folder") }
    let writer = StandardOutput()
    for (name, text) in try Self.pages() {
      let path = folder + "/" + name
      do throws(FileError) {
        try WholeFile.write(Array(text.utf8), to: path)
      } catch {
        StandardStreams.complain("\(path): \(error)")
        writer.finish(with: .outputFailed)
      }
      writer.text.writeSafely(path)
      writer.text.write("\n")
    }
    writer.finish(with: .success)
  }

  /// Returns the manual pages with the names of their files.
  @MainActor static func pages() throws -> [(name: String, text: String)] {
    [
      ("\(Flowsh.programName).1", try CommandLinePage.text()),
      ("flowsh-walk.5", WalkPage.text),
    ]
  }
}
