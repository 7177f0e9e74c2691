/// A limit of references between build settings: settings that refer to each other again and again
/// would take hours, or all memory.
final class ExpansionLimit {
  /// The maximum number of references of a setting, directly and through others.
  static let mostReferences = 10_000
  /// The maximum depth of references inside of others.
  static let mostNested = 20
  /// The maximum number of bytes of a value.
  static let mostBytes = 1 << 20

  /// The first setting that went beyond the limit.
  private(set) var exceeded: String?
  private var references = 0

  /// Begins with the value of another setting.
  func begin() { references = 0 }

  /// Counts a reference.
  ///
  /// - Parameters:
  ///   - name: The setting in which it is.
  ///   - depth: The number of references around it.
  /// - Returns: Whether it may be replaced.
  func allowsReference(in name: String, depth: Int) -> Bool {
    references += 1
    return allows(references <= Self.mostReferences && depth <= Self.mostNested, name)
  }

  /// Returns whether a setting may have a value of this size.
  func allowsValue(of bytes: Int, in name: String) -> Bool {
    allows(bytes <= Self.mostBytes, name)
  }

  private func allows(_ isWithin: Bool, _ name: String) -> Bool {
    if !isWithin, exceeded == nil { exceeded = name }
    return isWithin
  }
}
