import Foundation

/// An object in place of a sender whose class isn't that of an action's parameter.
///
/// Objective-C checks no classes, so a button can send `createTapped(_ sender: UIBarButtonItem)`,
/// which works as long as the method asks the sender for nothing that a button lacks. Swift's
/// memory would be overwritten, so the method gets a new object of the class that it expects
/// instead, with the sender's tag and whether it is enabled.
@MainActor
enum SenderDouble {
  /// The doubles that a call has got: the classes of the parameter and of the sender.
  private static var made: [(wanted: NSObject.Type, sender: NSObject.Type)] = []

  /// Warns of the doubles that a call has got.
  static func warn(of selector: Selector, on target: Any) {
    for (wanted, sender) in made {
      UIApplication.shared.warn(
        .senderOfOtherClass, target as? UIViewController, nil,
        "\(type(of: target)).\(selector) takes a \(wanted), but its sender is a \(sender): it gets a new"
          + " \(wanted) in its place")
    }
    made.removeAll()
  }

  /// Creates the double, of which `warn(of:on:)` then warns; `nil` unless the parameter's type and
  /// the sender are of classes of UIKit.
  static func make<Argument>(_ type: Argument.Type, for sender: Any?) -> Argument? {
    let wanted = (type as? any Wrapping.Type)?.wrapped ?? type
    guard let sender = sender as? NSObject, let wanted = wanted as? NSObject.Type,
      isOfUIKit(wanted), sender is UIView || sender is UIBarItem || sender is UIGestureRecognizer
    else { return nil }
    let double = ClassInitializer.make(wanted)
    if let (tag, isEnabled) = state(of: sender) {
      if let item = double as? UIBarItem { (item.tag, item.isEnabled) = (tag, isEnabled) }
      if let view = double as? UIView { view.tag = tag }
      if let control = double as? UIControl { control.isEnabled = isEnabled }
    }
    made.append((wanted, Swift.type(of: sender)))
    return double as? Argument
  }

  private static func isOfUIKit(_ type: NSObject.Type) -> Bool {
    guard _typeName(type).hasPrefix("HeadlessUIKit.") else { return false }
    return type is UIView.Type || type is UIBarItem.Type || type is UIGestureRecognizer.Type
  }

  private static func state(of sender: NSObject) -> (tag: Int, isEnabled: Bool)? {
    if let item = sender as? UIBarItem { return (item.tag, item.isEnabled) }
    guard let view = sender as? UIView else { return nil }
    return (view.tag, (view as? UIControl)?.isEnabled ?? true)
  }
}

/// A type that may be optional.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
