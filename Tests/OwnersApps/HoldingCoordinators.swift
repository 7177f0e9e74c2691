import Foundation
import HeadlessUIKit

/// A flow that a screen holds and that hasn't begun, so that it is in charge of nothing.
final class NextCoordinator {}

/// Its screen has no delegate and holds the coordinator of the next flow.
final class TwinCoordinator: NavigationCoordinator {
  func start() {
    let screen = TwinViewController("Twin", NextCoordinator())
    navigationController.pushViewController(screen, animated: true)
  }
}

/// Its screen's view model holds the coordinator of the next flow.
final class ModelCoordinator: NavigationCoordinator {
  private final class ViewModel {
    private let nextCoordinator = NextCoordinator()
  }

  func start() {
    let screen = HoldingViewController("Model", ViewModel())
    navigationController.pushViewController(screen, animated: true)
  }
}

/// Its screen is a container, and holds a coordinator that another coordinator holds as well.
final class FrameCoordinator: NavigationCoordinator {
  func start(_ next: NextCoordinator) {
    navigationController.pushViewController(FrameViewController(next), animated: true)
  }
}

/// Shows a screen that pushes the next one without this coordinator, through the router that it holds.
final class RelayCoordinator {
  private let router: Router

  init(_ router: Router) { self.router = router }

  func start() { router.show(RelayViewController(router)) }
}

/// Keeps an object alive.
private class HoldingViewController: TitledViewController {
  private let held: AnyObject

  init(_ title: String, _ held: AnyObject) {
    self.held = held
    super.init(title)
  }

  required init?(coder: NSCoder) { nil }
}

/// Starts another flow, as the first screen does.
private final class TwinViewController: HoldingViewController {
  @ContentBuilder override var content: [ContentElement] {
    Button("Again") { [unowned self] in
      let first = navigationController?.viewControllers.first as? TitledViewController
      first?.press("Twin")
    }
  }
}

/// Replaces this screen with another.
private final class RelayViewController: TitledViewController {
  private let router: Router

  init(_ router: Router) {
    self.router = router
    super.init("Relay")
  }

  required init?(coder: NSCoder) { nil }

  @ContentBuilder override var content: [ContentElement] {
    Button("Onward") { [unowned self] in router.replace(TitledViewController("Onward")) }
  }
}

/// Shows a screen as a child.
private final class FrameViewController: UIViewController {
  private let nextCoordinator: NextCoordinator

  init(_ nextCoordinator: NextCoordinator) {
    self.nextCoordinator = nextCoordinator
    super.init(nibName: nil, bundle: nil)
    title = "Frame"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = TitledViewController("Picture")
    addChild(picture)
    view.addSubview(picture.view)
    picture.didMove(toParent: self)
  }
}
