import ArgumentParser
import Files
import Glibc
import Script
import Shell
import TestRunner
import Walkthroughs

/// The words that the completion scripts of bash, zsh and fish ask this program for.
///
/// A script runs `flowsh ---completion`, which ArgumentParser answers by calling one of these
/// functions.
nonisolated enum WordCompletion {
  /// The number of seconds after which the process gives up, for example in a huge folder.
  private static let patience: UInt32 = 3

  /// The apps of this program; `nil` unless a script has asked for words.
  @MainActor private static var catalog: AppCatalog?

  /// The first argument of a process that a script has started.
  static let request = "---completion"

  /// Prepares to answer a script.
  @MainActor static func prepare(_ catalog: AppCatalog) {
    self.catalog = catalog
    signal(SIGALRM) { _ in _exit(0) }
    alarm(patience)
  }

  static let apps = CompletionKind.custom { _, _, _ in
    MainActor.assumeIsolated {
      (catalog?.apps ?? []).map { formatted($0.name, $0.summary) }
    }
  }

  static let tags = CompletionKind.custom { words, _, prefix in
    Self.words(after: prefix, among: Set(cases(in: words).flatMap(\.tags)).sorted())
  }

  /// Completes a list of names with commas between them.
  static func list(of names: [String]) -> CompletionKind {
    .custom { _, _, prefix in words(after: prefix, among: names) }
  }

  /// Returns the lists that continue a list with another name.
  ///
  /// The names before the last comma stay as they are.
  private static func words(after prefix: String, among names: [String]) -> [String] {
    let first = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
    let known = Set(first.split(separator: ",").map(String.init))
    return names.filter { !known.contains($0) }.map { formatted(first + $0, "") }
  }

  static let titles = CompletionKind.custom { words, _, _ in
    cases(in: words).map { formatted($0.title, "\($0.path):\($0.line)") }
  }

  static let walks = CompletionKind.file(
    extensions: ([ScriptFile.suffix] + ScriptFiles.foreignSuffixes).map { String($0.dropFirst()) })

  /// Returns the cases in the files and folders that a command line names, or in the current folder
  /// if it names none.
  private static func cases(in words: [String]) -> [RunPlan.Entry] {
    guard let paths = paths(in: words) else { return [] }
    return MainActor.assumeIsolated {
      var plan = RunPlan()
      for path in paths.isEmpty ? ["."] : paths {
        for file in (try? WalkthroughFolder(path).files) ?? [] {
          guard let lines = try? ScriptFiles().lines(of: file),
            let walkthrough = WalkthroughFile.read(lines, path: file).file
          else { continue }
          plan.add(walkthrough, ScriptFiles())
        }
      }
      return plan.entries
    }
  }

  /// Returns the paths of the files and folders that a command line names; `nil` if one of them
  /// can't be found.
  ///
  /// A word after an option may be its value, unless it is clearly the name of a walkthrough, or
  /// isn't UTF-8.
  private static func paths(in words: [String]) -> [String]? {
    var paths: [String] = []
    var mayBeValue = false
    for word in words.dropFirst(2) where !word.isEmpty {
      // bash passes these signs as words of their own.
      let isOption = word.hasPrefix("-") || ["=", ":"].contains(word)
      defer { mayBeValue = isOption }
      if isOption { continue }
      let path = path(word)
      if FileStatus(at: path) != nil {
        paths.append(path)
      } else if !mayBeValue || path.hasSuffix(ScriptFile.suffix) || path.contains("\u{FFFD}") {
        return nil
      }
    }
    return paths
  }

  /// Returns the path that a word of the command line stands for, which is the word itself if the
  /// shell would make several words of it, or none.
  static func path(_ word: String) -> String {
    // Some versions of fish pass words without quotes.
    guard FileStatus(at: word) == nil else { return word }
    var expansion = wordexp_t()
    defer { wordfree(&expansion) }
    guard wordexp(word, &expansion, Int32(WRDE_NOCMD)) == 0, expansion.we_wordc == 1,
      let path = expansion.we_wordv[0]
    else { return word }
    return String(cString: path)
  }

  /// Returns a word with its description in the form that the shell reads.
  private static func formatted(_ word: String, _ summary: String) -> String {
    let summary = SafeText.escaped(summary)
    guard SafeText.isSafe(word) else { return "" }
    switch CompletionShell.requesting {
    // zsh splits at the first colon, and fish at the first tab.
    case .zsh?:
      return word.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        + (summary.isEmpty ? "" : ":\(summary)")
    case .fish?: return word + (summary.isEmpty ? "" : "\t\(summary)")
    // bash expands the words, which could even run commands.
    default:
      let plain = "/.@%+=:,_-"
      return word.reduce(into: "") { text, character in
        let isPlain =
          !character.isASCII || character.isLetter || character.isNumber
          || plain.contains(character)
        text += isPlain ? String(character) : "\\\(character)"
      }
    }
  }
}
