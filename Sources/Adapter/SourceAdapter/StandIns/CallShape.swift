import SwiftSyntax

/// The form of a call, from which a declaration follows that takes it.
struct CallShape: Hashable {
  /// A closure that a call passes on.
  struct Closure: Hashable {
    /// The types of the parameters.
    var parameters: [String]
    var result: String
    var isAsync: Bool

    /// The type, for a parameter that takes the closure.
    var type: String {
      "(\(parameters.joined(separator: ", "))) \(isAsync ? "async " : "")throws -> \(result)"
    }
  }

  /// An argument.
  struct Argument: Hashable {
    /// The label; empty if there is none.
    var label: String
    /// The closure that is passed; `nil` for another value.
    var closure: Closure?
    /// Whether a variable is passed that the call may change.
    var isInOut = false
    /// Whether a list of names is passed that stand for themselves, such as `[.alert, .sound]`.
    var isOptions = false

    var type: String {
      if let closure { return closure.type }
      if isInOut { return "inout some Any" }
      return isOptions ? "[FlowshOpaque.Value]" : "Any?"
    }
  }

  var arguments: [Argument]
  /// Whether the app asks if there is a result.
  var isOptional = false

  var labels: [String] { arguments.map(\.label) }
  var hasClosure: Bool { arguments.contains { $0.closure != nil } }
  var hasOptions: Bool { arguments.contains(where: \.isOptions) }

  /// The parameters of a declaration that takes the call.
  var parameters: String {
    arguments.enumerated().map { place, argument in
      let label = argument.label.isEmpty ? "_" : argument.label
      return "\(label) a\(place): \(argument.type)"
    }.joined(separator: ", ")
  }

  /// The name with the labels, as a text.
  func name(_ base: String) -> String {
    base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// Whether a declaration for another call takes this one, too, and would make it ambiguous.
  ///
  /// A closure behind the parentheses has no label, but the parameter may have one.
  func isTaken(by other: CallShape) -> Bool {
    guard self != other, arguments.count == other.arguments.count, let last = arguments.last,
      last.label.isEmpty, last.closure != nil, let otherLast = other.arguments.last
    else { return false }
    return !otherLast.label.isEmpty && otherLast.closure != nil
      && labels.dropLast() == other.labels.dropLast()
  }
}

extension CallShape {
  /// Reads the form of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - types: The types of the app's variables that are stand-ins, by name; a closure's parameter
  ///     of that name has it, too.
  init(_ call: FunctionCallExprSyntax, _ types: [String: String]) {
    arguments = call.arguments.map { argument in
      Argument(
        label: argument.label?.identifierText ?? "",
        closure: argument.expression.as(ClosureExprSyntax.self).map { Closure($0, types) },
        isInOut: argument.expression.is(InOutExprSyntax.self),
        isOptions: argument.expression.isListOfImplicitMembers)
    }
    if let closure = call.trailingClosure {
      arguments.append(Argument(label: "", closure: Closure(closure, types)))
    }
    for more in call.additionalTrailingClosures {
      arguments.append(
        Argument(label: more.label.identifierText, closure: Closure(more.closure, types)))
    }
  }

  /// Reads the form of an attribute's arguments.
  init(_ attribute: AttributeSyntax) {
    arguments = []
    guard case .argumentList(let list) = attribute.arguments else { return }
    arguments = list.map { Argument(label: $0.label?.identifierText ?? "", closure: nil) }
  }
}

extension CallShape.Closure {
  /// Reads what a closure takes and returns, from its own words and from how it uses them.
  init(_ closure: ClosureExprSyntax, _ types: [String: String]) {
    let uses = ClosureUses(closure, types)
    parameters = closure.parameterList(uses)
    result =
      closure.signature?.returnClause?.type.trimmedDescription
      ?? (closure.endsWithValue ? "Any?" : "Void")
    isAsync = uses.awaits
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters, and their types where the closure says them.
  var namedParameters: [(name: String, type: String?)] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map { ($0.name.identifierText, nil) }
    case .parameterClause(let clause):
      clause.parameters.map {
        (($0.secondName ?? $0.firstName).identifierText, $0.type?.trimmedDescription)
      }
    case nil: []
    }
  }

  /// Whether the last statement returns a value; without one, `return print(error)` is a way to
  /// leave a closure that returns nothing.
  fileprivate var endsWithValue: Bool {
    statements.last?.item.as(ReturnStmtSyntax.self)?.expression != nil
  }

  fileprivate func parameterList(_ uses: ClosureUses) -> [String] {
    if signature?.parameterClause == nil {
      return (0..<uses.numbered).map { uses.type(of: "$\($0)") }
    }
    return namedParameters.map { name, type in type ?? uses.type(of: name) }
  }
}

/// The uses of a closure's parameters in its body.
private final class ClosureUses: SyntaxVisitor {
  private var optionals: Set<String> = []
  private var results: Set<String> = []
  /// The number of parameters without names.
  private(set) var numbered = 0
  private(set) var awaits = false
  private let types: [String: String]

  init(_ closure: ClosureExprSyntax, _ types: [String: String]) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  /// The type of a parameter by how it is used.
  func type(of name: String) -> String {
    if results.contains(name) { return "Result<FlowshOpaque.Value, any Error>" }
    if name.lowercased().hasSuffix("error") || ["err", "e"].contains(name) {
      return optionals.contains(name) ? "(any Error)?" : "any Error"
    }
    return (types[name] ?? "FlowshOpaque.Value") + (optionals.contains(name) ? "?" : "")
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    if name.hasPrefix("$"), let number = Int(name.dropFirst()) {
      numbered = max(numbered, number + 1)
    }
    if ExprSyntax(node).isAskedForNothing { optionals.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    {
      optionals.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.subject.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      node.cases.contains(where: {
        let text = $0.trimmedDescription
        return text.contains(".success") || text.contains(".failure")
      })
    {
      results.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    awaits = true
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // What a closure inside awaits is its own; the parameters are known to it, too.
    let awaits = self.awaits
    walk(node.statements)
    self.awaits = awaits
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// Whether code around an expression asks if it is `nil`, or unwraps it.
  var isAskedForNothing: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return true
    }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let list = parent.as(ExprListSyntax.self),
      list.parent?.is(SequenceExprSyntax.self) == true
    else { return false }
    let all = Array(list)
    guard let place = all.firstIndex(where: { $0.id == id }) else { return false }
    return [-1, 1].contains { step in
      guard all.indices.contains(place + 2 * step) else { return false }
      let operation = all[place + step].trimmedDescription
      let other = all[place + 2 * step]
      return ["==", "!=", "="].contains(operation) && other.is(NilLiteralExprSyntax.self)
        && (operation != "=" || step == 1)
    }
  }

  /// Whether the expression is a list of names that stand for themselves.
  var isListOfImplicitMembers: Bool {
    guard let array = self.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return false }
    return array.elements.allSatisfy {
      let access =
        $0.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? $0.expression
      return access.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
  }

  /// The expression without what stands around it: parentheses, `try`, `await`, unwrapping.
  var bare: ExprSyntax {
    if let inner = self.as(TryExprSyntax.self)?.expression { return inner.bare }
    if let inner = self.as(AwaitExprSyntax.self)?.expression { return inner.bare }
    if let inner = self.as(ForceUnwrapExprSyntax.self)?.expression { return inner.bare }
    if let inner = self.as(OptionalChainingExprSyntax.self)?.expression { return inner.bare }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return inner.bare
    }
    return self
  }
}
