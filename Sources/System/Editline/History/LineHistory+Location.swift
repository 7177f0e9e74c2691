import Files

extension LineHistory {
  /// Returns the path of the history file, determined from environment variables.
  ///
  /// `FLOWSH_HISTORY` specifies the file; an empty value or `/dev/null` means that there is no
  /// file. By default, the file is `flowsh/history` in `XDG_STATE_HOME` or, if that isn't an
  /// absolute path, in `HOME/.local/state`. If `HOME` isn't one either, there is no file.
  package nonisolated static func file(environment: [String: String]) -> String? {
    if let path = environment["FLOWSH_HISTORY"] {
      return path.isEmpty || path == "/dev/null" ? nil : StartFolder.absolute(path)
    }
    func folder(_ variable: String) -> String? {
      environment[variable].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    return state.map { $0 + "/flowsh/history" }
  }
}
