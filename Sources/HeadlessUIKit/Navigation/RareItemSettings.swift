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

  nonisolated deinit {}
}

extension UINavigationItem {
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
