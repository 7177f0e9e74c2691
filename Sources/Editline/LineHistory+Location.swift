extension LineHistory {
  /// Where the history file is, by the variables of an environment.
  ///
  /// `FLOWSH_HISTORY` is the file itself, and empty (or `/dev/null`) turns it off. Otherwise it is
  /// `flowsh/history` in `XDG_STATE_HOME` or, if that is not an absolute path, in
  /// `HOME/.local/state`.
  ///
  /// - Parameter environment: The variables.
  /// - Returns: The path, or `nil` for no file.
  public nonisolated static func file(environment: [String: String]) -> String? {
    if let path = environment["FLOWSH_HISTORY"] {
      return path.isEmpty || path == "/dev/null" ? nil : path
    }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/flowsh/history"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.local/state/flowsh/history"
  }
}
