import Foundation

/// An outlet whose type the Swift compiler can't compare with the object's, such as a protocol.
@_spi(InterfaceBuilder)
public struct InterfaceOutlet {
  let property: String
  let owner: String
  let isOptional: Bool

  /// Creates an outlet.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - owner: The identifier of the element that has the outlet.
  ///   - isOptional: Whether an object that doesn't fit is skipped with a warning. If not, it is a
  ///     fault.
  public init(_ property: String, of owner: String, isOptional: Bool = false) {
    self.property = property
    self.owner = owner
    self.isOptional = isOptional
  }
}

/// Access to objects and outlets, for the code of flowsh's storyboard compiler.
extension InterfaceLoader {
  /// Returns an object of this scene or nib.
  ///
  /// - Returns: The object; `nil` after a fault if it doesn't exist, or is of another type than the
  ///   document says.
  public func object<Object>(_ id: String, _ type: Object.Type) -> Object? {
    if let object = objects[id] as? Object { return object }
    let found = objects[id].map { "is a \(Swift.type(of: $0))" } ?? "doesn't exist"
    UIApplication.shared.fault(
      .objectMissing, controller, nil,
      "\(place(of: nil)): \(title(of: id)) \(found) when it is connected as a \(type)")
    return nil
  }

  /// Returns an object, such as a nib's owner, if it exists and has the type.
  public func find<Object>(_ id: String, _ type: Object.Type) -> Object? { objects[id] as? Object }

  /// Sets an outlet to an object.
  ///
  /// UIKit doesn't check the object's class, and the app ends when it uses the object. Here, an
  /// object that doesn't fit is a fault as soon as it is connected. It is only a warning where
  /// UIKit asks the object which methods it has, as it asks a delegate.
  public func set<Value>(_ property: inout Value, _ id: String, _ outlet: InterfaceOutlet) {
    guard let object = objects[id] else { return }
    guard let value = object as? Value else { return report([(id, object)], outlet, Value.self) }
    property = value
  }

  /// Sets an outlet collection to several objects.
  public func set<Value>(_ property: inout Value, all ids: [String], _ outlet: InterfaceOutlet) {
    let found = ids.compactMap { id in objects[id].map { (id, $0) } }
    guard let values = found.map(\.1) as? Value else {
      return report(found.filter { [$0.1] as? Value == nil }, outlet, Value.self)
    }
    property = values
  }

  private func report(
    _ objects: [(id: String, object: AnyObject)], _ outlet: InterfaceOutlet, _ type: Any.Type
  ) {
    let wanted = (type as? any Unwrapped.Type)?.wrapped ?? type
    let found = objects.map { "\(title(of: $0.id)), which is a \(Swift.type(of: $0.object))" }
    let message =
      "\(place(of: outlet.owner)): outlet \"\(outlet.property)\" of type \(wanted) leads to "
      + found.joined(separator: ", and to ")
    if outlet.isOptional {
      UIApplication.shared.warn(.outletSkipped, controller, nil, message + "; it is skipped")
    } else {
      UIApplication.shared.fault(.outletMismatched, controller, nil, message)
    }
  }

  // MARK: Names in messages

  /// The controller that the document belongs to.
  private var controller: UIViewController? { scene?.controller ?? owner }

  /// Returns where an element stands: the file, the scene, and the element if it isn't the
  /// controller.
  private func place(of id: String?) -> String {
    let own = scene?.scene.id
    let around = own.map { "scene \(title(of: $0, isClass: true))" }
    let element = id == own ? nil : id.map { title(of: $0, isClass: true) }
    return ([contents.file] + [around, element].compactMap(\.self)).joined(separator: ": ")
  }

  /// Returns how people call an element: its kind or class, its label, and its identifier.
  private func title(of id: String, isClass: Bool = false) -> String {
    let node = contents.elements.lazy.compactMap { $0.descendant(id) }.first
    let kind = isClass ? objects[id].map { "\(Swift.type(of: $0))" } : nil
    let label =
      node?["title"] ?? node?["text"] ?? node?["placeholder"] ?? node?.child("state")?["title"]
    return (kind ?? node?.name ?? "object") + (label.map { " \"\($0)\"" } ?? "") + " (\(id))"
  }
}

extension InterfaceNode {
  /// Returns the element with an identifier: this one, or one inside it.
  fileprivate func descendant(_ id: String) -> InterfaceNode? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.descendant(id) }.first
  }
}

/// An optional type, for the name of the type inside.
private protocol Unwrapped {
  static var wrapped: Any.Type { get }
}

extension Optional: Unwrapped {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
