/// An object that a view observes and doesn't own.
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject> {
  /// Bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Member>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      Binding { [object] in
        object[keyPath: path]
      } set: { [object] in
        object[keyPath: path] = $0
      }
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates the property with its object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates the property with its object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view owns, which is created when it is first needed.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject> {
  private final class Storage {
    private let make: () -> ObjectType
    private(set) lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  /// Creates the property with what creates its object.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(make)
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

/// An object of the views around a view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject> {
  private let stored = StoredValue<ObjectType?>(nil)

  /// Creates the property; `environmentObject(_:)` of the view gives it its object.
  public init() {}

  /// The object; without one, reading it is a mistake of the app's.
  public var wrappedValue: ObjectType {
    guard let object = stored.value else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for"
          + " \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension ObservedObject: ObjectHolder { package var heldValue: Any? { wrappedValue } }
extension StateObject: ObjectHolder { package var heldValue: Any? { wrappedValue } }

extension EnvironmentObject: ObjectHolder, EnvironmentReader {
  package var heldValue: Any? { stored.value }

  func update(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    change(&values)
    if let object = values.object(ObjectType.self) { stored.value = object }
  }
}
