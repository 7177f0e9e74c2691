import AppDriver
import Script
import Shell

/// An `expect no leaks` that a case contains, which also applies when its app ends.
struct LeakExpectation {
  /// The location of the command.
  let location: SourceLocation?
  /// The class or the name that must not leak; empty for any.
  private let name: String

  /// Creates the expectation of a step; returns `nil` for any other step, or if the step failed.
  init?(_ step: Step) {
    guard step.name == "expect", step.status == .passed, step.expectation == .success else {
      return nil
    }
    var words = step.shown.split(separator: " ").map { $0.filter { $0 != "\"" } }
    if words.dropFirst().first == "soft" { words.remove(at: 1) }
    guard words.count >= 3, ["no", "not"].contains(words[1]), words[2] == "leaks" else {
      return nil
    }
    location = step.location
    name = words[3...].prefix { $0 != "within" && $0 != "--" }.joined(separator: " ")
  }

  func isBroken(by leak: Leak) -> Bool {
    !leak.isProvisional
      && (name.isEmpty || LabelMatch.isWhole(name, leak.type)
        || LabelMatch.isWhole(name, leak.name))
  }
}
