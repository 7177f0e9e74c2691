/// The uses of a name that is declared nowhere.
struct NameUses {
  /// The modules that the files which use it import and that don't exist here.
  private(set) var modules: Set<String>?
  var isType = false
  /// Whether a class has it first among the types that it inherits.
  var isInheritedByClass = false
  /// Whether it can only be a protocol: `any X`, `X & Y`, or an inherited type of another type.
  var isProtocol = false
  /// Whether types of the app conform to it.
  var hasConformers = false
  /// Whether a structure or an enumeration conforms to it.
  var isOfValues = false
  /// Whether objects of it are created, or it has static members.
  var isConcrete = false
  /// The names of the generic parameters, or as many unnamed ones.
  var genericNames: [String] = []
  var genericCount = 0
  var initializers: Set<CallShape> = []
  /// The arguments of the property wrapper.
  var wrapped: Set<CallShape> = []
  var staticProperties: Set<String> = []
  /// The static properties that may be `nil`.
  var staticOptionals: [String: Absence] = [:]
  var staticMethods: [String: Set<CallShape>] = [:]
  /// The calls as a function.
  var calls: Set<CallShape> = []
  /// The classes of UIKit that the uses ask for, such as that of what is presented.
  var bases: Set<String> = []
  /// The associated types that protocols which inherit it expect of it.
  var associatedTypes: Set<String> = []

  /// Forgets the uses of a static member or an initializer that the app itself declares.
  mutating func remove(_ member: MemberFacts) {
    switch member.kind {
    case .property where member.isStatic:
      staticProperties.remove(member.name)
      staticOptionals[member.name] = nil
    case .method where member.isStatic: staticMethods.remove(member)
    case .initializer: initializers = initializers.filter { !$0.calls(member) }
    case .property, .method: break
    }
  }

  mutating func note(modules new: Set<String>) {
    modules = modules?.intersection(new) ?? new
  }
}

extension [String: Absence] {
  mutating func note(_ name: String, _ absence: Absence) {
    self[name] = Swift.max(self[name] ?? absence, absence)
  }
}

extension [String: Set<CallShape>] {
  /// Removes the calls of a method.
  mutating func remove(_ method: MemberFacts) {
    self[method.name] = self[method.name]?.filter { !$0.calls(method) }
    if self[method.name]?.isEmpty == true { self[method.name] = nil }
  }
}
