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
    /// Whether a key path is passed of which only the context tells the type.
    var isKeyPath = false

    var type: String {
      if let closure { return closure.type }
      if isInOut { return "inout some Any" }
      if isKeyPath { return "KeyPath<FlowshOpaque.Value, FlowshOpaque.Value>" }
      return isOptions ? "[FlowshOpaque.Value]" : "Any?"
    }
  }

  var arguments: [Argument]
  /// Whether the app takes the result for one that may be missing; `nil` if it doesn't.
  var absence: Absence?

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

  /// Whether the app's own declaration of a member takes the call, in which arguments with default
  /// values may be missing.
  func calls(_ member: MemberFacts) -> Bool {
    var rest = member.labels.map { $0 == "_" ? "" : $0 }[...]
    for argument in arguments {
      let isTrailing = argument.label.isEmpty && argument.closure != nil
      guard let place = rest.firstIndex(where: { $0 == argument.label || isTrailing }) else {
        return false
      }
      rest = rest[(place + 1)...]
    }
    return true
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
    self.init(call.arguments, types)
    if let closure = call.trailingClosure {
      arguments.append(Argument(label: "", closure: Closure(closure, types)))
    }
    for more in call.additionalTrailingClosures {
      arguments.append(
        Argument(label: more.label.identifierText, closure: Closure(more.closure, types)))
    }
  }

  /// Reads the form of the arguments of a call or an attribute.
  init(_ list: LabeledExprListSyntax, _ types: [String: String]) {
    arguments = list.map { argument in
      Argument(
        label: argument.label?.identifierText ?? "",
        closure: argument.expression.as(ClosureExprSyntax.self).map { Closure($0, types) },
        isInOut: argument.expression.is(InOutExprSyntax.self),
        isOptions: argument.expression.isListOfImplicitMembers,
        isKeyPath: argument.expression.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false)
    }
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
