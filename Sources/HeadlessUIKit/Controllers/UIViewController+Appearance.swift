/// Where a controller stands between the screen and off it.
nonisolated enum Appearance { case disappeared, appearing, appeared, disappearing }

/// Whether a controller is on its way into a container or out of one.
nonisolated enum Moving { case not, toParent, fromParent }

extension UIViewController {
  func begin(appearing: Bool, animated: Bool) {
    let log = UIApplication.shared.log
    if appearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      if appearance == .disappeared { prepareToAppear() }
      appearance = .appearing
      log.record(.viewWillAppear, self)
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      log.record(.viewWillDisappear, self)
      viewWillDisappear(animated)
    }
    isAppearanceAnimated = animated
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in childrenOnScreen {
        child.beginAppearanceTransition(appearing, animated: animated)
      }
    }
    appearanceBegan(appearing, animated: animated)
  }

  func end() {
    let animated = isAppearanceAnimated
    switch appearance {
    case .appearing:
      appearance = .appeared
      endChildren()
      UIApplication.shared.log.record(.viewDidAppear, self)
      viewDidAppear(animated)
      appearanceEnded(true, animated: animated)
    case .disappearing:
      appearance = .disappeared
      endChildren()
      UIApplication.shared.log.record(.viewDidDisappear, self)
      viewDidDisappear(animated)
      appearanceEnded(false, animated: animated)
    case .appeared, .disappeared: break
    }
  }

  private func endChildren() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnScreen { child.endAppearanceTransition() }
  }
}
