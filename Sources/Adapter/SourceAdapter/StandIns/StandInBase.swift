import UIKitSurface

/// The class of UIKit that a class which is declared nowhere has as superclass.
enum StandInBase {
  /// The superclasses of views whose initializers need what a view's don't.
  private static let special: Set = [
    "UICollectionView", "UITableView", "UIVisualEffectView", "UIInputView", "UIAlertController",
  ]
  private static let controllers: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
  ]

  /// Returns the class of UIKit whose name another one's ends with, such as `UIButton` for
  /// `GIDSignInButton`; `nil` if there is none that is a view or a controller.
  static func of(_ name: String) -> String? {
    var rest = name.split(separator: ".").last.map(String.init) ?? name
    while !rest.isEmpty {
      let candidate = "UI" + rest
      if candidate != name, isBase(candidate) { return candidate }
      rest.removeFirst()
      guard let start = rest.firstIndex(where: \.isUppercase) else { return nil }
      rest = String(rest[start...])
    }
    return nil
  }

  static func isController(_ base: String) -> Bool {
    base == "UIViewController" || UIKitSurface.superclasses(of: base).contains("UIViewController")
  }

  private static func isBase(_ name: String) -> Bool {
    if controllers.contains(name) { return true }
    return (name == "UIView" || UIKitSurface.superclasses(of: name).contains("UIView"))
      && !special.contains(name)
  }

  /// Returns the designated initializers of a class, and the call of the one without values.
  static func initializers(of base: String) -> (declarations: [String], call: String) {
    let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
    switch base {
    case "UITableViewCell":
      return (
        [
          "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"
            + " super.init(style: style, reuseIdentifier: reuseIdentifier) }", coder,
        ], "init(style: .default, reuseIdentifier: nil)"
      )
    case "UITableViewHeaderFooterView":
      return (
        [
          "public override init(reuseIdentifier: String?) {"
            + " super.init(reuseIdentifier: reuseIdentifier) }", coder,
        ], "init(reuseIdentifier: nil)"
      )
    case _ where isController(base):
      return (
        [
          "public override init(nibName: String?, bundle: Bundle?) {"
            + " super.init(nibName: nibName, bundle: bundle) }", coder,
        ], "init(nibName: nil, bundle: nil)"
      )
    default:
      return (
        ["public override init(frame: CGRect) { super.init(frame: frame) }", coder],
        "init(frame: .zero)"
      )
    }
  }

  /// The labels of initializers that every view or controller has.
  static let known: Set<[String]> = [
    [], ["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
    ["reuseIdentifier"], ["rootViewController"], ["style"],
  ]
}
