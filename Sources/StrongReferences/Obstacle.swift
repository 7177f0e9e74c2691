/// Why references can't be read in this process.
public struct Obstacle: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found otherwise than expected.
  public let reason: String

  /// A sentence for a person.
  public var description: String { "no path available: \(reason)" }
}
