public import Foundation

/// A class whose instances can share a look.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances share the look of a proxy.
///
/// A look can't be seen here, so that only a view's `semanticContentAttribute` has an effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Returns the proxy for all instances.
  ///
  /// A view takes its `semanticContentAttribute` when it enters a window, unless it has its own.
  public static func appearance() -> Self {
    let application = UIApplication.shared
    if let proxy = application.appearances[ObjectIdentifier(Self.self)] as? Self { return proxy }
    let proxy = makeProxy()
    application.appearances[ObjectIdentifier(Self.self)] = proxy
    return proxy
  }
  /// Returns a proxy for the instances in containers, which takes settings without effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { makeProxy() }
  /// Returns a proxy for the instances with traits, which takes settings without effect.
  public static func appearance(for trait: UITraitCollection) -> Self { makeProxy() }

  private static func makeProxy() -> Self {
    ClassInitializer(of: UIView.self).make(Self.self, frame: .zero)
  }
}

extension UIView {
  /// Takes what the app has set on the proxy of the view's class, or else of the closest one above
  /// it.
  func takeAppearance() {
    let proxies = UIApplication.shared.appearances
    guard !proxies.isEmpty, rareSettings?.semanticContentAttribute == nil else { return }
    var current: AnyClass? = type(of: self)
    while let type = current {
      let proxy = proxies[ObjectIdentifier(type)]
      if let attribute = proxy?.rareSettings?.semanticContentAttribute {
        rare.semanticContentAttribute = attribute
        return
      }
      current = _getSuperclass(type)
    }
  }
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
