/// The cases of enumerations by the names that Swift gives them.
@MainActor
package enum EnumerationCases {
  private static var known: [ObjectIdentifier: [String: Any]] = [:]

  /// Returns the case with a name; `nil` if the enumeration has none.
  package static func named<Value: RawRepresentable>(_ name: String, of type: Value.Type) -> Value?
  where Value.RawValue: FixedWidthInteger {
    let key = ObjectIdentifier(type)
    if let cases = known[key] { return cases[name] as? Value }
    var cases: [String: Any] = [:]
    // UIKit's enumerations have small numbers.
    for number in -2...128 {
      guard let raw = Value.RawValue(exactly: number), let value = Value(rawValue: raw) else {
        continue
      }
      cases["\(value)"] = value
    }
    known[key] = cases
    return cases[name] as? Value
  }
}
