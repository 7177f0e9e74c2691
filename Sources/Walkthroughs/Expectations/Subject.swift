import AppDriver
import Script
import Shell

/// What `expect` can check: one value from which reading, checking, help and completion are made.
///
/// It never changes, so it is shared and not copied.
final class Subject {
  /// What it is called by.
  let name: String
  /// What follows it and what that means, as the help writes it: `LABEL: the whole of it`.
  let arguments: String
  /// Whether it can't be checked without a name.
  let needsName: Bool
  /// Reads what is named from the words that are left.
  let readName: (ArraySlice<Word>, Invocation) -> String
  /// Whether nothing is named.
  let isBlank: (String) -> Bool
  /// What is wrong with a name that could never be; nil where nothing is.
  let problem: (String) -> String?
  /// Throws where nothing can be known about it.
  let require: (ShellView) throws(CommandError) -> Void
  /// Whether the thing itself is there, whatever it is like; true where that is all that is asked.
  let isThere: (String, ScreenSnapshot) -> Bool
  /// What is there instead, for a failure.
  let there: (ScreenSnapshot, ShellView) -> [String]
  /// What is found, where that is said without quotes: `3 rows`.
  let found: (String, ScreenSnapshot) -> String?

  private let candidates: (ScreenSnapshot, ShellView) -> [String]
  private let isMet: (String, ScreenSnapshot, ShellView) -> Bool
  private let valued: ((ScreenSnapshot) -> [ElementSnapshot])?

  /// Makes a subject of what is `there`.
  ///
  /// Without `holds` it holds if the name is that of a thing that is there, without `names` those
  /// are what completion offers. It takes a value if it has elements that are `valued`.
  init(
    _ name: String, arguments: String, needsName: Bool = true,
    readName: @escaping (ArraySlice<Word>, Invocation) -> String = { words, _ in
      words.map(\.text).joined(separator: " ")
    },
    isBlank: @escaping (String) -> Bool = { $0.isEmpty },
    problem: @escaping (String) -> String? = { _ in nil },
    require: @escaping (ShellView) throws(CommandError) -> Void = { _ throws(CommandError) in },
    isThere: @escaping (String, ScreenSnapshot) -> Bool = { _, _ in true },
    found: @escaping (String, ScreenSnapshot) -> String? = { _, _ in nil },
    valued: ((ScreenSnapshot) -> [ElementSnapshot])? = nil,
    names: ((ScreenSnapshot, ShellView) -> [String])? = nil,
    there: @escaping (ScreenSnapshot, ShellView) -> [String],
    holds: ((String, ScreenSnapshot, ShellView) -> Bool)? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.needsName = needsName
    self.readName = readName
    self.isBlank = isBlank
    self.problem = problem
    self.require = require
    self.isThere = isThere
    self.there = there
    self.found = found
    self.valued = valued
    candidates = names ?? there
    isMet =
      holds ?? { name, screen, shell in
        there(screen, shell).contains { LabelMatch.isWhole(name, $0) }
      }
  }

  /// Whether it can say what the named thing holds: `field Name = Fred`.
  var takesValue: Bool { valued != nil }

  /// Whether it holds; the value is what the named thing is to hold, nil where that is left open.
  func holds(
    _ name: String, value: String?, on screen: ScreenSnapshot, _ shell: ShellView
  ) -> Bool {
    guard let value else { return isMet(name, screen, shell) }
    return valuedElements(on: screen).contains {
      LabelMatch.isWhole(name, $0.label) && value == $0.value ?? ""
    }
  }

  /// What the named thing holds instead, nil where there is no such thing.
  func value(of name: String, on screen: ScreenSnapshot) -> String? {
    valuedElements(on: screen).first { LabelMatch.isWhole(name, $0.label) }?.value ?? nil
  }

  /// Whether the named thing hides what it holds.
  func isSecure(_ name: String, on screen: ScreenSnapshot) -> Bool {
    valuedElements(on: screen).contains { $0.isSecure && LabelMatch.isWhole(name, $0.label) }
  }

  /// The elements of which it can say what they hold.
  func valuedElements(on screen: ScreenSnapshot) -> [ElementSnapshot] { valued?(screen) ?? [] }

  /// What could be named, for completion.
  func names(_ request: CompletionRequest) -> [String] {
    guard request.words.count == 1, let screen = request.screen else { return [] }
    return candidates(screen, request.shell)
  }
}

extension Subject {
  /// All subjects, in the order in which help and completion list them.
  static let all = onScreen + elements + coordinators + lastStep + app

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The subject of a name.
  static func named(_ name: String) -> Subject? { byName[name] }
}
