public import CallStacks

/// A line of the trace of an action: a call of the app's, or what it did.
public nonisolated enum TraceStep: Sendable, Hashable, Encodable {
  /// A call that led to what follows.
  case call(Call)
  /// What was done, by the app or by UIKit for the person.
  case event(SessionEvent)

  private enum Key: CodingKey {
    case call, event
  }

  /// Writes an object with one member, named `call` or `event`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .call(let call): try container.encode(call, forKey: .call)
    case .event(let event): try container.encode(event, forKey: .event)
    }
  }
}
