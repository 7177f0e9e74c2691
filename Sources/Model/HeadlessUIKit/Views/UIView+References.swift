extension UIView {
  /// Whether the view is one of UIKit's own that holds only values such as text, colors, and
  /// images, so that none of the app's objects can be reached through it.
  ///
  /// Also false for some views from which nothing can be reached. Takes constant time.
  package var holdsOnlyValues: Bool {
    let type = type(of: self)
    let isPlain = type == UILabel.self || type == UIImageView.self || type == UIView.self
    guard isPlain || type == UISwitch.self, rareSettings == nil, children.isEmpty,
      gestureRecognizers == nil
    else { return false }
    return isPlain || (self as? UIControl)?.actions.isEmpty == true
  }
}
