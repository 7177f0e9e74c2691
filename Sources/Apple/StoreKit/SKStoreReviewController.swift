@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The question whether the user likes the app.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks the user to rate the app.
  open class func requestReview() {
    UIApplication.shared.ask(
      SystemAlert(
        title: "Enjoying the app?", message: "Tap a star to rate it on the App Store.",
        answers: ["5 Stars", "Not Now"]
      ) { _ in })
  }
  /// Asks the user to rate the app.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// The page of an app in the App Store, with a button that closes it.
open class SKStoreProductViewController: UIViewController {
  /// The delegate, which dismisses the page; a weak reference.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private var product = ""

  nonisolated deinit {}

  /// Shows the page of an app.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    product = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" } ?? ""
    if let block { UIApplication.shared.later { block(true, nil) } }
  }

  /// The identifier of the app, and the button.
  @Content.Builder open override var content: [Content.Element] {
    Content.Text("App Store", product)
    Content.Button("Done") { [self] in
      if let delegate {
        delegate.productViewControllerDidFinish(self)
      } else {
        presentingViewController?.dismiss(animated: true)
      }
    }
  }
}

/// A delegate that dismisses the page.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// The key of the app's identifier.
public nonisolated let SKStoreProductParameterITunesItemIdentifier = "id"
