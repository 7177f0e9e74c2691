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
    for registration in traitRegistrations where registration.concerns(current, previous) {
      registration.handler(previous)
    }
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
