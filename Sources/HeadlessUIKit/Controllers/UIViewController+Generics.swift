public import Foundation

/// A view controller of a class that is known only when the app runs, such as `Self()` in an extension
/// of a protocol.
///
/// In UIKit, every initializer can be called on such a class, because Objective-C finds the class's
/// own. In Swift, only a `required` initializer or one of a protocol can.
public protocol _UIViewControllerCreation {}

extension UIViewController: _UIViewControllerCreation {}

extension _UIViewControllerCreation where Self: UIViewController {
  /// Creates a controller by `init()`, which calls the class's `init(nibName:bundle:)`.
  ///
  /// In Swift, an `init()` of the class's own isn't an override of UIKit's, and isn't called.
  @preconcurrency @MainActor
  public init() { self = ClassInitializer.make(Self.self) }

  /// Creates a controller by the initializer `init(nibName:bundle:)` of its class, which traps if the
  /// class hasn't inherited it, as in UIKit.
  @preconcurrency @MainActor
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self = ClassInitializer(of: UIViewController.self).make(
      Self.self, nibNameOrNil, nibBundleOrNil)
  }
}
