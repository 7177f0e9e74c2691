/// A rule of UIKit that an app broke, with UIKit's reaction: an exception (fault) or a log line
/// (warning).
///
/// `delegateMethodOnlyInSubclass` is no rule of UIKit's but a limit of Swift's without Objective-C.
package nonisolated enum Rule: String, Sendable, CaseIterable {
  case pushedTwice
  case pushedNavigationController
  case pushedTabBarController
  case poppedToStranger
  case stackNamesOneTwice
  case presentedWhileActive
  case presentedOnPresenting
  case presentedOffWindow
  case selectedStranger
  case tabsNameOneTwice
  case containsItself
  case rootAddedAsChild
  case alertActionsCancelTwice
  case appearanceUnbalanced
  case cellClassNeedsMaker
  case navigatesWithoutEnd
  case viewAskedForInLoadView
  case popoverNeedsAnchor
  case sceneDelegateMissing
  case pagesDoNotMatch
  case transitionBetweenStrangers
  case columnNotInStyle
  case delegateMethodOnlyInSubclass

  /// Whether UIKit raises an exception, which ends the app, rather than logging a line.
  package var isFault: Bool {
    switch self {
    case .pushedTabBarController, .presentedOnPresenting, .presentedOffWindow,
      .appearanceUnbalanced, .sceneDelegateMissing, .delegateMethodOnlyInSubclass:
      false
    default: true
    }
  }

  /// What to change in the app so that the rule holds.
  package var remedy: String {
    switch self {
    case .pushedTwice:
      "pop to the controller that is there (popToViewController), or push a new one"
    case .pushedNavigationController:
      "push its root view controller, or present the navigation controller"
    case .pushedTabBarController:
      "make the tab bar controller the window's root, or set it with viewControllers"
    case .poppedToStranger:
      "pop to a controller out of viewControllers"
    case .stackNamesOneTwice:
      "give each place of the stack a controller of its own"
    case .presentedWhileActive:
      "dismiss or remove it where it is first, or present a new one"
    case .presentedOnPresenting:
      "present on the presented controller, or dismiss it and present in the completion"
    case .presentedOffWindow:
      "present from a controller whose view is in a window, viewDidAppear at the earliest"
    case .selectedStranger:
      "select one of the tab bar controller's viewControllers"
    case .tabsNameOneTwice:
      "give each tab a controller of its own"
    case .containsItself:
      "add a child that is neither the container nor one of its parents"
    case .rootAddedAsChild:
      "set the window's rootViewController to something else first"
    case .alertActionsCancelTwice:
      "give an alert one action of style cancel at most"
    case .appearanceUnbalanced:
      "call endAppearanceTransition once for each beginAppearanceTransition"
    case .cellClassNeedsMaker:
      "register a closure that makes the cell: register(forCellReuseIdentifier:make:)"
    case .navigatesWithoutEnd:
      "find the callback or completion that navigates, and let it do so once"
    case .viewAskedForInLoadView:
      "make a view and set it in loadView, and ask for it in viewDidLoad"
    case .popoverNeedsAnchor:
      "set sourceView, sourceItem or barButtonItem of popoverPresentationController"
    case .sceneDelegateMissing:
      "set the configuration's delegateClass to a final class that is a UIWindowSceneDelegate"
    case .pagesDoNotMatch:
      "give setViewControllers one controller, or two where the spine is in the middle"
    case .transitionBetweenStrangers:
      "add both controllers to this container with addChild first"
    case .columnNotInStyle:
      "use a column that the split view controller's style has"
    case .delegateMethodOnlyInSubclass:
      "implement the method in the base class too, empty, and override it"
    }
  }
}
