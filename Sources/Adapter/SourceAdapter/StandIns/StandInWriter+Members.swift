import BuildFormats

// Functions, and members of the objects.
extension StandInWriter {
  /// A function or a variable outside of types.
  func functions(_ name: String, _ uses: NameUses, _ module: String) -> [String] {
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
        nameLiteral(shape.name(name), module, isCalled: true))
    }
  }

  /// A function that takes a call, and one of the same form with the result that the context wants.
  func function(
    _ name: String, _ shape: CallShape, _ modifiers: String, _ result: String, _ literal: String
  ) -> [String] {
    let note = shape.hasClosure ? "FlowshOpaque.noteClosure(\(literal)); " : ""
    let head = "@discardableResult \(modifiers) func \(Self.quoted(name))"
    let parameters =
      (shape.parameters.isEmpty ? "" : shape.parameters + ", ")
      + "file: StaticString = #fileID, line: UInt = #line"
    let plain =
      if let absence = shape.absence, absence != .assigned {
        "\(head)(\(parameters)) -> \(result)? { \(Self.optional(literal, result, absence)) }"
      } else {
        "\(head)(\(parameters)) -> \(result) { \(note)return \(result)(\(literal)) }"
      }
    let wanted =
      "\(head)<FlowshResult>(\(parameters)) -> FlowshResult {"
      + " FlowshOpaque.value(\(literal)\(shape.hasClosure ? ", hasClosure: true" : "")) }"
    guard shape.absence == .assigned else { return [plain, wanted] }
    // A variable that is unwrapped wherever it is used isn't `nil`.
    let unwrapped =
      "\(head)<FlowshResult>(\(parameters)) -> FlowshResult? {"
      + " \(note)return FlowshOpaque.value(\(literal)) as FlowshResult }"
    return [plain, "@_disfavoredOverload " + wanted, unwrapped]
  }

  var memberDeclarations: [String] {
    var lines: [String] = []
    let methods = members.methods.filter { name, shapes in
      Self.known.contains(name)
        ? shapes.contains { !Self.isOfSequence($0) }
        : members.plain.contains(name)
          || shapes.contains { $0.hasClosure || $0.absence != nil || $0.hasOptions }
    }
    for (name, shapes) in methods.sorted(by: { $0.key < $1.key }) {
      for shape in Self.distinct(shapes)
      where !Self.known.contains(name) || !Self.isOfSequence(shape) {
        lines += function(
          name, shape, "public", "FlowshOpaque.Value",
          "flowshName.member(\(SwiftLiteral.text(shape.name(name))), file, line)")
      }
    }
    let closures = members.closures.filter { !$0.value.parameters.isEmpty || $0.value.isAsync }
    for (name, closure) in closures.sorted(by: { $0.key < $1.key }) {
      lines.append(property(name, "(\(closure.type))", .asked))
    }
    let optionals = members.optionals.filter {
      closures[$0.key] == nil && !Self.known.contains($0.key)
    }
    lines += optionals.sorted { $0.key < $1.key }.map { name, absence in
      property(name, types[name] ?? "FlowshOpaque.Value", absence)
    }
    let plain = members.plain.subtracting(methods.keys).subtracting(optionals.keys)
    lines += plain.sorted().map { property($0, "FlowshOpaque.Value") }
    var parts: [String] = []
    if !lines.isEmpty {
      parts += ["nonisolated extension FlowshOpaque.Members {"] + lines.map { "  " + $0 } + ["}"]
    }
    return parts + implicitDeclarations
  }

  func property(_ name: String, _ type: String, _ absence: Absence? = nil) -> String {
    let literal = "flowshName.member(\(SwiftLiteral.text(name)))"
    let value =
      absence.map { Self.optional(literal, type, $0) } ?? "FlowshOpaque.value(\(literal))"
    return "public var \(Self.quoted(name)): \(type)\(absence == nil ? "" : "?") {"
      + " get { \(value) } set {} }"
  }

  /// The members that stand for themselves, as arguments and as values.
  var implicitDeclarations: [String] {
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
}
