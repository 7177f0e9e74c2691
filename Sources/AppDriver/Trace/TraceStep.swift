public import CallStacks

/// A line of the trace of an action: a call in the app, or an event.
public nonisolated enum TraceStep: Sendable, Hashable, Encodable {
  /// A call that led to the following event.
  case call(Call)
  /// An event, caused by the app or by UIKit for the user.
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
