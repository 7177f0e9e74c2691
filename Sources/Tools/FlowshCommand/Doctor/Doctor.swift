import AppDriver
import CSystem
import CallStacks
import Editline
import Files
import Glibc
import Shell

/// Checks of the machine, of which each yields one finding.
struct Doctor {
  /// The result of a check.
  struct Finding {
    /// The subject of the check.
    let subject: String
    /// The result in words.
    let text: String
    /// The remedy; `nil` if nothing is missing.
    let remedy: String?

    init(_ subject: String, _ text: String, remedy: String? = nil) {
      self.subject = subject
      self.text = text
      self.remedy = remedy
    }
  }

  let environment: [String: String]
  let terminal: TerminalFacts
  /// The name of the program.
  let program: String
  /// Whether `Sources/install.sh` installs the program, rather than only flowsh.
  var isInstallable = true
  /// The path of the program's file; `nil` if it is unknown, for example because there is no
  /// `/proc`.
  var executable = realpath("/proc/self/exe", nil).map { path in
    defer { free(path) }
    return String(cString: path)
  }

  /// The findings of all checks.
  var findings: [Finding] {
    [libedit, locale, terminalKind, symbols, history, startUpFile, swiftRuntime, network]
      + (isInstallable ? [manual, completion] : [])
  }

  /// The mark of a line about something that is missing.
  static let missing = "missing"

  /// Returns the findings as lines, each with a mark that may be empty, and a line that sums them
  /// up.
  static func lines(of findings: [Finding]) -> [(mark: String, text: String)] {
    let width = (findings.map(\.subject.count).max() ?? 0) + 2
    let missing = findings.filter { $0.remedy != nil }
    return findings.flatMap { finding in
      let gap = String(repeating: " ", count: width - finding.subject.count)
      let text = finding.subject + gap + finding.text
      guard let remedy = finding.remedy else { return [("ok", "       " + text)] }
      return [
        (Self.missing, "  " + text), ("", String(repeating: " ", count: 9 + width) + remedy),
      ]
    } + [
      ("", missing.isEmpty ? "nothing is missing" : "\(missing.count) of \(findings.count) missing")
    ]
  }

  // MARK: The program

  private var libedit: Finding {
    Finding("libedit", "\(LineEditor.libraryVersion), \(Self.place(of: "libedit.so"))")
  }

  private var swiftRuntime: Finding {
    guard let obstacle = AppSession.readingObstacle else {
      return Finding("Swift runtime", Self.place(of: "libswiftCore.so"))
    }
    return Finding(
      "Swift runtime", "leaks can't be found: \(obstacle)",
      remedy: "build flowsh with a Swift version that its README names")
  }

  private var network: Finding {
    let obstacle = cw_networkObstacle()
    guard obstacle != 0 else { return Finding("network", "tests run apart from it") }
    return Finding(
      "network",
      "system calls and child processes of a test reach it: \(String(errorNumber: obstacle))",
      remedy: "allow user namespaces: sysctl user.max_user_namespaces, user.max_net_namespaces,"
        + " kernel.apparmor_restrict_unprivileged_userns; or give a container CAP_SYS_ADMIN")
  }

  /// Returns the path of a loaded library, or a note that it is part of the program.
  private static func place(of library: String) -> String {
    Executable.libraries.first { path in
      path.split(separator: "/").last?.hasPrefix(library) == true
    } ?? "built in"
  }

  private var symbols: Finding {
    guard let obstacle = Executable.obstacle else {
      return Finding("symbols", "calls are named with file and line")
    }
    let isUnreadable = executable.map { access($0, R_OK) != 0 } ?? true
    return Finding(
      "symbols", obstacle,
      remedy: isUnreadable
        ? "mount /proc, and make the program's file readable"
        : "don't strip the program; debug information adds file and line")
  }

  // MARK: The locale

