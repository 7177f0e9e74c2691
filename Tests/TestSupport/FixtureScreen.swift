public import Foundation
public import HeadlessUIKit

/// A screen that a test describes where it is used.
public final class FixtureScreen: UIViewController {
  private let elements: (FixtureScreen) -> [ContentElement]
  /// Is called when the view has appeared.
  public var appeared: (FixtureScreen) -> Void = { _ in }

  /// Makes a screen of a title and what stands on it.
  public init(
    _ title: String,
    @ContentBuilder content: @escaping (FixtureScreen) -> [ContentElement] = { _ in [] }
  ) {
    elements = content
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Makes an empty screen, for UIKit demands it.
  public required init?(coder: NSCoder) {
    elements = { _ in [] }
    super.init(coder: coder)
  }

  /// What the test said.
  public override var content: [ContentElement] { elements(self) }

  /// Calls `appeared`.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared(self)
  }

  /// Pushes a screen on the stack where this one stands.
  public func push(_ screen: UIViewController, animated: Bool = true) {
    navigationController?.pushViewController(screen, animated: animated)
  }
}
