import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The class of UIKit that the first argument must have.
  var baseOfArgument: String? {
    let access = calledExpression.as(MemberAccessExprSyntax.self)
    let name =
      access?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch (name, arguments.first?.label?.text) {
    case ("addSubview", nil), ("bringSubviewToFront", nil), ("addArrangedSubview", nil),
      ("insertSubview", nil):
      return "UIView"
    case ("present", nil), ("pushViewController", nil), ("addChild", nil), ("show", nil),
      ("UINavigationController", "rootViewController"):
      return "UIViewController"
    default: return nil
    }
  }
}

extension DeclGroupSyntax {
  /// The class of UIKit whose methods a class overrides.
  var baseByOverrides: String? {
    for member in memberBlock.members.declarations
    where member.modifiers.contains(where: { $0.name.text == "override" }) {
      switch member.declaredNames.first {
      case "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "loadView", "viewDidLayoutSubviews", "preferredStatusBarStyle":
        return "UIViewController"
      case "layoutSubviews", "awakeFromNib", "draw", "didMoveToSuperview", "hitTest",
        "intrinsicContentSize":
        return "UIView"
      default: continue
      }
    }
    return nil
  }

  /// Whether a class calls its superclass.
  var callsSuper: Bool { !memberBlock.descendants(SuperExprSyntax.self).isEmpty }
}
