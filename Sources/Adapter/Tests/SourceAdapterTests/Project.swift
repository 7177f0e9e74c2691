import SourceAdapter

/// The Swift files of an app for iOS, and what the adapter makes of them.
struct Project {
  private let files: [(path: String, text: String)]
  private let adapter: SourceAdapter

  /// Creates a project.
  ///
  /// - Parameters:
  ///   - files: The texts of its files by path.
  ///   - imports: The texts of files of other modules, by module.
  init(
    _ files: KeyValuePairs<String, String>, imports: KeyValuePairs<String, String> = [:]
  ) {
    self.files = files.map { (path: $0, text: $1) }
    let index = AppIndex(
      self.files.map { ($0.path, SourceFacts(of: $0.text)) },
      imports: imports.map { AppIndex.Import(module: $0, facts: SourceFacts(of: $1)) })
    let contents = Dictionary(
      uniqueKeysWithValues: self.files.map { ($0.path, Array($0.text.utf8)) })
    adapter = SourceAdapter(index) { contents[$0].map(ParsedSource.init) }
  }

  /// A project with one file.
  init(_ text: String) { self.init(["App.swift": text]) }

  func adapted(_ path: String = "App.swift") -> AdaptedFile {
    let text = files.first { $0.path == path }?.text ?? ""
    return adapter.adapted(path, ParsedSource(Array(text.utf8)))
  }

  /// The whole adapted file.
  func text(_ path: String = "App.swift") -> String {
    String(decoding: adapted(path).bytes, as: UTF8.self)
  }

  /// The adapted file without the two lines put before it.
  func body(_ path: String = "App.swift") -> String {
    text(path).split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).last
      .map(String.init) ?? ""
  }
}

/// The adapted text of the only file of a project.
func adapted(_ text: String) -> String { Project(text).body() }

/// The adapted text of a member of a view controller.
func adaptedMember(_ text: String) -> String {
  let (head, tail) = ("class Page: UIViewController {\n", "\n}")
  let body = adapted(head + text + tail)
  guard body.hasPrefix(head), body.hasSuffix(tail) else { return body }
  return String(body.dropFirst(head.count).dropLast(tail.count))
}
