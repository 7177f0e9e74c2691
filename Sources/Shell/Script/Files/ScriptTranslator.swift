import Synchronization

/// A reader of files in another format, which says in lines of the walkthrough language what they
/// mean.
///
/// The runner, the check and the reports see these lines with the numbers of the file's own.
package protocol ScriptTranslator: Sendable {
  /// Returns the lines that a file means.
  func translate(_ bytes: ArraySlice<UInt8>, path: String) -> TranslatedScript

  /// Returns the files of a folder that are tests.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - names: The names of the files and folders in it.
  ///   - isNamed: Whether the user has named the folder, rather than one that contains it.
  /// - Returns: The files, and the mistakes in the folder's own settings.
  func tests(in folder: String, _ names: [String], isNamed: Bool) -> TranslatedFolder
}

/// The walkthrough that a file in another format stands for.
package struct TranslatedScript: Sendable {
  /// A line of the walkthrough language.
  package struct Line: Sendable, Hashable {
    package let text: String
    /// The number of the line in the file from which it comes.
    package let number: Int
    /// Where the line counts.
    package let use: Use

    package init(_ text: String, number: Int, _ use: Use = .always) {
      self.text = text
      self.number = number
      self.use = use
    }
  }

  /// Where a line counts: only in a test of its own, as a title, or only where another script
  /// sources the file.
  package enum Use: String, Sendable {
    case always = "\t"
    case onlyTest = "!"
    case onlySourced = "?"
  }

  /// A mistake, or something that the walkthrough language can't say.
  package struct Mistake: Error, Sendable, Hashable {
    /// The number of the line.
    package let line: Int
    /// The problem, and what to do instead.
    package let problem: String

    package init(line: Int, _ problem: String) {
      self.line = line
      self.problem = problem
    }
  }

  package var lines: [Line] = []
  package var mistakes: [Mistake] = []

  package init() {}

  /// The lines with their numbers, as workers receive them; see `ScriptLines.init(translated:)`.
  package var bytes: ArraySlice<UInt8> {
    Array(lines.map { "\($0.number)\($0.use.rawValue)\($0.text)\n" }.joined().utf8)[...]
  }
}

/// The tests in a folder in another format.
package struct TranslatedFolder: Sendable {
  /// The paths of the files, in the order in which they are to run.
  package var files: [String] = []
  /// The mistakes in the folder's own settings, with the path of the file that has them.
  package var mistakes: [(path: String, mistake: TranslatedScript.Mistake)] = []
  /// The reason why there are no files although the folder looks like one with tests; `nil` if it
  /// doesn't.
  package var reasonForNone: String?

  package init() {}
}

extension ScriptFiles {
  /// The names' endings of files in another format.
  package static let foreignSuffixes = [".yaml", ".yml"]

  /// Returns whether a path is that of a file in another format, by its ending.
  package static func isForeign(_ path: String) -> Bool {
    foreignSuffixes.contains { path.utf8.count > $0.utf8.count && path.hasSuffix($0) }
  }

  private static let shared = Mutex<(any ScriptTranslator)?>(nil)

  /// The translator of the program; `nil` if it reads no other format.
  ///
  /// It is set before the first file is read.
  package static var translator: (any ScriptTranslator)? {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
