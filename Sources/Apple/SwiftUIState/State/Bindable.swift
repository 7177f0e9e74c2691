public import Observation

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates the property with its object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  /// Creates bindings to an object's properties.
  public init(_ object: Value) where Value: AnyObject & Observable {
    wrappedValue = object
  }

  /// The property itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding {
      object[keyPath: path]
    } set: {
      object[keyPath: path] = $0
    }
  }
}

extension Bindable: ValueHolder { package var heldValue: Any? { wrappedValue } }
