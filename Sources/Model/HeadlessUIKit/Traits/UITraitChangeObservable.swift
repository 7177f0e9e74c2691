public import Foundation

/// An object whose trait changes can be observed, such as a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that handles trait changes; it receives the observed object and the previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// A registration for trait changes that can later be removed.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func concerns(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    traits.contains { one.differs($0, from: other) }
  }
}

extension UIViewController: UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Removes a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Registers a closure that is called whenever one of the given traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Registers a closure, whose first parameter says the type of the object, such as `Self`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observed: UIResponder>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observed: Self, previous: UITraitCollection) in
      if let observed = observed as? Observed { handler(observed, previous) }
    }
  }

  /// Registers a method of a target that is called whenever one of the given traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    let registration = TraitRegistration(traits) { [weak self, weak object] previous in
      if let self, let object { action.perform(on: object, self, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Registers a method of the object that is called whenever one of the given traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}
