import Foundation

/// One side of a comparison in a predicate.
package nonisolated indirect enum PredicateTerm {
  case constant(Any?)
  case itself
  case keyPath(PredicateTerm, [String])
  case variable(String)
  case list([PredicateTerm])
  case element(PredicateTerm, Place)
  case arithmetic(PredicateTerm, Character, PredicateTerm)
  case call(String, [PredicateTerm])
  case matching(PredicateTerm, variable: String, PredicateCondition)

  /// The subscript of a collection.
  package enum Place {
    case index(PredicateTerm)
    case first, last, size
  }

  /// Returns the term's value for an object.
  package func value(in scope: PredicateScope) throws(PredicateMistake) -> Any? {
    switch self {
    case .constant(let value): return PredicateValue.unwrapped(value)
    case .itself: return PredicateValue.unwrapped(scope.object)
    case .keyPath(let base, let keys):
      return try KeyValue.value(of: base.value(in: scope), at: keys[...])
    case .variable(let name):
      guard let value = scope.variables[name] else {
        throw PredicateMistake("the variable $\(name) has no value")
      }
      return PredicateValue.unwrapped(value)
    case .list(let terms):
      var values: [Any] = []
      for term in terms { values.append(try term.value(in: scope) ?? NSNull()) }
      return values
    case .element(let collection, let place):
      return try Self.element(of: collection.value(in: scope), place, scope)
    case .arithmetic(let left, let sign, let right):
      return try PredicateFunction.result(
        sign, left.value(in: scope), right.value(in: scope))
    case .call(let name, let terms):
      var values: [Any?] = []
      for term in terms { values.append(try term.value(in: scope)) }
      return try PredicateFunction.value(of: name, values)
    case .matching(let collection, let variable, let condition):
      var found: [Any] = []
      for element in PredicateValue.elements(of: try collection.value(in: scope)) ?? [] {
        var inner = scope
        inner.variables[variable] = element
        if try condition.holds(in: inner) { found.append(element) }
      }
      return found
    }
  }

  private static func element(
    of collection: Any?, _ place: Place, _ scope: PredicateScope
  ) throws(PredicateMistake) -> Any? {
    if case .index(let term) = place {
      let index = try term.value(in: scope)
      if let key = PredicateValue.text(index) {
        return try KeyValue.value(of: collection, at: [key])
      }
      guard let elements = PredicateValue.elements(of: collection),
        let index = PredicateValue.number(index)?.integer, elements.indices.contains(Int(index))
      else { throw PredicateMistake("there is no element at the index in brackets") }
      return PredicateValue.unwrapped(elements[Int(index)])
    }
    let elements = PredicateValue.elements(of: collection) ?? []
    return switch place {
    case .first: PredicateValue.unwrapped(elements.first)
    case .last: PredicateValue.unwrapped(elements.last)
    default: elements.count
    }
  }
}
