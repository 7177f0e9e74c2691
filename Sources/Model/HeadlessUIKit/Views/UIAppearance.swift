public import Foundation

/// A class whose instances can share a look.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances share the look of a proxy.
///
/// A look can't be seen here, so what an app sets on a proxy has no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Returns a proxy for all instances, which takes settings without effect.
  public static func appearance() -> Self {
    ClassInitializer(of: UIView.self).make(Self.self, frame: .zero)
  }
  /// Returns a proxy for the instances in containers, which takes settings without effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
  /// Returns a proxy for the instances with traits, which takes settings without effect.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
  /// Returns a proxy for all items, which takes settings without effect.
  public static func appearance() -> Self {
    guard let proxy = Self(coder: NSCoder()) else {
      preconditionFailure("\(self) has no instances")
    }
    return proxy
  }
  /// Returns a proxy for the items in containers, which takes settings without effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
  /// Returns a proxy for the items with traits, which takes settings without effect.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
