public import Foundation
public import HeadlessUIKit

/// A web page in an in-app browser, reduced to its URL and a button that closes it.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The delegate, which is notified when the user closes the page.
  ///
  /// The reference is weak.
  open weak var delegate: (any SFSafariViewControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .safari, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private weak var storedDelegate: (any SFSafariViewControllerDelegate)?
  private let url: URL

  /// Creates a browser for the given URL.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    title = url.host ?? url.absoluteString
  }

  /// Returns `nil`, because storyboards aren't available on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The URL and the button that closes the page.
  @Content.Builder open override var content: [Content.Element] {
    Content.Text("page", url.absoluteString)
    Content.Button("Done") { [self] in
      presentingViewController?.dismiss(animated: true) { [self] in
        storedDelegate?.safariViewControllerDidFinish(self)
      }
    }
  }
}

/// An in-app browser's delegate.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

extension DelegateProtocol {
  fileprivate static let safari = DelegateProtocol(
    type: (any SFSafariViewControllerDelegate).self
  ) {
    $0 is any SFSafariViewControllerDelegate.Type
  }
}
