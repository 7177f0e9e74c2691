// The contents of the navigation bar, for a drawing.
extension UINavigationController {
  /// Returns whether the title of a controller on the stack is large while nothing is scrolled.
  ///
  /// The mode `automatic` is that of the screen below; the root's is large. In compact height, no
  /// title is large.
  package func showsLargeTitle(of controller: UIViewController) -> Bool {
    guard outermostNavigation.loadedNavigationBar?.prefersLargeTitles == true,
      traitCollection.verticalSizeClass != .compact
    else { return false }
    let stack = outermostNavigation.unfoldedStack
    guard let place = stack.place(of: controller) else { return false }
    for screen in stack[...place].reversed() {
      switch screen.loadedNavigationItem?.largeTitleDisplayMode ?? .automatic {
      case .automatic: continue
      case .always: return true
      case .never, .inline: return false
      }
    }
    return true
  }

  /// The text beside the Back button's arrow: a title, nothing, or the word "Back"; `nil` if
  /// the button isn't shown.
  package var shownBackTitle: String? {
    guard showsBackButton, let screenBelow else { return nil }
    let item = screenBelow.loadedNavigationItem
    if item?.backButtonDisplayMode == .minimal { return "" }
    if let custom = item?.backBarButtonItem {
      if let title = custom.title { return title.isBlank ? "" : title }
      if custom.image != nil { return "" }
    }
    if let title = item?.backButtonTitle { return title.isBlank ? "" : title }
    if item?.backButtonDisplayMode == .generic { return "Back" }
    return backTitle
  }
}

extension UIViewController {
  /// The name of the image in place of the title; `nil` if there is none.
  package var barTitleImage: String? {
    (loadedNavigationItem?.titleView as? UIImageView)?.image?.shownName
  }
}
