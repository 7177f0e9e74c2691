public import Foundation

/// A view of a class that is known only when the app runs, such as `View()` where `View` is a generic
/// parameter.
///
/// In UIKit, every initializer can be called on such a class, because Objective-C finds the class's
/// own. In Swift, only a `required` initializer or one of a protocol can.
public protocol _UIViewCreation {}

extension UIView: _UIViewCreation {}

extension _UIViewCreation where Self: UIView {
  /// Creates a view with an empty frame.
  @preconcurrency @MainActor
  public init() { self = created(.zero) }

  /// Creates a view with a frame in points.
  @preconcurrency @MainActor
  public init(frame: CGRect) { self = created(frame) }
}

/// Creates a view by the initializer `init(frame:)` of its class, which traps if the class hasn't
/// inherited it, as in UIKit.
@MainActor
private func created<View: UIView>(_ frame: CGRect) -> View {
  ClassInitializer(of: UIView.self).make(View.self, frame: frame)
}
