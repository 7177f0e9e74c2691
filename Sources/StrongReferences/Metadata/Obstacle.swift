/// The reason why references can't be read in this process.
public struct Obstacle: Error, Hashable, Sendable, CustomStringConvertible {
  /// What differs from this module's expectations.
  public let reason: String

  /// The reason as a sentence.
  public var description: String { "no path available: \(reason)" }
}
