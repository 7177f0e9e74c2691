/// The properties of a navigation item that few apps set.
///
/// They are in an object of their own, which is created when one of them is first set.
final class RareItemSettings {
  var backAction: UIAction?
  var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
  var standardAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  var customizationIdentifier: String?
  var style = UINavigationItem.ItemStyle.navigator
  var preferredSearchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
}

extension UINavigationItem {
  /// The layout of the items in a bar.
  public enum ItemStyle: Int, Sendable {
    /// A title in the middle, or items for browsing or editing.
    case navigator, browser, editor
  }

  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system's choice, next to the title, or below the title.
    case automatic, inline, stacked
  }

  /// The form of a Back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The previous screen's title, if there is room.
    case `default`
    /// The word "Back".
    case generic
    /// An arrow without a title.
    case minimal
  }
}
