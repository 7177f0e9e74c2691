package import Foundation

extension UIViewController {
  func overrideTraits(of child: UIViewController, with collection: UITraitCollection?) {
    let previous = child.traitCollection
    child.traitsFromParent = collection
    child.notifyTraitsChanged(from: previous)
  }

  var currentTraits: UITraitCollection { adapt(inheritedTraits, with: traitOverrides) }

  /// Returns the traits that this controller would have with the given overrides.
  func traits(with overrides: UITraitOverrides) -> UITraitCollection {
    adapt(inheritedTraits, with: overrides)
  }

  /// The traits that the controller inherits: those of its parent, or else those of its window.
  ///
  /// A presented controller inherits the traits of the window, not those of its presenter.
  private var inheritedTraits: UITraitCollection {
    if let parent { return parent.traitCollection }
    var bottom = self
    while let presenter = bottom.presenter { bottom = presenter.outermost }
    return bottom.hostingWindow?.traitCollection ?? UIScreen.main.traitCollection
  }

  private func adapt(
    _ inherited: UITraitCollection, with overrides: UITraitOverrides
  ) -> UITraitCollection {
    let own = overrides.values
    guard traitsFromParent != nil || own != nil else { return inherited }
    return UITraitCollection(
      traitsFrom: [inherited, traitsFromParent, own].compactMap(\.self))
  }

  /// Notifies this controller and its children if their traits have changed.
  func notifyTraitsChanged(from previous: UITraitCollection) {
    let current = traitCollection
    guard !current.sameTraits(as: previous),
      UIApplication.shared.beginCallback("traitCollectionDidChange(_:) of \(type(of: self))")
    else { return }
    defer { UIApplication.shared.endChange() }
    adaptToTraits()
    UIApplication.record(.traitCollectionDidChange, self)
    traitCollectionDidChange(previous)
    for registration in traitRegistrations where registration.concerns(current, previous) {
      registration.handler(previous)
    }
    loadedView?.notifyInheritedTraitsChanged(from: previous)
    for child in children {
      child.notifyTraitsChanged(from: child.adapt(previous, with: child.traitOverrides))
    }
  }
}

extension UIApplication {
  /// Changes the device's size and traits, and notifies the windows' controllers before and after
  /// the change.
  ///
  /// The interface isn't turned to an orientation that the app doesn't support.
  package func resize(
    to size: CGSize, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
    _ idiom: UIUserInterfaceIdiom
  ) {
    let isLandscape = size.width > size.height
    guard !hasCrashed, keyWindow != nil, authority(refusing: isLandscape, on: idiom) != nil,
      authority(refusing: !isLandscape, on: idiom) == nil
    else { return change(to: size, horizontal, vertical, idiom, isHeldInLandscape: isLandscape) }
    change(
      to: CGSize(width: size.height, height: size.width), horizontal,
      horizontal == .compact && !isLandscape ? .compact : .regular, idiom,
      isHeldInLandscape: isLandscape)
  }

  /// Changes the size and traits of the interface.
  func change(
    to size: CGSize, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
    _ idiom: UIUserInterfaceIdiom, isHeldInLandscape: Bool
  ) {
    guard !hasCrashed else { return }
    let traits = scene.traitCollection
    if UIScreen.main.bounds.size == size, traits.horizontalSizeClass == horizontal,
      traits.verticalSizeClass == vertical, traits.userInterfaceIdiom == idiom
    {
      return UIScreen.main.become(
        size: size, horizontal, vertical, idiom, isHeldInLandscape: isHeldInLandscape)
    }
    let roots = windows.flatMap { $0.frontmostChain.reversed() }
    let previous = roots.map(\.traitCollection)
    let delegate = sceneDelegate as? any UIWindowSceneDelegate
    let (space, orientation) = (scene.coordinateSpace, scene.interfaceOrientation)
    UIScreen.main.become(
      size: size, horizontal, vertical, idiom, isHeldInLandscape: isHeldInLandscape)
    let coordinator = TransitionCoordinator(from: nil, to: nil, isAnimated: true)
    for (root, previous) in zip(roots, previous) {
      if !root.traitCollection.sameTraits(as: previous) {
        root.willTransition(to: root.traitCollection, with: coordinator)
      }
      log.record(.viewWillTransition, root)
      root.viewWillTransition(to: size, with: coordinator)
    }
    for (root, previous) in zip(roots, previous) { root.notifyTraitsChanged(from: previous) }
    for root in roots { root.adaptAgain(with: coordinator) }
    delegate?.windowScene(
      scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
    coordinator.runAnimations()
    settleLater(coordinator)
  }
}
