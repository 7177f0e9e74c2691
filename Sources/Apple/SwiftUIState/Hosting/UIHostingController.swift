public import Foundation
public import HeadlessUIKit

/// A controller whose screen is a view of SwiftUI.
///
/// The screen has the view's stored texts, and a button for each stored closure that has no
/// parameters, with the property's name as title.
@preconcurrency @MainActor
open class UIHostingController<Root: View>: UIViewController {
  /// The view.
  open var rootView: Root {
    didSet { provideHost() }
  }

  /// Creates a controller for a view.
  public init(rootView: Root) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    provideHost()
  }

  /// Creates a controller of a storyboard for a view.
  public init?(coder: NSCoder, rootView: Root) {
    self.rootView = rootView
    super.init(coder: coder)
    provideHost()
  }

  /// Fails: a storyboard can't name a view.
  public required init?(coder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
  }

  nonisolated deinit {}

  open override var content: [Content.Element] { StoredContent(of: rootView).elements }

  private func provideHost() {
    StoredContent(of: rootView).provide { [weak self] in $0.host = self }
  }
}

extension UIHostingController: UndrawnScreen {
  package var undrawnName: String {
    var view: any View = rootView
    while let inner = (view as? AnyView)?.view { view = inner }
    return "SwiftUI: \(type(of: view))"
  }
}
