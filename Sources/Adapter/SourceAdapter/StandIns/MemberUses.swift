/// The uses of members of objects whose types are declared nowhere.
struct MemberUses {
  /// Properties that may be `nil`.
  var optionals: [String: Absence] = [:]
  /// Properties that are set to closures with parameters.
  var closures: [String: CallShape.Closure] = [:]
  /// Properties that code inside of such types names alone.
  var plain: Set<String> = []
  /// Methods that can't be called dynamically.
  var methods: [String: Set<CallShape>] = [:]
  /// Names that stand for themselves, such as `.easeOut`, and those that take arguments.
  var implicit: Set<String> = []
  var implicitMethods: [String: Set<CallShape>] = [:]

  /// Forgets the uses of a member that the app itself declares.
  mutating func remove(_ member: MemberFacts) {
    switch member.kind {
    case _ where member.isStatic: break
    case .property:
      optionals[member.name] = nil
      closures[member.name] = nil
      plain.remove(member.name)
    case .method:
      methods.remove(member)
      if methods[member.name] == nil { plain.remove(member.name) }
    case .initializer: break
    }
  }
}
