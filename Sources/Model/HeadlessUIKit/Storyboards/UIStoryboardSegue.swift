public import Foundation

/// A transition from one controller to another that a storyboard declares.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier; `nil` if the storyboard gives none.
  open private(set) var identifier: String?
  /// The controller from which the segue leads.
  open private(set) var source: UIViewController
  /// The controller to which the segue leads.
  open private(set) var destination: UIViewController
  /// The code that performs the segue, unless a subclass overrides `perform()`.
  var handler: (UIStoryboardSegue) -> Void = { _ in }

  /// Creates a segue that does nothing by itself.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = { _ in performHandler() }
  }

  nonisolated deinit {}

  /// Performs the transition.
  open func perform() { handler(self) }
}

/// The start of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that begins it.
  open private(set) var source: UIViewController
  /// The action that it looks for.
  open private(set) var unwindAction: Selector
  /// The sender that started it.
  open private(set) var sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  nonisolated deinit {}
}
