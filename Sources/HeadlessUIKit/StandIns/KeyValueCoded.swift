public import Foundation

/// An object of UIKit whose properties apps get and set by names, as key-value coding does on iOS.
///
/// Linux can't set a property by its name. What apps set in this way is nearly always one of a few
/// properties, most of which UIKit lets nobody set otherwise: those work, and other values are
/// kept.
@preconcurrency @MainActor
public protocol KeyValueCoded: NSObject {}

extension UIResponder: KeyValueCoded {}
extension UIBarItem: KeyValueCoded {}
extension UINavigationItem: KeyValueCoded {}
extension UIAlertAction: KeyValueCoded {}
extension UIDevice: KeyValueCoded {}

extension KeyValueCoded {
  /// Returns the value that the app has set for a name, or else the stored property of that name;
  /// `nil` if there is none.
  public func value(forKey key: String) -> Any? {
    if let value = keptValues[key] { return value }
    return switch (self as NSObject, key) {
    case (let controller as UIViewController, "title"): controller.title
    case (let controller as UIViewController, "navigationItem"): controller.navigationItem
    case (let controller as UIViewController, "tabBarItem"): controller.tabBarItem
    case (let controller as UIViewController, "view"): controller.view
    case (let item as UIBarItem, "title"): item.title
    case (let item as UINavigationItem, "title"): item.title
    case (let item as UIBarButtonItem, "view"): item.customView
    case (let label as UILabel, "text"): label.text
    case (let field as UITextField, "text"): field.text
    case (let view as UITextView, "text"): view.text
    case (let view as UIView, "hidden"), (let view as UIView, "isHidden"): view.isHidden
    case (let view as UIView, "frame"): view.frame
    case (let view as UIView, "bounds"): view.bounds
    case (let view as UIView, "center"): view.center
    case (let view as UIView, "alpha"): view.alpha
    case (let scroll as UIScrollView, "contentOffset"): scroll.contentOffset
    case (let scroll as UIScrollView, "contentSize"): scroll.contentSize
    case (let scroll as UIScrollView, "contentInset"): scroll.contentInset
    case (let scroll as UIScrollView, "zoomScale"): scroll.zoomScale
    case (let tabs as UITabBarController, "tabBar"): tabs.tabBar
    case (let navigation as UINavigationController, "navigationBar"): navigation.navigationBar
    case (let navigation as UINavigationController, "toolbar"): navigation.toolbar
    case (let bar as UISearchBar, "searchField"): bar.searchTextField
    case (let device as UIDevice, "orientation"): device.orientation.rawValue
    default: try? KeyValue.value(of: self, at: [key])
    }
  }

  /// Sets a property by its name, or keeps the value for it.
  public func setValue(_ value: Any?, forKey key: String) {
    switch (self as NSObject, key, value) {
    case (let tabs as UITabBarController, "tabBar", let bar as UITabBar): tabs.take(bar)
    case (let navigation as UINavigationController, "navigationBar", let bar as UINavigationBar):
      navigation.take(bar)
    case (let navigation as UINavigationController, "toolbar", let bar as UIToolbar):
      navigation.toolbar = bar
    case (let alert as UIAlertController, "attributedTitle", _):
      alert.title = (value as? NSAttributedString)?.string
      keptValues[key] = value
    case (let alert as UIAlertController, "attributedMessage", _):
      alert.message = (value as? NSAttributedString)?.string
      keptValues[key] = value
    case (let controller as UIViewController, "title", _): controller.title = value as? String
    case (let item as UIBarItem, "title", _): item.title = value as? String
    case (let item as UINavigationItem, "title", _): item.title = value as? String
    case (let label as UILabel, "text", _): label.text = value as? String
    case (let field as UITextField, "text", _): field.text = value as? String
    case (let view as UITextView, "text", _): view.text = value as? String
    case (let view as UIView, "hidden", _), (let view as UIView, "isHidden", _):
      view.setHidden(value, forKey: key)
    case (let controller as UIViewController, "view", _): controller.view = value as? UIView
    case (let view as UIView, "frame", let frame as CGRect): view.frame = frame
    case (let view as UIView, "bounds", let bounds as CGRect): view.bounds = bounds
    case (let view as UIView, "center", let center as CGPoint): view.center = center
    case (let scroll as UIScrollView, "contentOffset", let offset as CGPoint):
      scroll.contentOffset = offset
    case (let scroll as UIScrollView, "contentSize", let size as CGSize): scroll.contentSize = size
    // The device is that of all apps that run in the process. Its orientation can't be set since
    // iOS 16.
    case (is UIDevice, _, _): break
    default: keptValues[key] = value
    }
  }

  /// Returns the value at the end of a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let value = keptValues[keyPath] { return value }
    guard let (object, key) = end(of: keyPath) else { return nil }
    return object.value(forKey: key)
  }

  /// Sets the property at the end of a path of names, or keeps the value for the path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (object, key) = end(of: keyPath) else { return keptValues[keyPath] = value }
    object.setValue(value, forKey: key)
  }

  /// Returns the object that has the last name of a path; `nil` if the path leads to none.
  private func end(of keyPath: String) -> (any KeyValueCoded, String)? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return nil }
    var object: any KeyValueCoded = self
    for key in keys.dropLast() {
      guard let next = object.value(forKey: key) as? any KeyValueCoded else { return nil }
      object = next
    }
    return (object, last)
  }

  private var keptValues: [String: Any] {
    get { objc_getAssociatedObject(self, KeptValues.key) as? [String: Any] ?? [:] }
    set {
      objc_setAssociatedObject(self, KeptValues.key, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIView {
  /// Hides or shows the view by the `boolValue` of a number or a text, as key-value coding does.
  fileprivate func setHidden(_ value: Any?, forKey key: String) {
    guard let value = PredicateValue.unwrapped(value) else {
      return UIApplication.shared.fault(
        .nilForNumber, owningController, nil,
        "\(type(of: self)).setValue(nil, forKey: \"\(key)\"): the property is a number")
    }
    switch value {
    case let text as String: isHidden = NSString(string: text).boolValue
    case let text as NSString: isHidden = text.boolValue
    default:
      guard let number = PredicateValue.number(value) else {
        return UIApplication.shared.fault(
          .unrecognizedSelector, owningController, nil,
          "The selector boolValue was sent to an instance of \(type(of: value)) by "
            + "\(type(of: self)).setValue(_:forKey: \"\(key)\"), "
            + "but it is neither a number nor a text")
      }
      isHidden = number.value != 0
    }
  }
}

private enum KeptValues {
  /// The key under which an object keeps what apps have set by names.
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
