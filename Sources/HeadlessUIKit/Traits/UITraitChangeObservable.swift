/// An object whose trait changes can be observed, such as a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that handles trait changes.
  ///
  /// It receives the observed object and the previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// A registration for trait changes that can later be removed.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [any SystemTrait.Type]
  let handler: (UITraitCollection) -> Void

  nonisolated deinit {}

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any SystemTrait.Type }
    self.handler = handler
  }

  func concerns(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    traits.contains { $0.differs(one, other) }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Removes a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UITraitChangeObservable where Self: UIViewController {
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
}
