/// The methods of UIKit that documents connect as actions.
enum UIKitAction {
  /// The methods, by selector.
  private static let methods = [
    "becomeFirstResponder": "UIResponder.becomeFirstResponder",
    "resignFirstResponder": "UIResponder.resignFirstResponder",
    "endEditing:": "UIView.endEditing(_:)", "reloadData": "UITableView.reloadData",
    "startAnimating": "UIActivityIndicatorView.startAnimating",
    "stopAnimating": "UIActivityIndicatorView.stopAnimating",
    "removeFromSuperview": "UIView.removeFromSuperview",
  ]

  /// Returns a method of UIKit's, such as `UIView.endEditing(_:)`.
  static func method(_ selector: String, of lineage: [String]) -> String? {
    guard let method = methods[selector], let owner = method.split(separator: ".").first else {
      return nil
    }
    return lineage.contains(String(owner)) ? method : nil
  }
}
