/// The appearance state of a controller.
nonisolated enum Appearance {
  case disappeared
  /// `viewWillAppear` is being called; the view isn't in a window yet.
  case entering
  case appearing, appeared, disappearing
}

/// The direction in which a controller is moving.
nonisolated enum Moving {
  /// The controller isn't moving.
  case not
  /// The controller is moving into a container.
  case toParent
  /// The controller is moving out of its container.
  case fromParent
}

extension UIViewController {
  /// Whether the controller is on screen or about to appear.
  var isOnScreen: Bool {
    switch appearance {
    case .entering, .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  /// Whether the view is in a visible window.
  ///
  /// This is the case from the end of `viewWillAppear` until `viewDidDisappear`.
  var isInWindow: Bool { viewWindow != nil }

  /// The visible window that the view is in; `nil` if it is in none.
  var viewWindow: UIWindow? {
    appearance != .disappeared && appearance != .entering ? hostWindow : nil
  }

  /// Begins to appear or disappear, together with the screens presented in its own context.
  ///
  /// A controller that is covered by a presented one doesn't appear.
  func begin(appearing: Bool, animated: Bool) {
    guard let over = presentedAbove else {
      return beginAlone(appearing: appearing, animated: animated)
    }
    if !appearing || !over.coversPresenter {
      beginAlone(appearing: appearing, animated: animated)
    }
    if over.isInContext { over.begin(appearing: appearing, animated: animated) }
  }

  /// Begins to appear or disappear with the children, but without what the controller presents.
  func beginAlone(appearing: Bool, animated: Bool) {
    guard !UIApplication.hasCrashed, appearing != isOnScreen else { return }
    isAppearanceAnimated = animated
    if appearing {
      beginAppearing(animated: animated)
    } else {
      appearance = .disappearing
      UIApplication.record(.viewWillDisappear, self)
      call(.viewWillDisappear, [animated]) { viewWillDisappear(animated) }
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      if let shownChild {
        shownChild.begin(appearing: appearing, animated: animated)
      } else {
        for child in appearing ? childrenOnScreen : changingChildren {
          child.begin(appearing: appearing, animated: animated)
        }
      }
    }
    appearanceBegan(appearing, animated: animated)
  }

  private func beginAppearing(animated: Bool) {
    loadViewIfRequired()
    if appearance == .disappeared { prepareToAppear() }
    appearance = .entering
    wasOnScreen = true
    noteMove()
    wakeInner()
    UIApplication.record(.viewWillAppear, self)
    call(.viewWillAppear, [animated]) { viewWillAppear(animated) }
    guard appearance == .entering else { return }
    appearance = .appearing
    if loadedView != nil { noteWindow(hostWindow) }
    call(.viewIsAppearing, [animated]) { viewIsAppearing(animated) }
  }

  /// Ends what `begin(appearing:animated:)` has begun.
  func end() {
    if let over = presentedAbove, over.isInContext { over.end() }
    endAlone()
  }

  /// Ends what `beginAlone(appearing:animated:)` has begun.
  func endAlone() {
    guard !UIApplication.hasCrashed else { return }
    let animated = isAppearanceAnimated
    switch appearance {
    case .entering, .appearing:
      layOutForAppearance()
      appearance = .appeared
      endInside()
      UIApplication.record(.viewDidAppear, self)
      call(.viewDidAppear, [animated]) { viewDidAppear(animated) }
      appearanceEnded(true, animated: animated)
    case .disappearing:
      appearance = .disappeared
      if loadedView != nil { noteWindow(nil) }
      endEditingInBar()
      endInside()
      UIApplication.record(.viewDidDisappear, self)
      call(.viewDidDisappear, [animated]) { viewDidDisappear(animated) }
      appearanceEnded(false, animated: animated)
    case .appeared, .disappeared: break
    }
  }

  /// The controller that this one presents, unless its presentation hasn't begun or its dismissal
  /// has.
  var presentedAbove: UIViewController? {
    guard let above else { return nil }
    if let transition = above.presentation, transition.isPresenting != transition.hasBegun {
      return nil
    }
    return above
  }

  private func endInside() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    if let shownChild { return shownChild.end() }
    for child in changingChildren { child.end() }
  }

  /// The children that may be on screen, or about to be, with this controller.
  ///
  /// In a custom container, these are all its children, because their views may have moved since
  /// they appeared.
  private var changingChildren: [UIViewController] { placesChildViews ? childrenOnScreen : inside }

  /// Makes the controller appear without animation, unless it is already on screen.
  func appear() {
    begin(appearing: true, animated: false)
    end()
  }

  /// Makes the controller and what it presents in its own context disappear without animation, if
  /// they are on screen.
  func disappear() {
    begin(appearing: false, animated: false)
    end()
  }

  /// Warns about unbalanced appearance transitions.
  ///
  /// Called when the app has begun a transition while another one was in progress, or has ended a
  /// transition that it hadn't begun.
  func warnUnbalanced() {
    UIApplication.shared.warn(
      .appearanceUnbalanced, self, parent,
      "Unbalanced calls to begin/end appearance transitions for \(described)")
  }
}
