/// A method that a control, a bar button, or a gesture recognizer has called.
package struct SentAction {
  /// The number of events before the call.
  package let position: Int
  /// The class of the target.
  package let type: AnyClass
  package let selector: Selector

  /// The name in Swift, such as `favoriteChanged(_:)`, as far as the selector tells it: of a
  /// selector of Objective-C with several parts, each is taken for a label.
  package var name: String {
    let name = selector.description
    guard !name.contains("(") else { return name }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return name + "()" }
    let labels = parts[1..<(parts.count - 1)].map { ($0.isEmpty ? "_" : $0) + ":" }
    return "\(parts[0])(_:\(labels.joined()))"
  }
}

extension ActivityLog {
  /// Notes a call to a target, unless calls aren't traced.
  func noteAction(_ selector: Selector, on target: Any) {
    guard captureStack != nil, sentActions.count < Self.mostSentActions else { return }
    sentActions.append(
      SentAction(
        position: count, type: Swift.type(of: target as AnyObject), selector: selector))
  }

  private static let mostSentActions = 16
}