  private var locale: Finding {
    let variable = ["LC_ALL", "LC_CTYPE", "LANG"].first { environment[$0]?.isEmpty == false }
    let name = variable.flatMap { environment[$0] } ?? "C"
    let remedy =
      "set \(variable ?? "LANG") to a UTF-8 locale that \"locale -a\" lists, such as C.UTF-8"
    guard let locale = newlocale(1 << LC_CTYPE, name, nil) else {
      return Finding(
        "locale", "\(variable ?? "LANG") is \(name), which isn't installed", remedy: remedy)
    }
    defer { freelocale(locale) }
    var encoding = nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) } ?? "?"
    // In a static executable, that is the encoding of C for any locale.
    if encoding != "UTF-8" { encoding = Self.encoding(afterSetting: name) ?? encoding }
    let found = variable.map { "\($0) is \(name)" } ?? "LANG isn't set"
    guard encoding == "UTF-8" else {
      return Finding("locale", "\(found), with the encoding \(encoding)", remedy: remedy)
    }
    return Finding("locale", found)
  }

  /// Sets the process's locale for a moment, and returns its encoding.
  private static func encoding(afterSetting name: String) -> String? {
    let present = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    defer { if let present { setlocale(LC_CTYPE, present) } }
    guard setlocale(LC_CTYPE, name) != nil else { return nil }
    return nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
  }

  // MARK: The terminal

  private var terminalKind: Finding {
    let type = environment["TERM"] ?? ""
    let remedy = "set TERM to your terminal's kind, such as xterm-256color"
    guard terminal.isTerminal else {
      return Finding("terminal", "none; scripts need none, and the prompt needs one")
    }
    guard !type.isEmpty, type != "dumb" else {
      return Finding(
        "terminal",
        type.isEmpty
          ? "TERM isn't set; lines can't be edited" : "TERM is dumb; lines can't be edited",
        remedy: remedy)
    }
    guard let entry = TerminfoEntry(of: type, environment) else {
      return Finding("terminal", "TERM is \(type), which has no terminfo entry", remedy: remedy)
    }
    let size = terminal.size.map { "\($0.columns) columns, \($0.rows) rows" } ?? "size unknown"
    let colors = entry.colors > 0 ? "\(entry.colors) colors" : "no colors"
    return Finding("terminal", "\(type), \(size), \(colors)")
  }

  // MARK: Places

  private var history: Finding {
    guard let path = LineHistory.file(environment: environment) else {
      return environment["FLOWSH_HISTORY"] != nil
        ? Finding("history", "turned off by FLOWSH_HISTORY")
        : Finding(
          "history", "no place: HOME isn't set",
          remedy: "set HOME, or FLOWSH_HISTORY to the path of a file")
    }
    guard let problem = Self.problem(of: path, WriteAccess.file) else {
      return Finding("history", path)
    }
    return Finding(
      "history", "\(path): \(problem)",
      remedy: "make it writable, or set FLOWSH_HISTORY to the path of another file")
  }

  private var startUpFile: Finding {
    guard let path = StartUpFile(environment: environment)?.path else {
      return Finding("start-up file", "no place: HOME isn't set", remedy: "set HOME")
    }
    guard FileStatus(at: path) != nil else {
      guard let problem = Self.problem(of: path, .file) else {
        return Finding("start-up file", "none; the prompt would read \(path)")
      }
      return Finding(
        "start-up file", "\(path): \(problem)", remedy: "make the folder writable to add a file")
    }
    guard FileStatus(at: path)?.kind == .regular, access(path, R_OK) == 0 else {
      return Finding(
        "start-up file", "\(path) can't be read", remedy: "make it a regular file that you can read"
      )
    }
    return Finding("start-up file", path)
  }

  /// The kind of thing that is to be written.
  private enum WriteAccess { case file, folder }

  /// Returns the reason a file can't be written, or created with its folders; `nil` if it can.
  private static func problem(of path: String, _ access: WriteAccess) -> String? {
    guard let status = FileStatus(at: path) else {
      guard errno == ENOENT, path != "/", path != "." else { return String(errorNumber: errno) }
      return problem(of: PathParts.folder(of: path), .folder)
    }
    switch (access, status.kind) {
    case (.file, .regular), (.folder, .folder): break
    case (.file, _): return "it is not a regular file"
    case (.folder, _): return "\(path) is not a folder"
    }
    return faccessat(AT_FDCWD, path, access == .file ? W_OK : W_OK | X_OK, AT_EACCESS) == 0
      ? nil : "\(access == .folder ? path + ": " : "")\(String(errorNumber: errno))"
  }
}
