public import Foundation

nonisolated extension NSSortDescriptor {
  /// Creates a sort descriptor for a key; the key is read as a predicate reads it.
  public convenience init(key: String?, ascending: Bool) {
    self.init(path: key, ascending, nil)
  }

  /// Creates a sort descriptor for a key with a method that compares two texts, such as
  /// `NSString.localizedCaseInsensitiveCompare(_:)`.
  ///
  /// With another method, values are in their own order.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(path: key, ascending, selector.flatMap { TextOrder($0)?.comparator })
  }

  /// Creates a sort descriptor for a key with a closure that compares two values.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping Comparator
  ) {
    self.init(path: key, ascending, comparator)
  }

  /// Creates a sort descriptor for a property whose type may have no order of its own, such as an
  /// optional; a missing value comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      Self.order(PredicateValue.unwrapped(left), PredicateValue.unwrapped(right)) {
        (try? PredicateValue.order($0, $1)) ?? .orderedSame
      }
    }
  }

  private convenience init(path key: String?, _ ascending: Bool, _ comparator: Comparator?) {
    let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
    let value = { (object: Any) -> Any? in
      (try? PredicateTerm.keyPath(.itself, path).value(
        in: PredicateScope(object: object, variables: [:]))) ?? nil
    }
    // Elements without an order stay in place.
    let compare = comparator ?? { (try? PredicateValue.order($0, $1)) ?? .orderedSame }
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      if let question = left as? SortKey.Question {
        question.answer = SortKey(path: path, comparator: comparator)
        return .orderedSame
      }
      return Self.order(value(left), value(right), compare)
    }
  }

  private static func order(
    _ left: Any?, _ right: Any?, _ compare: Comparator
  ) -> ComparisonResult {
    switch (left, right) {
    case (let left?, let right?): compare(left, right)
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    }
  }
}

/// The key of a sort descriptor, which Foundation on Linux doesn't keep.
package nonisolated struct SortKey {
  /// A value that a sort descriptor compares with itself to be asked for its key.
  fileprivate final class Question { var answer: SortKey? }

  /// The names on the way to the value.
  package let path: [String]
  /// The closure that compares two values; `nil` if they are in their own order.
  package let comparator: Comparator?

  fileprivate init(path: [String], comparator: Comparator?) {
    (self.path, self.comparator) = (path, comparator)
  }

  /// Returns the key of a sort descriptor; `nil` if it was created with a Swift key path.
  package init?(of descriptor: NSSortDescriptor) {
    let question = Question()
    guard descriptor.keyPath == \Any.self,
      descriptor.compare(question, to: question) == .orderedSame, let answer = question.answer
    else { return nil }
    self = answer
  }
}

/// An order of texts that Foundation's method of this name has.
private nonisolated enum TextOrder: String {
  case caseInsensitive = "caseInsensitiveCompare:"
  case localized = "localizedCompare:"
  case localizedCaseInsensitive = "localizedCaseInsensitiveCompare:"
  case localizedStandard = "localizedStandardCompare:"

  init?(_ selector: Selector) {
    // `#selector` has Swift's name, and a string Objective-C's.
    self.init(rawValue: selector.description.replacing("(_:)", with: ":"))
  }

  var comparator: Comparator {
    { left, right in
      guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else {
        return (try? PredicateValue.order(left, right)) ?? .orderedSame
      }
      return switch self {
      case .caseInsensitive: left.caseInsensitiveCompare(right)
      case .localized: left.localizedCompare(right)
      case .localizedCaseInsensitive: left.localizedCaseInsensitiveCompare(right)
      case .localizedStandard: left.localizedStandardCompare(right)
      }
    }
  }
}
