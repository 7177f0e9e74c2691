public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format string and its arguments.
  ///
  /// The language is Foundation's, `FUNCTION` and `CAST` excepted. A key names a stored property, a
  /// dictionary's key, or one of the properties of strings, dates, and URLs that Objective-C knows;
  /// Linux can't find a computed property by its name. A mistake in the format is a fault, and the
  /// predicate is then false.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"SELF MATCHES %@"`.
  ///   - args: The arguments, in the order of their placeholders.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format string and an array of its arguments.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"name CONTAINS[cd] %@"`.
  ///   - arguments: The arguments, in the order of their placeholders.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do throws(PredicateMistake) {
      let condition = try PredicateParser.parse(predicateFormat, arguments ?? [])
      self.init { object, variables in
        let scope = PredicateScope(object: object, variables: variables ?? [:])
        do throws(PredicateMistake) {
          return try condition.holds(in: scope)
        } catch {
          Self.fault(.predicateCannotBeEvaluated, predicateFormat, error)
          return false
        }
      }
    } catch {
      Self.fault(.predicateFormatMalformed, predicateFormat, error)
      self.init(value: false)
    }
  }

  private static func fault(_ rule: Rule, _ format: String, _ mistake: PredicateMistake) {
    let message = "NSPredicate(format: \"\(format)\"): \(mistake.message)"
    let report: @MainActor @Sendable () -> Void = {
      UIApplication.shared.fault(rule, nil, nil, message)
    }
    guard MainThread.isCurrent else { return DispatchQueue.main.async(execute: report) }
    // The main thread is the main actor's.
    MainActor.assumeIsolated(report)
  }
}

extension NSSortDescriptor {
  /// Creates a sort descriptor for a key; the key is read as a predicate reads it.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { left, right in
      // Elements without an order stay in place.
      (try? PredicateValue.order(left, right)) ?? .orderedSame
    }
  }

  /// Creates a sort descriptor for a key with a closure that compares two values.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping Comparator
  ) {
    let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
    let value = { (object: Any) -> Any? in
      (try? PredicateTerm.keyPath(.itself, path).value(
        in: PredicateScope(object: object, variables: [:]))) ?? nil
    }
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      switch (value(left), value(right)) {
      case (let left?, let right?): comparator(left, right)
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }
}
