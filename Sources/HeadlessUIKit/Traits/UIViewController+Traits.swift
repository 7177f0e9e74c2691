package import Foundation

extension UIViewController {
  /// Says traits for a child that differ from this container's, or with nil takes them back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let previous = childViewController.traitCollection
    var overridden = overriddenTraits ?? [:]
    overridden[ObjectIdentifier(childViewController)] = collection
    overriddenTraits = overridden.isEmpty ? nil : overridden
    childViewController.tellTraitsChanged(from: previous)
  }

  /// The traits that this container says for a child, if it says any.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    overriddenTraits?[ObjectIdentifier(childViewController)]
  }

  var currentTraits: UITraitCollection {
    if let parent {
      let inherited = parent.traitCollection
      guard let own = parent.overrideTraitCollection(forChild: self) else { return inherited }
      return UITraitCollection(traitsFrom: [inherited, own])
    }
    return presenter?.traitCollection ?? hostingWindow?.traitCollection
      ?? UIScreen.main.traitCollection
  }

  /// Tells this controller and those inside that traits changed, where they did.
  func tellTraitsChanged(from previous: UITraitCollection) {
    let current = traitCollection
    guard !current.sameTraits(as: previous) else { return }
    let before = children.map { child in
      overrideTraitCollection(forChild: child).map {
        UITraitCollection(traitsFrom: [previous, $0])
      } ?? previous
    }
    UIApplication.shared.log.record(.traitCollectionDidChange, self)
    traitCollectionDidChange(previous)
    for (child, previous) in zip(children, before) { child.tellTraitsChanged(from: previous) }
  }
}

extension UIApplication {
  /// Gives the device another size and traits, and tells the windows' controllers: first that the
  /// size and traits will change, then that they did.
  package func resize(
    to size: CGSize, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
    _ idiom: UIUserInterfaceIdiom
  ) {
    let roots = windows.flatMap { $0.frontmostChain.reversed() }
    let previous = roots.map(\.traitCollection)
    UIScreen.main.become(size: size, horizontal, vertical, idiom)
    let coordinator = TransitionCoordinator(from: nil, to: nil, isAnimated: true)
    for (root, previous) in zip(roots, previous) {
      if !root.traitCollection.sameTraits(as: previous) {
        root.willTransition(to: root.traitCollection, with: coordinator)
      }
      log.record(.viewWillTransition, root)
      root.viewWillTransition(to: size, with: coordinator)
    }
    coordinator.runAnimations()
    for (root, previous) in zip(roots, previous) { root.tellTraitsChanged(from: previous) }
    settleLater { coordinator.runCompletions() }
  }
}
