import Foundation
import Glibc
import ToolSupport

/// The programs to measure: flowsh, and any of the other programs that are installed.
struct Programs {
  let flowsh: Program
  let sqlite: Program?
  let tclsh: Program?
  let python: Program?
  /// Another build of flowsh to start, such as one that is linked dynamically.
  let other: Program?
  /// What counts instructions.
  let perf: Program?
  let valgrind: Program?
  /// What removes debug information from a program.
  let objcopy: Program?

  /// Finds flowsh in the folder of the benchmark, and the other programs in `PATH`.
  ///
  /// Like the other programs, flowsh runs as a file that was copied to where it is, as
  /// `Sources/install.sh` does. What the linker has written lies in memory page by page, and starts
  /// a third slower.
  ///
  /// - Parameters:
  ///   - folder: The folder for temporary files.
  ///   - other: The path of another build of flowsh.
  /// - Throws: An error if one of the two can't be run, or flowsh can't be copied.
  init(folder: TemporaryFolder, other: String? = nil) throws {
    if let other, access(other, X_OK) != 0 { throw BenchmarkError.notBuilt(path: other) }
    self.other = other.map { Program(name: $0, path: $0) }
    let flowsh = Self.besides("flowsh")
    guard access(flowsh, X_OK) == 0 else { throw BenchmarkError.notBuilt(path: flowsh) }
    let installed = "\(folder.path)/installed"
    _ = try Command(Program(name: "cp", path: "/bin/cp"), [flowsh, installed], name: "cp").run()
    self.flowsh = Program(name: "flowsh", path: installed)
    sqlite = Self.installed("sqlite3")
    tclsh = Self.installed("tclsh")
    python = try Self.installed("python3").map(Self.behindWrapper)
    perf = Self.installed("perf")
    valgrind = Self.installed("valgrind")
    objcopy = Self.installed("objcopy")
  }

  /// The names of the programs that aren't installed.
  var missing: [String] {
    [("sqlite3", sqlite), ("tclsh", tclsh), ("python3", python)].filter { $0.1 == nil }.map(\.0)
  }

  private static func besides(_ name: String) -> String {
    guard let own = realpath("/proc/self/exe", nil) else { return name }
    defer { free(own) }
    let folder = String(cString: own).split(separator: "/").dropLast()
    return "/" + (folder + [Substring(name)]).joined(separator: "/")
  }

  private static func installed(_ name: String) -> Program? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { "\($0)/\(name)" }.first { (path: String) in access(path, X_OK) == 0 }
      .map { Program(name: name, path: $0) }
  }

  /// Returns the actual Python interpreter.
  ///
  /// `python3` may be a script that locates the interpreter, as with pyenv.
  private static func behindWrapper(_ python: Program) throws -> Program {
    var path: [UInt8] = []
    let command = Command(
      python, ["-c", "import sys; sys.stdout.write(sys.executable)"], name: "python3")
    try command.run { path += $0 }
    return Program(name: python.name, path: String(decoding: path, as: UTF8.self))
  }
}
