import Foundation

/// A property of an object of UIKit that key-value coding reads and sets by its name.
struct KeyedProperty {
  /// Returns the value.
  let read: () -> Any?
  /// Sets the value, and returns `false` if the property doesn't hold it, so that the object has to
  /// keep it.
  let write: (Any?) -> Bool

  private init(_ read: @escaping () -> Any?, write: @escaping (Any?) -> Bool = { _ in false }) {
    (self.read, self.write) = (read, write)
  }

  /// Returns the property of an object that has a name; `nil` if Linux can't set it by its name.
  static func of(_ object: NSObject, named key: String) -> KeyedProperty? {
    switch (object, key) {
    case (let controller as UIViewController, "title"): holder(controller, \.title)
    case (let item as UIBarItem, "title"): holder(item, \.title)
    case (let item as UINavigationItem, "title"): holder(item, \.title)
    case (let label as UILabel, "text"): holder(label, \.text)
    case (let field as UITextField, "text"): holder(field, \.text)
    case (let view as UITextView, "text"): holder(view, \.text)
    case (let controller as UIViewController, "view"): holder(controller, \.view)
    case (let item as UIBarButtonItem, "view"): KeyedProperty { item.customView }
    case (let controller as UIViewController, "navigationItem"):
      KeyedProperty { controller.navigationItem }
    case (let controller as UIViewController, "tabBarItem"):
      KeyedProperty { controller.tabBarItem }
    case (let bar as UISearchBar, "searchField"): KeyedProperty { bar.searchTextField }
    case (let device as UIDevice, "orientation"): KeyedProperty { device.orientation.rawValue }
    case (let tabs as UITabBarController, "tabBar"):
      KeyedProperty {
        tabs.tabBar
      } write: {
        ($0 as? UITabBar).map { tabs.take($0) } != nil
      }
    case (let navigation as UINavigationController, "navigationBar"):
      KeyedProperty {
        navigation.navigationBar
      } write: {
        ($0 as? UINavigationBar).map { navigation.take($0) } != nil
      }
    case (let navigation as UINavigationController, "toolbar"):
      KeyedProperty {
        navigation.toolbar
      } write: {
        ($0 as? UIToolbar).map { navigation.toolbar = $0 } != nil
      }
    case (let alert as UIAlertController, "attributedTitle"): attributed(alert, \.title)
    case (let alert as UIAlertController, "attributedMessage"): attributed(alert, \.message)
    case (let view as UIView, "hidden"), (let view as UIView, "isHidden"):
      scalar(view, \.isHidden, key, .flag)
    case (let view as UIView, "alpha"): scalar(view, \.alpha, key, .number)
    case (let view as UIView, "backgroundColor"): holder(view, \.backgroundColor)
    case (let view as UIView, "frame"): scalar(view, \.frame, key, .structure)
    case (let view as UIView, "bounds"): scalar(view, \.bounds, key, .structure)
    case (let view as UIView, "center"): scalar(view, \.center, key, .structure)
    case (let view as UIView, "transform"): scalar(view, \.transform, key, .structure)
    case (let view as UIScrollView, "contentOffset"):
      scalar(view, \.contentOffset, key, .structure)
    case (let view as UIScrollView, "contentSize"): scalar(view, \.contentSize, key, .structure)
    case (let view as UIScrollView, "contentInset"): scalar(view, \.contentInset, key, .structure)
    case (let view as UIScrollView, "zoomScale"): scalar(view, \.zoomScale, key, .number)
    default: nil
    }
  }

  /// Returns a property that holds an object, a text, or nothing.
  private static func holder<Object: NSObject, Value>(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> KeyedProperty {
    KeyedProperty {
      object[keyPath: path]
    } write: {
      object[keyPath: path] = $0 as? Value
      return true
    }
  }

  /// Returns a property of an alert whose text the alert shows, and whose attributes it keeps.
  private static func attributed(
    _ alert: UIAlertController, _ path: ReferenceWritableKeyPath<UIAlertController, String?>
  ) -> KeyedProperty {
    KeyedProperty {
      nil
    } write: {
      alert[keyPath: path] = ($0 as? NSAttributedString)?.string
      return false
    }
  }

  /// Returns a property that holds a number or a structure.
  private static func scalar<View: UIView, Value>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Value>, _ key: String,
    _ scalar: Scalar<Value>
  ) -> KeyedProperty {
    KeyedProperty {
      view[keyPath: path]
    } write: {
      if let value = scalar.value(of: $0, for: key, of: view) { view[keyPath: path] = value }
      return true
    }
  }
}

/// The conversion of numbers and structures for key-value coding.
private struct Scalar<Value> {
  /// The noun for the value.
  let name: String
  /// The method of Objective-C that returns the value.
  let getter: String
  /// A description of the objects without the method.
  let others: String
  let read: (Any) -> Value?

  /// Returns the value that an object stands for; a fault if there is none.
  func value(of object: Any?, for key: String, of view: UIView) -> Value? {
    guard let object = PredicateValue.unwrapped(object) else {
      UIApplication.shared.fault(
        .nilForNumber, view.owningController, nil,
        "\(type(of: view)).setValue(nil, forKey: \"\(key)\"): the property is a \(name)")
      return nil
    }
    if let value = read(object) { return value }
    UIApplication.shared.fault(
      .unrecognizedSelector, view.owningController, nil,
      "The selector \(getter) was sent to an instance of \(type(of: object)) by "
        + "\(type(of: view)).setValue(_:forKey: \"\(key)\"), but it is \(others)")
    return nil
  }

  static var structure: Scalar {
    let name = "\(Value.self)"
    return Scalar(name: name, getter: "\(name)Value", others: "no \(name)") { $0 as? Value }
  }
}

extension Scalar<Bool> {
  static var flag: Scalar {
    Scalar(name: "number", getter: "boolValue", others: "neither a number nor a text") { object in
      PredicateValue.text(object).map { NSString(string: $0).boolValue }
        ?? PredicateValue.number(object).map { $0.value != 0 }
    }
  }
}

extension Scalar<CGFloat> {
  static var number: Scalar {
    Scalar(name: "number", getter: "doubleValue", others: "neither a number nor a text") { object in
      let text = PredicateValue.text(object)
      return (text.map { NSString(string: $0).doubleValue } ?? PredicateValue.number(object)?.value)
        .map { CGFloat($0) }
    }
  }
}
