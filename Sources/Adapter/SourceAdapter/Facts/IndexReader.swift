/// Answers what the adaptation of one file asks about the whole target, and remembers the
/// answers.
///
/// A file is adapted again when it changes, or when one of these questions has another answer.
final class IndexReader {
  private let index: AppIndex
  /// The answers by question.
  private(set) var answers: [String: String] = [:]

  init(_ index: AppIndex) { self.index = index }

  private func note(_ question: IndexQuestion) {
    let text = question.text
    if answers[text] == nil { answers[text] = index.answer(to: question) }
  }

  /// Whether a module that the target imports is the project's own.
  func isOwnModule(_ name: String) -> Bool {
    note(IndexQuestion(.module, name))
    return index.modules.contains(name)
  }

  func members(_ name: String, of type: String) -> [MemberFacts] {
    note(IndexQuestion(.members, name, of: type))
    return index.members(name, of: type)
  }

  func resolved(_ name: String, in enclosing: String) -> String {
    note(IndexQuestion(.resolved, name, of: enclosing))
    return index.resolved(name, in: enclosing)
  }

  func superclasses(of type: String) -> [String] {
    note(IndexQuestion(.superclasses, of: type))
    return index.superclasses(of: type)
  }

  func kind(of type: String) -> TypeFacts.Kind? {
    note(IndexQuestion(.kind, of: type))
    return index.declaration(of: type)?.facts.kind
  }

  /// Whether the project declares a type that the files of the target see.
  func isSeen(_ type: String) -> Bool {
    note(IndexQuestion(.seen, of: type))
    return index.isSeen(type)
  }

  /// The file that declares a class of the target.
  func file(of type: String) -> String? {
    note(IndexQuestion(.file, of: type))
    return index.isOwnClass(type) ? index.declaration(of: type)?.file : nil
  }

  func belongsInClass(_ member: MemberFacts, of type: String) -> Bool {
    note(IndexQuestion(.belongs, member.fullName, of: type))
    return index.belongsInClass(member, of: type)
  }

  func filesWithMoves(into type: String) -> [String] {
    note(IndexQuestion(.moves, of: type))
    return index.filesWithMoves(into: type)
  }

  func optionalMembers(_ name: String) -> [AppIndex.OptionalMember] {
    note(IndexQuestion(.optional, name))
    return index.optionalMembers[name] ?? []
  }

  func isPlainProperty(_ name: String) -> Bool {
    note(IndexQuestion(.plain, name))
    return index.plainProperties.contains(name)
  }

  func isOverriddenOutside(_ member: MemberFacts, of type: String) -> Bool {
    note(IndexQuestion(.dispatches, member.fullName, of: type))
    return index.isOverriddenOutside(member.fullName, of: type)
  }

  func outsideOwner(
    of member: MemberFacts, in type: String
  ) -> (owner: String, isFirst: Bool)? {
    note(IndexQuestion(.overrides, member.fullName, of: type))
    return index.outsideOwner(of: member.fullName, in: type)
  }

  func conformsBelow(_ type: String, to name: String) -> Bool {
    note(IndexQuestion(.conforms, name, of: type))
    return index.conformsBelow(type, to: name)
  }

  func method(selector: String, near type: String) -> AppIndex.Method? {
    note(IndexQuestion(.selector, selector, of: type))
    return index.method(selector: selector, near: type)
  }

  func importAccess(_ module: String) -> String? {
    note(IndexQuestion(.access, module))
    return index.importAccess[module]
  }
}
