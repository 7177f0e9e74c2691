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

  mutating func note(modules new: Set<String>) {
    modules = modules?.intersection(new) ?? new
  }
}

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
}

extension [String: Absence] {
  mutating func note(_ name: String, _ absence: Absence) {
    self[name] = Swift.max(self[name] ?? absence, absence)
  }
}
