import Files
import Shell

/// The manual pages, which `flowsh --generate-manual FOLDER` writes.
enum Manual {
  /// The option, which has the folder as its only argument.
  nonisolated static let option = "--generate-manual"

  /// Writes the pages, lists their paths, and exits the process.
  ///
  /// - Parameter arguments: The arguments after the option.
  static func write(_ arguments: ArraySlice<String>) -> Never {
    let writer = StandardOutput()
    guard let folder = arguments.first, !folder.isEmpty, arguments.count == 1 else {
      StandardStreams.complain("Error: \(option) needs a folder; usage: \(option) FOLDER")
      writer.finish(with: .usage)
    }
    do {
      for (name, text) in try pages() {
        let path = folder + "/" + name
        try WholeFile.write(Array(text.utf8), to: path)
        writer.text.writeSafely(path)
        writer.text.write("\n")
      }
    } catch {
      writer.text.flush()
      let path = (error as? FileError).map { $0.path + ": " } ?? ""
      StandardStreams.complain("\(path)\(error)")
      writer.finish(with: .outputFailed)
    }
    writer.finish(with: .success)
  }

  /// Returns the pages with the names of their files.
  ///
  /// - Throws: An error if ArgumentParser's description of the command line can't be read.
  static func pages() throws -> [(name: String, text: String)] {
    [
      ("\(Flowsh.programName).1", try CommandLinePage.text()),
      ("flowsh-walk.5", WalkPage.text),
    ]
  }
}
