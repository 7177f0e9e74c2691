import HeadlessUIKit

/// The short names of events.
///
/// Each name is created once per kind and class, and then cached. That of an event about a request has
/// the request in it.
enum EventLabels {
  private struct Key: Hashable {
    let kind: UInt8
    let type: ObjectIdentifier?
  }

  private static var labels: [Key: String] = [:]

  static func label(of event: ActivityEvent) -> String {
    if event.kind.isOfNetwork, let detail = event.detail {
      return "\(SessionEvent.Kind(event.kind).rawValue) \(detail)"
    }
    let type: AnyClass? = event.subject?.type
    let key = Key(kind: event.kind.rawValue, type: type.map { ObjectIdentifier($0) })
    if let label = labels[key] { return label }
    let name = SessionEvent.Kind(event.kind).rawValue
    let label = type.map { "\(name) \(TypeNames.name(of: $0))" } ?? name
    labels[key] = label
    return label
  }
}
