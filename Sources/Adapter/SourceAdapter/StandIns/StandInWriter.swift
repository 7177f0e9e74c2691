import BuildFormats
import SwiftSyntax
import UIKitSurface

/// Writes the declarations of stand-ins.
struct StandInWriter {
  private let names: [String: NameUses]
  private let members: MemberUses

  /// The types of the app's variables that are stand-ins, by name.
  private let types: [String: String]

  init(_ names: [String: NameUses], _ members: MemberUses, types: [String: String]) {
    self.names = names
    self.members = members
    // A protocol has no objects of its own.
    self.types = types.filter { names[$0.value]?.isProtocol == false }
  }

  /// The text; `nil` if there is nothing to declare.
  var text: String? {
    let outer = names.keys.filter { !$0.contains(".") }.sorted()
    let parts = outer.flatMap { declarations(of: $0) + conformances(in: $0) }
    guard !parts.isEmpty else { return nil }
    return (Self.head + parts + memberDeclarations)
      .joined(separator: "\n") + "\n"
  }

  private static let head = [
    "// Written by flowsh for names that no module here declares.", "// swift-format-ignore-file",
    "import Foundation", "import UIKit",
  ]

  // MARK: Names

  private enum Form { case wrapper, proto, view(String), value, function }

  private func form(of name: String, _ uses: NameUses) -> Form {
    let isWrapper = !uses.wrapped.isEmpty
    if isWrapper { return .wrapper }
    guard name.split(separator: ".").last?.first?.isUppercase == true else { return .function }
    let hasNested = names.keys.contains { $0.hasPrefix(name + ".") }
    if !uses.isConcrete, !hasNested,
      uses.isProtocol || (uses.isInheritedByClass && Self.isNameOfProtocol(name))
    {
      return .proto
    }
    let bases = uses.bases.union([StandInBase.of(name)].compactMap { $0 })
    guard let base = bases.max(by: { Self.depth($0) < Self.depth($1) }), uses.genericCount == 0
    else { return .value }
    return .view(base)
  }

  private static func depth(_ base: String) -> Int { UIKitSurface.superclasses(of: base).count }

