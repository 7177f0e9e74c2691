import SwiftSyntax

/// A form in which an app handles a value that may be missing.
enum Absence: Comparable {
  /// As the value of a variable of a type with `!`: it counts on the value later.
  case assigned
  /// With `!`: it counts on the value.
  case unwrapped
  /// By a question: it goes on without the value.
  case asked
}

extension ExprSyntax {
  /// Whether code around the expression takes its value for one that may be missing; `nil` if it
  /// doesn't.
  var absence: Absence? {
    guard let parent else { return nil }
    if parent.is(ForceUnwrapExprSyntax.self) { return .unwrapped }
    let isAsked =
      parent.is(OptionalChainingExprSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true || isComparedWithNil
    return isAsked ? .asked : nil
  }

  /// Whether the expression is compared with `nil`, or set to it.
  private var isComparedWithNil: Bool {
    guard let list = parent?.as(ExprListSyntax.self),
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

extension ExprSyntax {
  /// The name of the variable or property that is set to the expression.
  var target: String? {
    guard let list = parent?.as(ExprListSyntax.self), let first = list.first,
      first.assigned?.id == id
    else { return nil }
    return
      (first.as(DeclReferenceExprSyntax.self)
      ?? first.as(MemberAccessExprSyntax.self)?.declName)?.baseName.identifierText
  }

  /// The call of which the expression is the function.
  var call: FunctionCallExprSyntax? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else {
      return nil
    }
    return call
  }

  /// The value to which the expression is set.
  var assigned: ExprSyntax? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let all = Array(list)
    guard all.count == 3, all[0].id == id, all[1].is(AssignmentExprSyntax.self) else { return nil }
    return all[2]
  }

  /// Whether the expression names a type.
  var isTypeName: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name?.identifierText.first?.isUppercase ?? false
  }

  /// The class of UIKit that code around an expression asks for.
  var wantedBase: String? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      list.first?.id == argument.id, let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return call.baseOfArgument
  }
}

extension GenericWhereClauseSyntax {
  /// The names of the parameters and associated types that the requirements restrict.
  var restrictedNames: [String] {
    requirements.compactMap { requirement in
      let left: TypeSyntax? =
        switch requirement.requirement {
        case .conformanceRequirement(let node): node.leftType
        case .sameTypeRequirement(let node): node.leftType.as(TypeSyntax.self)
        default: nil
        }
      let name = left?.as(IdentifierTypeSyntax.self)?.name.identifierText
      return name == "Self" ? nil : name
    }
  }
}
