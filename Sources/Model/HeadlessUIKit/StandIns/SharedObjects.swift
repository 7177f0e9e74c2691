public import Foundation

/// The objects that all users of a class share, by the names of the class methods that return them.
///
/// Linux can't find a class method by its name. Code that an app extension shares, where the
/// compiler doesn't allow `UIApplication.shared`, asks for it by its name.
@MainActor
private enum SharedObjects {
  /// Returns the object that a class's method returns.
  ///
  /// - Parameters:
  ///   - name: The name of the method in Objective-C, or of the property in Swift.
  ///   - type: The class, which may be a subclass of the one that has the method.
  /// - Returns: The object; `nil` if the class has no such method.
  static func object(named name: String, of type: NSObject.Type) -> NSObject? {
    switch name {
    case "sharedApplication", "shared": return (type as? UIApplication.Type)?.shared
    case "mainScreen", "main": return (type as? UIScreen.Type)?.main ?? (type as? Bundle.Type)?.main
    case "mainBundle": return (type as? Bundle.Type)?.main
    case "currentDevice", "current": return (type as? UIDevice.Type)?.current
    case "generalPasteboard", "general": return (type as? UIPasteboard.Type)?.general
    case "standardUserDefaults", "standard": return (type as? UserDefaults.Type)?.standard
    default: return nil
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns the name of the class, with its module unless it is one of UIKit's or Foundation's.
  public static func description() -> String {
    let name = String(reflecting: self)
    let module = ["HeadlessUIKit.", "CoreTypes.", "Foundation."].first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(module.count))
  }

  /// Returns whether the class itself has a method that returns its shared object, such as
  /// `sharedApplication`; other class methods aren't known by name.
  @preconcurrency @MainActor
  public static func responds(to selector: Selector!) -> Bool {
    SharedObjects.object(named: selector.description, of: self) != nil
  }

  /// Calls a class method that returns the class's shared object; a fault for another one, which
  /// isn't known by its name.
  @preconcurrency @MainActor
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    if let object = SharedObjects.object(named: selector.description, of: self) {
      return .passUnretained(object)
    }
    UIApplication.shared.fault(
      .unrecognizedSelector, nil, nil,
      "The selector \(selector.description) was sent to the class \(self), but its method isn't "
        + "known: Linux can't find a class method by its name, unless it returns the shared object")
    return nil
  }

  /// Returns the class's shared object by the name of its method or property; `nil` for another
  /// name.
  @preconcurrency @MainActor
  public static func value(forKey key: String) -> Any? {
    SharedObjects.object(named: key, of: self)
  }

  /// Returns the value at the end of a path of names, which begins with the class's shared object.
  @preconcurrency @MainActor
  public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let object = SharedObjects.object(named: first, of: self) else {
      return nil
    }
    guard keys.count > 1 else { return object }
    if let coded = object as? any KeyValueCoded { return coded.value(forKeyPath: keys[1]) }
    return try? KeyValue.value(of: object, at: keys[1].split(separator: ".").map(String.init)[...])
  }
}