  /// Whether a class inherits a protocol by its name, rather than a class.
  private static func isNameOfProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "able", "ible", "Type", "Convertible", "Observer"]
      .contains { name.hasSuffix($0) }
  }

  private func declarations(of name: String, indent: String = "") -> [String] {
    guard let uses = names[name] else { return [] }
    let own = name.split(separator: ".").last.map(String.init) ?? name
    let module = self.module(of: own, uses)
    let lines: [String] =
      switch form(of: name, uses) {
      case .wrapper: wrapper(own, uses, name, module)
      case .proto: [proto(own, uses)]
      case .view(let base): view(own, uses, base, name, module)
      case .value: value(own, uses, name, module)
      case .function: functions(own, uses, module)
      }
    return lines.map { indent + $0 }
  }

  /// A protocol without requirements.
  private func proto(_ own: String, _ uses: NameUses) -> String {
    let base =
      uses.isOfValues ? "" : uses.hasConformers ? ": AnyObject" : ": FlowshOpaque.Members"
    return "public nonisolated protocol \(own)\(base) {}"
  }

  /// The conformances of any object of a stand-in to a protocol and to those nested in a name.
  private func conformances(in name: String) -> [String] {
    names.keys.sorted().filter { $0 == name || $0.hasPrefix(name + ".") }.compactMap { inner in
      guard let uses = names[inner], case .proto = form(of: inner, uses) else { return nil }
      return "nonisolated extension FlowshOpaque.Value: \(inner) {}"
    }
  }

  /// The module that a name is from, as far as the imports say.
  private func module(of name: String, _ uses: NameUses) -> String {
    let modules = uses.modules ?? []
    let byName = modules.filter { AbsentModules.has($0, name) }
    return (byName.isEmpty ? modules : byName).sorted().joined(separator: " or ")
  }

  private func nested(in name: String) -> [String] {
    names.keys.filter { $0.hasPrefix(name + ".") && !$0.dropFirst(name.count + 1).contains(".") }
      .sorted().flatMap { declarations(of: $0, indent: "  ") }
  }

  private func genericNames(_ uses: NameUses) -> [String] {
    let missing = max(0, uses.genericCount - uses.genericNames.count)
    return uses.genericNames + (0..<missing).map { "T\($0)" }
  }

  private func generics(_ uses: NameUses) -> String {
    let all = genericNames(uses)
    return all.isEmpty ? "" : "<\(all.joined(separator: ", "))>"
  }

  private func nameLiteral(_ path: String, _ module: String) -> String {
    "FlowshOpaque.Name(\(SwiftLiteral.text(path)), module: \(SwiftLiteral.text(module)))"
  }

  private func value(
    _ own: String, _ uses: NameUses, _ name: String, _ module: String
  ) -> [String] {
    let literal = nameLiteral(name, module)
    let isFinal = !uses.isInheritedByClass
    var lines = [
      "\(isFinal ? "public final" : "open") nonisolated class \(own)\(generics(uses)):"
        + " FlowshOpaque.Value\(isFinal ? Self.finals : ""), @unchecked Sendable {",
      "  public override init(_ name: FlowshOpaque.Name) { super.init(name) }",
      "  public init() { super.init(\(literal)) }",
    ]
    if isFinal {
      lines.append(
        "  public override class func flowshInstance(_ name: FlowshOpaque.Name) -> Self {"
          + " unsafeDowncast(\(own)(name), to: Self.self) }")
      lines.append(
        "  public convenience init(arrayLiteral elements: FlowshOpaque.Value...) { self.init() }")
    }
    let shapes = Self.distinct(uses.initializers).filter { !$0.arguments.isEmpty }
    func initializers(_ modifiers: String, _ call: String) -> [String] {
      shapes.map { shape in
        "  \(modifiers) init\(shape.isOptional ? "?" : "")(\(shape.parameters)) {"
          + " \(call)(\(literal)) }"
      }
    }
    let statics = statics(uses, name, module, result: own + generics(uses))
    lines += initializers("public", "super.init") + statics + nested(in: name) + ["}"]
    guard let some = unspecified(name, uses) else { return lines }
    let more = initializers("public convenience", "self.init") + statics
    return lines + (more.isEmpty ? [] : [some + " {"] + more + ["}"])
  }

  /// The extension for objects of a generic type of which the app doesn't say of what they are;
  /// `nil` if the type isn't generic.
  private func unspecified(_ name: String, _ uses: NameUses) -> String? {
    let names = genericNames(uses)
    guard !names.isEmpty, !name.contains(".") else { return nil }
    let all = names.map { "\($0) == FlowshOpaque.Value" }.joined(separator: ", ")
    return "nonisolated extension \(name) where \(all)"
  }

  /// The protocols to which a class without subclasses conforms.
  private static let finals = ", FlowshOpaque.Coded, ExpressibleByArrayLiteral"

  private func view(
    _ own: String, _ uses: NameUses, _ base: String, _ name: String, _ module: String
  ) -> [String] {
    let literal = nameLiteral(name, module)
    var lines = [
      "open class \(own): \(base), FlowshOpaque.Members {",
      "  public nonisolated var flowshName: FlowshOpaque.Name { \(literal) }",
    ]
    switch base {
    case "UIView":
      lines.append(
        "  open override func didMoveToSuperview() { super.didMoveToSuperview();"
          + " FlowshOpaque.show(flowshName, in: self) }")
    case "UIViewController":
      lines.append(
        "  open override func viewDidLoad() { super.viewDidLoad();"
          + " FlowshOpaque.show(flowshName, in: view) }")
    default: break
    }
    let shapes = Self.distinct(uses.initializers)
      .filter { !StandInBase.known.contains($0.labels) }
    if !shapes.isEmpty {
      let (designated, call) = StandInBase.initializers(of: base)
      lines += designated.map { "  " + $0 }
      for shape in shapes {
        lines.append(
          "  public init\(shape.isOptional ? "?" : "")(\(shape.parameters)) { super.\(call) }")
      }
    }
    lines += statics(uses, name, module, result: "FlowshOpaque.Value")
    return lines + nested(in: name) + ["}"]
  }

  private func statics(
    _ uses: NameUses, _ name: String, _ module: String, result: String
  ) -> [String] {
    let optionals = uses.staticOptionals.sorted().map { member in
      "  public static var \(Self.quoted(member)): \(result)? { get {"
        + " FlowshOpaque.value(\(nameLiteral("\(name).\(member)", module))) } set {} }"
    }
    let properties = uses.staticProperties.subtracting(uses.staticOptionals).sorted()
      .map { member in
        let literal = nameLiteral("\(name).\(member)", module)
        return
          "  public static var \(Self.quoted(member)): \(result) { get { \(result)(\(literal)) }"
          + " set {} }"
      }
    let methods = uses.staticMethods.sorted { $0.key < $1.key }.flatMap { member, shapes in
      Self.distinct(shapes).flatMap { shape in
        function(
          member, shape, "public static", result,
          nameLiteral(shape.name("\(name).\(member)"), module)
        ).map { "  " + $0 }
      }
    }
    return optionals + properties + methods
  }

  private func wrapper(
    _ own: String, _ uses: NameUses, _ name: String, _ module: String
  ) -> [String] {
    let literal = nameLiteral(name, module)
    var lines = [
      "@propertyWrapper public struct \(own)<Value> {",
      "  private var stored: Value?",
      "  public init() {}",
      "  public init(wrappedValue: Value) { stored = wrappedValue }",
      "  public var wrappedValue: Value {"
        + " get { stored ?? FlowshOpaque.value(\(literal)) } set { stored = newValue } }",
      "  public var projectedValue: FlowshOpaque.Value { FlowshOpaque.Value(\(literal)) }",
    ]
    for shape in Self.distinct(uses.wrapped) where !shape.arguments.isEmpty {
      lines.append("  public init(\(shape.parameters)) {}")
      if shape.labels.first != "wrappedValue" {
        lines.append(
          "  public init(wrappedValue: Value, \(shape.parameters)) { stored = wrappedValue }")
      }
    }
    return lines + ["}"]
  }

  /// A function or a variable outside of types.
  private func functions(_ name: String, _ uses: NameUses, _ module: String) -> [String] {
    // Code inside of stand-ins names their members alone.
    if members.plain.contains(name) { return [] }
    guard !uses.calls.isEmpty else {
      return [
        "public nonisolated var \(Self.quoted(name)): FlowshOpaque.Value {"
          + " FlowshOpaque.Value(\(nameLiteral(name, module))) }"
      ]
    }
    return Self.distinct(uses.calls).flatMap { shape in
      function(
        name, shape, "public nonisolated", "FlowshOpaque.Value",
        nameLiteral(shape.name(name), module))
    }
  }

  /// A function that takes a call, and one of the same form with the result that the context wants.
  private func function(
    _ name: String, _ shape: CallShape, _ modifiers: String, _ result: String, _ literal: String
  ) -> [String] {
    let closures = shape.arguments.indices.filter { shape.arguments[$0].closure != nil }
    let note = closures.isEmpty ? "" : "FlowshOpaque.noteClosure(\(literal)); "
    let head = "@discardableResult \(modifiers) func \(Self.quoted(name))"
    let plain =
      shape.isOptional
      ? "\(head)(\(shape.parameters)) -> \(result)? { FlowshOpaque.value(\(literal)) }"
      : "\(head)(\(shape.parameters)) -> \(result) { \(note)return \(result)(\(literal)) }"
    let wanted =
      "\(head)<FlowshResult>(\(shape.parameters)) -> FlowshResult {"
      + " FlowshOpaque.value(\(literal)) }"
    return [plain, wanted]
  }

  // MARK: Members

  private var memberDeclarations: [String] {
    var lines: [String] = []
    let methods = members.methods.filter { name, shapes in
      Self.known.contains(name)
        ? shapes.contains { !Self.isOfSequence($0) }
        : members.plain.contains(name)
          || shapes.contains { $0.hasClosure || $0.isOptional || $0.hasOptions }
    }
    for (name, shapes) in methods.sorted(by: { $0.key < $1.key }) {
      for shape in Self.distinct(shapes)
      where !Self.known.contains(name) || !Self.isOfSequence(shape) {
        lines += function(
          name, shape, "public", "FlowshOpaque.Value",
          "flowshName.member(\(SwiftLiteral.text(shape.name(name))))")
      }
    }
    let closures = members.closures.filter { !$0.value.parameters.isEmpty || $0.value.isAsync }
    for (name, closure) in closures.sorted(by: { $0.key < $1.key }) {
      lines.append(property(name, "(\(closure.type))?"))
    }
    let optionals = members.optionals.subtracting(closures.keys).subtracting(Self.known)
    lines += optionals.sorted().map { property($0, (types[$0] ?? "FlowshOpaque.Value") + "?") }
    let plain = members.plain.subtracting(methods.keys).subtracting(optionals)
    lines += plain.sorted().map { property($0, "FlowshOpaque.Value") }
    var parts: [String] = []
    if !lines.isEmpty {
      parts += ["nonisolated extension FlowshOpaque.Members {"] + lines.map { "  " + $0 } + ["}"]
    }
    return parts + implicitDeclarations
  }

  private func property(_ name: String, _ type: String) -> String {
    "public var \(Self.quoted(name)): \(type) {"
      + " get { FlowshOpaque.value(flowshName.member(\(SwiftLiteral.text(name)))) } set {} }"
  }

  /// The members that stand for themselves, as arguments and as values.
  private var implicitDeclarations: [String] {
    let names = members.implicit.subtracting(["some", "none", "init"]).sorted()
    let calls = members.implicitMethods.filter { $0.key != "init" && $0.key != "some" }
      .sorted { $0.key < $1.key }
    guard !names.isEmpty || !calls.isEmpty else { return [] }
    func lines(_ type: String, _ value: (String) -> String) -> [String] {
      names.map { name in
        "  static var \(Self.quoted(name)): \(type) { \(value(nameLiteral("." + name, ""))) }"
      }
        + calls.flatMap { name, shapes in
          Self.distinct(shapes).map { shape in
            "  static func \(Self.quoted(name))(\(shape.parameters)) -> \(type) {"
              + " \(value(nameLiteral("." + name, ""))) }"
          }
        }
    }
    return ["nonisolated extension Optional where Wrapped == Any {"]
      + lines("Any?") { "FlowshOpaque.Value(\($0))" } + ["}"]
      + ["nonisolated extension FlowshOpaque.Instance {"]
      + lines("Self") { "flowshInstance(\($0))" } + ["}"]
  }

  // MARK: Words

  /// The calls in a fixed order, without those for which the declaration of another one does.
  private static func distinct(_ shapes: Set<CallShape>) -> [CallShape] {
    // Whether there is a result doesn't tell declarations apart.
    var byParameters: [String: CallShape] = [:]
    for shape in shapes {
      let isOptional = shape.isOptional || byParameters[shape.parameters]?.isOptional == true
      byParameters[shape.parameters] = shape
      byParameters[shape.parameters]?.isOptional = isOptional
    }
    return byParameters.values
      .filter { shape in !shapes.contains { shape.isTaken(by: $0) } }
      .sorted { $0.parameters < $1.parameters }
  }

  /// The members that the objects have as sequences.
  private static let known: Set = [
    "allSatisfy", "compactMap", "contains", "count", "description", "dropFirst", "dropLast",
    "enumerated", "filter", "first", "flatMap", "forEach", "hash", "hashValue", "isEmpty",
    "joined", "last", "localizedDescription", "map", "max", "min", "prefix", "reduce", "reversed",
    "shuffled", "sorted", "split", "suffix",
  ]

  private static func isOfSequence(_ shape: CallShape) -> Bool {
    Set(shape.labels).isSubset(of: ["", "by", "where", "into"])
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
