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
  /// The controller is leaving a stack with its column, which in UIKit stays its container.
  case withColumn
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

  func begin(appearing: Bool, animated: Bool) {
    guard !UIApplication.hasCrashed, appearing != isOnScreen else { return }
    isAppearanceAnimated = animated
    if appearing {
      beginAppearing(animated: animated)
    } else {
      appearance = .disappearing
      UIApplication.record(.viewWillDisappear, self)
      viewWillDisappear(animated)
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
    presentedInContext?.begin(appearing: appearing, animated: animated)
    searchResultsOnScreen?.begin(appearing: appearing, animated: animated)
    appearanceBegan(appearing, animated: animated)
  }

  private func beginAppearing(animated: Bool) {
    loadViewIfRequired()
    if appearance == .disappeared { prepareToAppear() }
    appearance = .entering
    wasOnScreen = true
    noteMove()
    UIApplication.record(.viewWillAppear, self)
    viewWillAppear(animated)
    guard appearance == .entering else { return }
    appearance = .appearing
    if loadedView != nil { noteWindow(hostWindow) }
    viewIsAppearing(animated)
  }

  func end() {
    guard !UIApplication.hasCrashed else { return }
    let animated = isAppearanceAnimated
    switch appearance {
    case .entering, .appearing:
      layOutForAppearance()
      appearance = .appeared
      endInside()
      UIApplication.record(.viewDidAppear, self)
      viewDidAppear(animated)
      appearanceEnded(true, animated: animated)
    case .disappearing:
      appearance = .disappeared
      if loadedView != nil { noteWindow(nil) }
      endEditingInBar()
      endInside()
      UIApplication.record(.viewDidDisappear, self)
      viewDidDisappear(animated)
      appearanceEnded(false, animated: animated)
    case .appeared, .disappeared: break
    }
  }

  /// The controller that this one presents in its own context; `nil` if there is none.
  ///
  /// It appears and disappears together with this controller.
  private var presentedInContext: UIViewController? {
    guard hostingWindowLink.isEmpty, belowLink.isEmpty else { return nil }
    return above
  }

  /// The results of a search, which appear and disappear together with the searched screen.
  private var searchResultsOnScreen: UIViewController? {
    loadedNavigationItem?.searchController?.resultsOnScreen
  }

  private func endInside() {
    presentedInContext?.end()
    searchResultsOnScreen?.end()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    if let shownChild { return shownChild.end() }
    for child in changingChildren { child.end() }
  }

  /// The children that may be on screen, or about to be, with this controller.
  ///
  /// In a custom container, these are all its children, because their views may have moved since they appeared.
  private var changingChildren: [UIViewController] { placesChildViews ? childrenOnScreen : inside }

  /// Makes the controller appear without animation, unless it is already on screen.
  func appear() {
    begin(appearing: true, animated: false)
    end()
  }

  /// Makes the controller disappear without animation, if it is on screen.
  func disappear() {
    guard appearance != .disappeared else { return }
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
