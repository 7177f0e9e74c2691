import HeadlessUIKit

extension DisplayBar {
  /// Creates the navigation bar around a controller; `nil` if it is hidden.
  ///
  /// - Parameters:
  ///   - owner: The controller on the stack, and its navigation controller.
  ///   - elements: The elements that were read of the controller.
  ///   - isScrolled: Whether the content is scrolled, so that a large title is in the bar itself.
  @MainActor init?(_ owner: ElementReader.BarOwner, _ elements: DisplayElements, isScrolled: Bool) {
    let (controller, navigation) = owner
    guard navigation.showsBar else { return nil }
    self.init(accessories: elements.searchBar)
    guard !controller.searchHidesBar else { return }
    let item = controller.loadedNavigationItem
    isLarge = !isScrolled && navigation.showsLargeTitle(of: controller)
    if item?.titleView == nil || isLarge { title = controller.givenName ?? "" }
    if let text = item?.prompt, !text.isEmpty { prompt = text }
    leading = elements.leading
    trailing = elements.trailing
    titleView = elements.titleView
    if titleView.isEmpty, let image = controller.barTitleImage {
      titleView = [DisplayElement(ElementSnapshot(.text, image, ordinal: -1), look: .image)]
    }
    var button: UINavigationController? = navigation
    while let next = button {
      if let title = next.shownBackTitle {
        back = title
        break
      }
      button = next.parent as? UINavigationController
    }
  }
}
