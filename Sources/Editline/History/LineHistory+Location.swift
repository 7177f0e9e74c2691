extension LineHistory {
  /// Returns the path of the history file, determined from environment variables.
  ///
  /// `FLOWSH_HISTORY` specifies the file; an empty value or `/dev/null` means that there is no
  /// file. By default, the file is `flowsh/history` in `XDG_STATE_HOME` or, if that isn't an
  /// absolute path, in `HOME/.local/state`.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The path, or `nil` if there is no file.
  package nonisolated static func file(environment: [String: String]) -> String? {
    if let path = environment["FLOWSH_HISTORY"] {
      return path.isEmpty || path == "/dev/null" ? nil : path
    }
    if let state = environment["XDG_STATE_HOME"], state.utf8.first == UInt8(ascii: "/") {
      return state + "/flowsh/history"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.local/state/flowsh/history"
  }
}
