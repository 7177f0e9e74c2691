import ArgumentParser
import Files
import Shell

/// The manual pages, which `flowsh --generate-manual FOLDER` writes.
enum Manual {
  /// Writes the pages to a folder, and returns their paths, a line for each.
  ///
  /// - Throws: The exit status if one can't be written, which has been reported.
  static func write(to folder: String) throws -> String {
    var paths: [String] = []
    for (name, text) in pages {
      let path = folder + "/" + name
      do throws(FileError) {
        try WholeFile.write(Array(text.utf8), to: path)
      } catch {
        StandardStreams.complain("\(error.path): \(error)")
        throw ExitCode(ExitStatus.outputFailed.rawValue)
      }
      paths.append(SafeText.escaped(path))
    }
    return paths.joined(separator: "\n")
  }

  /// The pages with the names of their files.
  static var pages: [(name: String, text: String)] {
    [("\(Flowsh.programName).1", CommandLinePage.text), ("flowsh-walk.5", WalkPage.text)]
  }
}
