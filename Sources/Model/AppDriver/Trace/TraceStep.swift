public import CallStacks

/// A line in the trace of an action: a call in the app, or an event.
public nonisolated enum TraceStep: Sendable, Hashable, Encodable {
  /// A call that led to the following event.
  case call(Call)
  /// An event that the app or, in response to the user, UIKit caused.
  case event(SessionEvent)

  private enum Key: CodingKey {
    case call, event
  }

  /// Encodes the step as an object with one member, named `call` or `event`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .call(let call): try container.encode(call, forKey: .call)
    case .event(let event): try container.encode(event, forKey: .event)
    }
  }
}
