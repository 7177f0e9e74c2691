import HeadlessUIKit

/// An event in the app, described in UIKit's terms.
public nonisolated struct SessionEvent: Sendable, Hashable, Codable {
  /// The event's index, counted from 0 since launch.
  public let position: Int
  /// The kind of the event.
  public let kind: Kind
  /// The class of the controller or coordinator that the event is about; `nil` if there is none.
  public let controller: String?
  /// The controller's number, which distinguishes controllers of the same class.
  public let number: Int?
  /// The class of the container or presenter involved; `nil` if there is none.
  public let other: String?
  /// Additional text, such as a URL, or a warning with its remedy; `nil` if there is none.
  public let detail: String?

  private enum CodingKeys: String, CodingKey {
    case position
    case kind = "name"
    case controller, number, other, detail
  }

  /// The name of the event in UIKit's terms: `push`, `viewWillAppear`, `didShow`, `warning`.
  public var name: String { kind.rawValue }

  @MainActor
  init(_ event: ActivityEvent, at position: Int) {
    self.position = position
    kind = Kind(event.kind)
    controller = event.subject.map { TypeNames.name(of: $0.type) }
    number = event.subject.flatMap { $0.number > 0 ? $0.number : nil }
    other = event.object.map { TypeNames.name(of: $0.type) }
    if let rule = event.rule, let message = event.detail {
      detail = CrashReport.advice(message, rule.remedy)
    } else {
      detail = event.detail
    }
  }
}
