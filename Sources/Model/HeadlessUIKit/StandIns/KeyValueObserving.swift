public import Foundation

/// The values that an observer of a property is given.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the value at that time.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call of its own just before the one for the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of an observed change.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value.
  case setting = 1
  /// Objects were inserted into the property's collection, removed from it, or replaced; never
  /// observed.
  case insertion, removal, replacement
}

/// A key of the dictionary that describes a change to
/// `observeValue(forKeyPath:of:change:context:)`.
public nonisolated struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change, as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places in a collection; never there.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The new value, if the observer has asked for it.
  public let newValue: Value?
  /// The value before the change, if the observer has asked for it.
  public let oldValue: Value?
  /// The places in a collection; always `nil`.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// The observation of a property, which ends when it is invalidated or freed.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  /// Compares the property with its last value, and calls the observer if it has changed.
  fileprivate var check: (() -> Void)?

  // An app may free it on any thread.
  nonisolated deinit {}

  /// Ends the observation.
  public func invalidate() { check = nil }
}

/// A view whose properties can be observed.
///
/// Foundation on Linux has no key-value observing. A view tells its observers at once of a change
/// of its geometry: of its `frame`, `bounds`, `center` and `transform`, and of a scroll view's
/// `contentOffset`, `contentSize`, `contentInset` and `zoomScale`; and also of `isHidden`, `alpha`
/// and `backgroundColor`. Other properties are compared at these times, too.
@preconcurrency @MainActor
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension UIView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Calls a closure when a property has got another value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that the closure is given.
  ///   - changeHandler: The closure.
  /// - Returns: The observation, which must be kept.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    observation.watch(self, { $0[keyPath: keyPath] }, options) { view, new, old, isPrior in
      changeHandler(
        view,
        NSKeyValueObservedChange(
          kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior))
    }
    return observation
  }
}

extension NSKeyValueObservation {
  /// Whether the observation hasn't been invalidated.
  var isValid: Bool { check != nil }

  /// Begins to watch a value of a view.
  ///
  /// - Parameters:
  ///   - view: The view, which isn't retained.
  ///   - value: Returns the value.
  ///   - options: The values that the closure is given.
  ///   - tell: The closure, with the new and the old value as the options ask for them, and whether
  ///     the change is still to come.
  fileprivate func watch<View: UIView, Value>(
    _ view: View, _ value: @escaping (View) -> Value, _ options: NSKeyValueObservingOptions,
    _ tell: @escaping (View, _ new: Value?, _ old: Value?, _ isPrior: Bool) -> Void
  ) {
    let first = value(view)
    var last = ObservedValue(first)
    check = { [weak view] in
      guard let view else { return }
      let new = value(view)
      guard !last.isEqual(to: new) else { return }
      let told = options.contains(.old) ? last.value : nil
      last = ObservedValue(new)
      if options.contains(.prior) { tell(view, nil, told, true) }
      tell(view, options.contains(.new) ? new : nil, told, false)
    }
    view.rare.observers.append(RareViewSettings.Observer(observation: self))
    if options.contains(.initial) { tell(view, options.contains(.new) ? first : nil, nil, false) }
  }
}

/// The value that an observed property had last.
///
/// An object isn't retained, and equals only itself, unless it stands for a value, as a text or a
/// color does.
private struct ObservedValue<Value> {
  private let kept: Value?
  private weak var object: AnyObject?

  init(_ value: Value) {
    let found = Self.object(value)
    object = found
    kept = found == nil ? value : nil
  }

  /// The value; `nil` if it was an object that has been freed.
  var value: Value? { kept ?? object as? Value }

  func isEqual(to new: Value) -> Bool {
    guard let kept else { return object != nil && Self.object(new) === object }
    guard let one = PredicateValue.unwrapped(kept), let other = PredicateValue.unwrapped(new) else {
      return PredicateValue.unwrapped(kept) == nil && PredicateValue.unwrapped(new) == nil
    }
    return (one as? any Equatable)?.isEqual(to: other) ?? false
  }

  private static func object(_ value: Value) -> AnyObject? {
    guard let value = PredicateValue.unwrapped(value), type(of: value) is AnyClass,
      !(value is any NSCopying || value is UIColor || value is UIFont || value is UIImage)
    else { return nil }
    return value as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

extension UIView {
  /// Tells the observers of the properties that have changed.
  func tellObservers() {
    guard let rareSettings, !rareSettings.observers.isEmpty else { return }
    let application = UIApplication.shared
    guard application.beginCallback("an observer of \(type(of: self))") else { return }
    defer { application.endChange() }
    rareSettings.observers.removeAll { $0.observation?.isValid != true }
    // An observer may add another one, or change the view again.
    for observer in rareSettings.observers { observer.observation?.check?() }
  }

  /// Calls an object's `observeValue(forKeyPath:of:change:context:)` when a property of the view
  /// has got another value.
  ///
  /// As on iOS, the observer isn't retained.
  ///
  /// - Parameters:
  ///   - observer: The object, a view or another responder, because others can't override the
  ///     method on Linux.
  ///   - keyPath: The name of the property, such as `contentOffset`.
  ///   - options: The values that the method is given.
  ///   - context: A pointer that the method is given.
  public final func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = NSKeyValueObservation()
    // An identity that is used again belongs to another object.
    let identity = ObjectIdentifier(observer)
    rare.namedObservers.removeAll { $0.identity == identity && $0.observer == nil }
    rare.namedObservers.append(
      RareViewSettings.NamedObserver(
        observer: observer, identity: identity, keyPath: keyPath, context: context,
        observation: observation))
    observation.watch(self, { $0.value(forKeyPath: keyPath) }, options) {
      [weak observer] view, new, old, isPrior in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      // A value that is nil is there as `NSNull`.
      if let new { change[.newKey] = new ?? NSNull() }
      if let old { change[.oldKey] = old ?? NSNull() }
      if isPrior { change[.notificationIsPriorKey] = true }
      observer?.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
    }
  }

  /// Ends what `addObserver(_:forKeyPath:options:context:)` has begun last; a fault if there is
  /// nothing.
  public final func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Ends what `addObserver(_:forKeyPath:options:context:)` has begun last with a context; a fault
  /// if there is nothing.
  public final func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0 == context }
  }

  private func remove(
    _ observer: UIResponder, _ keyPath: String, _ fits: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let place = rareSettings?.namedObservers.lastIndex {
      $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath && fits($0.context)
    }
    guard let place else {
      return UIApplication.shared.fault(
        .observerNotRegistered, owningController, nil,
        "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from"
          + " \(type(of: self)) because it is not registered as an observer.")
    }
    rare.namedObservers.remove(at: place).observation.invalidate()
  }
}
