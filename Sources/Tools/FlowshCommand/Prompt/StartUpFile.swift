import Files
import Script
import Shell

/// The user's start-up file, whose lines set options and define aliases before the prompt appears.
struct StartUpFile {
  /// The maximum size in bytes.
  private static let bound = 1 << 20

  let path: String
  /// The path as messages show it, with `~` for the home folder.
  private let name: String

  /// Locates the file: `$XDG_CONFIG_HOME/flowsh/flowshrc`, or `~/.config/flowsh/flowshrc` if that
  /// variable isn't set to an absolute path; `nil` if there is no home folder either.
  init?(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let path: String
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      path = "\(folder)/flowsh/flowshrc"
    } else if let home {
      path = "\(home)/.config/flowsh/flowshrc"
    } else {
      return nil
    }
    self.path = path
    name = home.map { path.hasPrefix($0 + "/") ? "~" + path.dropFirst($0.count) : path } ?? path
  }

  /// Reads the file, if there is one, and carries out its lines.
  ///
  /// A line with an error is reported to the interpreter's host, and the others still count.
  func run(in interpreter: Interpreter) {
    do {
      var file = WholeFile(path)
      guard let bytes = try file.read(atMost: Self.bound) else { return }
      let lines = ScriptLines(bytes: bytes[...])
      while let line = try lines.next() {
        let location = SourceLocation(file: name, line: lines.number)
        switch line {
        case .text(let text): interpreter.takeStartUpLine(text, at: location)
        case .malformed(let defect):
          interpreter.host.didFail(
            Diagnostic(location: location, error: .script(.malformedLine(defect))))
        }
      }
    } catch {
      StandardStreams.complain(CommandError.unreadable(path: name, reason: "\(error)").message)
    }
  }
}
