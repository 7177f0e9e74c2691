import Files

/// The checks of what `Sources/install.sh` installs.
extension Doctor {
  private static var remedy: String {
    "run \"sh Sources/install.sh PREFIX\" in flowsh's repository"
  }

  var manual: Finding {
    let pages = ["man1/\(program).1", "man5/flowsh-walk.5"]
    let missing = pages.filter { page in
      folder { "\($0)/man/\(page)" } == nil && folder { "\($0)/man/\(page).gz" } == nil
    }
    guard missing.isEmpty else {
      return Finding(
        "manual", "not installed: \(missing.joined(separator: ", "))", remedy: Self.remedy)
    }
    return Finding("manual", "\(program)(1), flowsh-walk(5)")
  }

  /// The completion script of the user's shell, or of any shell if it is another one.
  var completion: Finding {
    let files = [
      "bash": "bash-completion/completions/\(program)", "zsh": "zsh/site-functions/_\(program)",
      "fish": "fish/vendor_completions.d/\(program).fish",
    ]
    let shell =
      environment["SHELL"].flatMap { $0.split(separator: "/").last.map(String.init) } ?? ""
    let wanted = files[shell].map { [$0] } ?? files.values.sorted()
    let found = wanted.compactMap { file in folder { "\($0)/\(file)" } }
    guard let place = found.first else {
      let words =
        files[shell] == nil ? "not installed for bash, zsh or fish" : "not installed for \(shell)"
      return Finding("completion", words, remedy: Self.remedy)
    }
    return Finding("completion", place)
  }

  /// Returns the path of the first file that exists in a folder for shared files.
  private func folder(_ path: (String) -> String) -> String? {
    var folders = ["/usr/local/share", "/usr/share"]
    if let home = environment["HOME"] { folders.insert(home + "/.local/share", at: 0) }
    if let executable {
      // PREFIX/bin/flowsh belongs to PREFIX/share.
      folders.insert(
        "/" + executable.split(separator: "/").dropLast(2).map { $0 + "/" }.joined() + "share",
        at: 0)
    }
    return folders.map(path).first { FileStatus(at: $0)?.kind == .regular }
  }
}
