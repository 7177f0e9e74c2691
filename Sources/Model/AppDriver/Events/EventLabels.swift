import HeadlessUIKit

/// The short names of events.
///
/// Each name is created once per kind and class, and then cached. That of an event about a request
/// has the request in it.
enum EventLabels {
  private struct Key: Hashable {
    let kind: UInt8
    var type: ObjectIdentifier?
  }

  private typealias Recent = (key: Key, label: String)?

  private static var labels: [Key: String] = [:]
  // As in `TypeNames`: labels that were asked for last are found without hashing.
  private static let recent = {
    let recent = UnsafeMutablePointer<Recent>.allocate(capacity: 128)
    recent.initialize(repeating: nil, count: 128)
    return recent
  }()

  static func label(of event: ActivityEvent) -> String {
    if event.kind.isOfNetwork, let detail = event.detail {
      return "\(SessionEvent.Kind(event.kind).rawValue) \(detail)"
    }
    let type: AnyClass? = event.subject?.type
    var key = Key(kind: event.kind.rawValue, type: nil)
    var hash = UInt(key.kind) &* 5
    // A closure passed to `map` checks the executor for each event.
    if let type {
      let identity = ObjectIdentifier(type)
      key.type = identity
      hash &+= UInt(bitPattern: identity) >> 4
    }
    let place = Int(hash & 127)
    if let recent = recent[place], recent.key == key { return recent.label }
    let label = labels[key] ?? newLabel(event, of: type)
    labels[key] = label
    recent[place] = (key, label)
    return label
  }

  private static func newLabel(_ event: ActivityEvent, of type: AnyClass?) -> String {
    let name = SessionEvent.Kind(event.kind).rawValue
    guard let type else { return name }
    return "\(name) \(TypeNames.name(of: type))"
  }
}
