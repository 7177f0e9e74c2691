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
