extension UIView {
  var currentTraits: UITraitCollection {
    let inherited =
      controller?.traitCollection ?? around?.traitCollection ?? UIScreen.main.traitCollection
    guard let own = rareSettings?.traitOverrides.values else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, own])
  }

  /// Tells the view and those inside it that their traits have changed, unless they override them.
  func notifyTraitsChanged(from previous: UITraitCollection) {
    let current = traitCollection
    guard !current.sameTraits(as: previous),
      UIApplication.shared.beginCallback("traitCollectionDidChange(_:) of \(type(of: self))")
    else { return }
    defer { UIApplication.shared.endChange() }
    traitCollectionDidChange(previous)
    for registration in rareSettings?.traitRegistrations ?? []
    where registration.concerns(current, previous) { registration.handler(previous) }
    for view in children where view.controller == nil {
      view.notifyInheritedTraitsChanged(from: previous)
    }
  }

  /// Tells the view and those inside it that the traits that it inherits have changed.
  func notifyInheritedTraitsChanged(from previous: UITraitCollection) {
    guard let own = rareSettings?.traitOverrides.values else {
      return notifyTraitsChanged(from: previous)
    }
    notifyTraitsChanged(from: UITraitCollection(traitsFrom: [previous, own]))
  }
}

extension UIView: UITraitChangeObservable {
  /// Removes a registration for trait changes.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rareSettings?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UITraitChangeObservable where Self: UIView {
  /// Registers a closure that is called whenever one of the given traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    rare.traitRegistrations.append(registration)
    return registration
  }

  /// Registers a closure, whose first parameter says the type of the object, such as `Self`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observed: UIView>(
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
    rare.traitRegistrations.append(registration)
    return registration
  }

  /// Registers a method of the view that is called whenever one of the given traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}
