import HeadlessUIKit

/// One thing that happened in the app, in UIKit's terms.
public nonisolated struct SessionEvent: Sendable, Hashable, Codable {
  /// The event's place since launch, from 0.
  public let position: Int
  /// What happened.
  public let kind: Kind
  /// The class of the controller, or of the coordinator, that it happened to.
  public let controller: String?
  /// The controller's number, which tells two of a class apart.
  public let number: Int?
  /// The class of the container or presenter that took part.
  public let other: String?
  /// What names can't say: a URL, a warning's sentence and how to mend it.
  public let detail: String?

  private enum CodingKeys: String, CodingKey {
    case position
    case kind = "name"
    case controller, number, other, detail
  }

  /// What happened, as UIKit calls it: `push`, `viewWillAppear`, `didShow`, `warning`.
  public var name: String { kind.rawValue }

  /// Writes an object with what is known of the event.
  ///
  /// An enum's own code would have the encoder make one more container for each name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(position, forKey: .position)
    try values.encode(name, forKey: .kind)
    try values.encodeIfPresent(controller, forKey: .controller)
    try values.encodeIfPresent(number, forKey: .number)
    try values.encodeIfPresent(other, forKey: .other)
    try values.encodeIfPresent(detail, forKey: .detail)
  }

  @MainActor
  init(_ event: ActivityEvent, at position: Int) {
    self.position = position
    kind = Kind(event.kind)
    controller = event.subject.map { TypeNames.name(of: $0.type) }
    number = event.subject.flatMap { $0.number > 0 ? $0.number : nil }
    other = event.object.map { TypeNames.name(of: $0.type) }
    if let rule = event.rule, let message = event.detail {
      detail = "\(message); \(rule.remedy)"
    } else {
      detail = event.detail
    }
  }
}
