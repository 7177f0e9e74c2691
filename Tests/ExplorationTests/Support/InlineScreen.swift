import Foundation
import HeadlessUIKit

/// A screen that a test defines inline, as a class of its own.
class InlineScreen: UIViewController {
  private let elements: (InlineScreen) -> [Content.Element]

  init(
    _ title: String,
    @Content.Builder content: @escaping (InlineScreen) -> [Content.Element] = { _ in [] }
  ) {
    elements = content
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override var content: [Content.Element] { elements(self) }

  func push(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class One: InlineScreen {
  override init(
    _ title: String,
    @Content.Builder content: @escaping (InlineScreen) -> [Content.Element] = { _ in [] }
  ) { super.init(title, content: content) }

  required init?(coder: NSCoder) { nil }
}

final class Two: InlineScreen {
  override init(
    _ title: String,
    @Content.Builder content: @escaping (InlineScreen) -> [Content.Element] = { _ in [] }
  ) { super.init(title, content: content) }

  required init?(coder: NSCoder) { nil }
}

final class Three: InlineScreen {
  override init(
    _ title: String,
    @Content.Builder content: @escaping (InlineScreen) -> [Content.Element] = { _ in [] }
  ) { super.init(title, content: content) }

  required init?(coder: NSCoder) { nil }
}

final class Four: InlineScreen {
  override init(
    _ title: String,
    @Content.Builder content: @escaping (InlineScreen) -> [Content.Element] = { _ in [] }
  ) { super.init(title, content: content) }

  required init?(coder: NSCoder) { nil }
}

/// A screen that another one covers when the size changes.
final class Turning: InlineScreen {
  override init(
    _ title: String,
    @Content.Builder content: @escaping (InlineScreen) -> [Content.Element] = { _ in [] }
  ) { super.init(title, content: content) }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard navigationController?.topViewController === self else { return }
    push(One("Turned"))
  }
}
