public import Foundation
public import HeadlessUIKit

/// A web page in a browser within the app; here its address, and a button that closes it.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// Is notified when the user closes the page; a weak reference.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  private let url: URL

  /// Makes a browser for an address.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    title = url.host ?? url.absoluteString
  }

  /// Makes a browser as a storyboard would; there are none on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The address and the button that closes the page.
  @ContentBuilder open override var content: [ContentElement] {
    Text("page", url.absoluteString)
    Button("Done") { [self] in
      presentingViewController?.dismiss(animated: true) { [self] in
        delegate?.safariViewControllerDidFinish(self)
      }
    }
  }
}

/// The methods that a delegate of an in-app web page implements.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The person has closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
