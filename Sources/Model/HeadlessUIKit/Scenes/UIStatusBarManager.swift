public import Foundation

/// The status bar of a scene, which takes no room here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  nonisolated deinit {}

  /// The style that the app has set, or that the visible controller prefers.
  open var statusBarStyle: UIStatusBarStyle { shown?.preferredStatusBarStyle ?? .default }

  /// Whether the visible controller hides the status bar.
  open var isStatusBarHidden: Bool { shown?.prefersStatusBarHidden ?? false }

  /// The frame of the status bar, which has no height here.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }

  /// The controller that decides on the status bar.
  private var shown: UIViewController? {
    var controller = UIApplication.shared.keyWindow?.rootViewController
    while let next = controller?.presentedViewController ?? controller?.childForStatusBarStyle {
      controller = next
    }
    return controller
  }
}
