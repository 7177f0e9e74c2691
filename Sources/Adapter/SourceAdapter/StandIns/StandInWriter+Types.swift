import BuildFormats

// Classes and property wrappers.
extension StandInWriter {
  func value(
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
        "  \(modifiers) init\(shape.absence == nil ? "" : "?")(\(shape.parameters)) {"
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
  func unspecified(_ name: String, _ uses: NameUses) -> String? {
    let names = genericNames(uses)
    guard !names.isEmpty, !name.contains(".") else { return nil }
    let all = names.map { "\($0) == FlowshOpaque.Value" }.joined(separator: ", ")
    return "nonisolated extension \(name) where \(all)"
  }

  /// The protocols to which a class without subclasses conforms.
  static let finals = ", FlowshOpaque.Coded, ExpressibleByArrayLiteral"

  func view(
    _ own: String, _ uses: NameUses, _ base: String, _ name: String, _ module: String
  ) -> [String] {
    let literal = nameLiteral(name, module)
    var lines = [
      "open class \(own): \(base), FlowshOpaque.Members {",
      "  public nonisolated var flowshName: FlowshOpaque.Name { \(literal) }",
    ]
    lines.append(
      StandInBase.isController(base)
        ? "  open override func viewDidLoad() { super.viewDidLoad();"
          + " FlowshOpaque.show(flowshName, in: view) }"
        : "  open override func didMoveToSuperview() { super.didMoveToSuperview();"
          + " FlowshOpaque.show(flowshName, in: self) }")
    let shapes = Self.distinct(uses.initializers)
      .filter { !StandInBase.known.contains($0.labels) }
    if !shapes.isEmpty {
      let (designated, call) = StandInBase.initializers(of: base)
      lines += designated.map { "  " + $0 }
      for shape in shapes {
        lines.append(
          "  public init\(shape.absence == nil ? "" : "?")(\(shape.parameters)) { super.\(call) }")
      }
    }
    lines += statics(uses, name, module, result: "FlowshOpaque.Value")
    return lines + nested(in: name) + ["}"]
  }

  func statics(
    _ uses: NameUses, _ name: String, _ module: String, result: String
  ) -> [String] {
    let optionals = uses.staticOptionals.sorted { $0.key < $1.key }.map { member, absence in
      "  public static var \(Self.quoted(member)): \(result)? { get { "
        + Self.optional(nameLiteral("\(name).\(member)", module), result, absence)
        + " } set {} }"
    }
    let properties = uses.staticProperties.subtracting(uses.staticOptionals.keys).sorted()
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
          nameLiteral(shape.name("\(name).\(member)"), module, isCalled: true)
        ).map { "  " + $0 }
      }
    }
    return optionals + properties + methods
  }

  func wrapper(
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
}
