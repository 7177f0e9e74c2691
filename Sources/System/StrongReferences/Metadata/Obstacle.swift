/// The reason references can't be read in this process.
public struct Obstacle: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the difference from this module's expectations.
  public let reason: String

  /// A message that states the reason.
  public var description: String { "no path available: \(reason)" }
}
