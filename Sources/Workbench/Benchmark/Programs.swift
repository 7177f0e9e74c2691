import Foundation
import ToolSupport

/// The programs to measure: flowsh, and those of the other programs that are installed.
struct Programs {
  /// The path of flowsh.
  let flowsh: String
  let sqlite: String?
  let tclsh: String?
  /// A folder for the files that the programs read and write.
  let folder: TemporaryFolder

  /// Finds flowsh in the folder of the benchmark, and the other programs in `PATH`.
  ///
  /// Like the other programs, flowsh runs as a file that was copied to where it is, as
  /// `Sources/install.sh` does. What the linker has written lies in memory page by page, and starts
  /// a third slower.
  init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    let files = FileManager.default
    let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(component: "flowsh").path
    guard files.isExecutableFile(atPath: built) else {
      throw BenchmarkError.notBuilt(path: built)
    }
    flowsh = "\(folder.path)/flowsh"
    try files.copyItem(atPath: built, toPath: flowsh)
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    func installed(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first { files.isExecutableFile(atPath: $0) }
    }
    (sqlite, tclsh) = (installed("sqlite3"), installed("tclsh"))
  }

  /// The checkout in which this program has been built.
  static let checkout = #filePath.components(separatedBy: "/Sources/Workbench/")[0]

  /// The names of the programs that aren't installed.
  var missing: [String] {
    [("sqlite3", sqlite), ("tclsh", tclsh)].filter { $0.1 == nil }.map(\.0)
  }

  /// Writes a script of the given number of commands, which must be odd, each of which displays a
  /// screen, and returns its path.
  ///
  /// The script uses Contacts, the smallest app, so that it measures the shell rather than the app.
  func walk(_ commands: Int, end: String = "") throws -> String {
    let steps = String(repeating: "select Fred\nback\n", count: (commands - 1) / 2)
    return try folder.write("@app contacts\n" + steps + end, to: "walk\(commands)")
  }
}
