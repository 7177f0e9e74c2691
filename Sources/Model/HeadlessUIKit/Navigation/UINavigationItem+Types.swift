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
