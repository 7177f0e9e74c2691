import Foundation
import SourceAdapter

/// Runs of the compiler over the texts of a target.
struct TextCompiler {
  private let compiler: String
  /// The options of each run.
  private let options: [String]
  /// The texts that the compiler reads, from which nothing is left out.
  private let others: [String]
  /// Whether the compiler tries as much as in a build before it gives up an expression.
  ///
  /// An expression with stand-ins that can't be compiled would cost seconds in each round.
  var isPatient = false
  /// The compiler's own process for a run that only checks types: its path and options.
  ///
  /// It is empty if the compiler doesn't tell them, and `nil` before it is asked.
  private var frontend: [String]?

  /// The number of partial solutions that the compiler tries for an expression, a few tenths of a
  /// second; in a build, it is twenty times as many.
  private static let mostScopes = 50_000

  /// Creates the runs.
  ///
  /// - Parameters:
  ///   - compiler: The compiler's path.
  ///   - options: The options of each run.
  ///   - others: The texts that are compiled with the others, and from which nothing is left out.
  init(_ compiler: String, _ options: [String], others: [String]) {
    self.compiler = compiler
    self.options = options
    self.others = others
  }

  /// Checks all that the compiler checks, and makes nothing.
  func check(_ texts: [String]) throws -> CompilerRun {
    try CompilerRun(
      compiler,
      options + scopes + ["-wmo", "-Onone", "-emit-sil", "-o", "/dev/null"] + texts + others)
  }

  /// Checks the types in some of the texts; the time grows with their number.
  ///
  /// - Returns: The run; `nil` if the compiler can't be asked for this.
  mutating func check(only some: Set<String>, of texts: [String]) throws -> CompilerRun? {
    let frontend = try frontend ?? frontendCommand(for: texts)
    self.frontend = frontend
    guard !frontend.isEmpty else { return nil }
    let files = (texts + others).flatMap { some.contains($0) ? ["-primary-file", $0] : [$0] }
    let scopes = scopes.filter { $0 != "-Xfrontend" }
    let run = try CompilerRun(frontend[0], frontend.dropFirst() + scopes + files)
    return run.otherErrors.isEmpty ? run : nil
  }

  /// Makes the module for targets that import it.
  func make(_ module: String, of texts: [String]) throws -> CompilerRun {
    try CompilerRun(
      compiler, options + ["-wmo", "-emit-module", "-emit-module-path", module] + texts + others)
  }

  private var scopes: [String] {
    isPatient ? [] : ["-Xfrontend", "-solver-scope-threshold=\(Self.mostScopes)"]
  }

  /// Asks the compiler for the process that it would start; returns nothing if it can't be told.
  private func frontendCommand(for texts: [String]) throws -> [String] {
    let input = texts[0]
    let output = try CompilerRun.output(
      of: compiler, options + ["-wmo", "-typecheck", input, "-###"])
    var words = output.text.split(whereSeparator: \.isWhitespace).map(String.init)
    // A path with a blank is quoted.
    guard output.status == 0, words.dropFirst().first == "-frontend",
      !output.text.contains(where: { "\"'\\".contains($0) }),
      let place = words.firstIndex(of: input)
    else { return [] }
    words.remove(at: place)
    // It names the results of the whole module.
    if let place = words.firstIndex(of: "-supplementary-output-file-map") {
      words.removeSubrange(place..<min(place + 2, words.count))
    }
    return words
  }
}
