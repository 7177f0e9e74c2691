import HeadlessUIKit

extension ActivityEvent {
  /// A short name: the kind, and the class that the event is about, or the request.
  var label: String {
    let name = kind.name
    if kind.isOfNetwork, let detail { return "\(name) \(detail)" }
    guard let type = subject?.type else { return name }
    return "\(name) \(TypeNames.name(of: type))"
  }
}
