import Foundation
import HeadlessUIKit

/// A split view's delegate that notes the calls and answers as told.
final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var calls: [String] = []
  var throwsSecondaryAway = false
  var showsDetail = false
  var separated: UIViewController?
  var topColumn: UISplitViewController.Column?

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    calls.append("collapse")
    return throwsSecondaryAway
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    calls.append("separate")
    return separated
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    calls.append("showDetail")
    return showsDetail
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("didExpand") }
}
