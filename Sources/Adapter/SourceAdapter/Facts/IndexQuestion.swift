/// A question about a target's files, whose answer is a part of how a file is adapted.
struct IndexQuestion {
  enum Kind: String {
    case members, resolved, superclasses, kind, file, belongs, moves, optional, plain, conforms
    case selector, access, dispatches, overrides, module, seen
  }

  let kind: Kind
  let name: String
  let type: String

  init(_ kind: Kind, _ name: String = "", of type: String = "") {
    self.kind = kind
    self.name = name
    self.type = type
  }

  /// The question as a key, which names it in the record of a build.
  var text: String { "\(kind.rawValue)\t\(name)\t\(type)" }

  init?(text: String) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let kind = Kind(rawValue: parts[0]) else { return nil }
    self.init(kind, parts[1], of: parts[2])
  }
}

extension AppIndex {
  /// Returns whether questions that were asked before would be answered the same way.
  ///
  /// - Parameter answers: The answers by question, as `AdaptedFile` has them.
  /// - Returns: Whether all answers are still the same.
  package func confirms(_ answers: [String: String]) -> Bool {
    answers.allSatisfy { text, answer in
      IndexQuestion(text: text).map { self.answer(to: $0) == answer } ?? false
    }
  }

  func answer(to question: IndexQuestion) -> String {
    let (name, type) = (question.name, question.type)
    switch question.kind {
    case .members: return members(name, of: type).map(\.summary).joined(separator: "; ")
    case .resolved: return resolved(name, in: type)
    case .superclasses: return superclasses(of: type).joined(separator: " ")
    case .kind: return declaration(of: type)?.facts.kind.rawValue ?? ""
    case .file: return isOwnClass(type) ? declaration(of: type)?.file ?? "" : ""
    case .belongs:
      let member = MemberFacts(kind: .property, name: name)
      return "\(isOwnClass(type)) \(belongsInClass(member, of: type))"
    case .moves: return filesWithMoves(into: type).joined(separator: "; ")
    case .optional:
      return (optionalMembers[name] ?? [])
        .map { ($0.module ?? "") + " " + $0.owner + " " + $0.facts.summary }
        .joined(separator: "; ")
    case .plain: return "\(plainProperties.contains(name))"
    case .conforms: return "\(conformsBelow(type, to: name))"
    case .selector:
      return method(selector: name, near: type).map { $0.owner + "." + $0.facts.fullName } ?? ""
    case .access: return importAccess[name] ?? ""
    case .module: return "\(modules.contains(name))"
    case .seen: return "\(isSeen(type))"
    case .dispatches: return "\(isOverriddenOutside(name, of: type))"
    case .overrides:
      return outsideOwner(of: name, in: type).map { "\($0.owner) \($0.isFirst)" } ?? ""
    }
  }
}

extension MemberFacts {
  /// All facts in short.
  fileprivate var summary: String {
    let flags = [
      isStatic ? "static" : "", isOverride ? "override" : "", isOptional ? "optional" : "",
      isPrivate ? "private" : "", isOutlet ? "outlet" : "", isAction ? "action" : "",
    ]
    return
      ([kind.rawValue, fullName, selector, types.joined(separator: ", ")]
      + flags.filter { !$0.isEmpty }).joined(separator: " ")
  }
}
