import Foundation
import HeadlessUIKit

/// A coordinator that a screen holds, but that owns no screen because its flow hasn't begun.
final class NextCoordinator {}

/// A coordinator whose screen has no delegate and holds the next flow's coordinator.
final class TwinCoordinator: NavigationCoordinator {
  func start() {
    let screen = TwinViewController("Twin", NextCoordinator())
    navigationController.pushViewController(screen, animated: true)
  }
}

/// A coordinator whose screen's view model holds the next flow's coordinator.
final class ModelCoordinator: NavigationCoordinator {
  private final class ViewModel {
    private let nextCoordinator = NextCoordinator()
  }

  func start() {
    let screen = HoldingViewController("Model", ViewModel())
    navigationController.pushViewController(screen, animated: true)
  }
}

/// A coordinator whose container screen holds a coordinator that another coordinator also holds.
final class FrameCoordinator: NavigationCoordinator {
  func start(_ next: NextCoordinator) {
    navigationController.pushViewController(FrameViewController(next), animated: true)
  }
}

/// A coordinator whose screen replaces itself with another through the router that it holds.
final class RelayCoordinator {
  private let router: Router

  init(_ router: Router) { self.router = router }

  func start() { router.show(RelayViewController(router)) }
}

/// A screen that keeps an object alive.
private class HoldingViewController: TitledViewController {
  private let held: AnyObject

  init(_ title: String, _ held: AnyObject) {
    self.held = held
    super.init(title)
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen that starts another flow in the same way as the first screen.
private final class TwinViewController: HoldingViewController {
  @Content.Builder override var content: [Content.Element] {
    Content.Button("Again") { [unowned self] in
      let first = navigationController?.viewControllers.first as? TitledViewController
      first?.press("Twin")
    }
  }
}

/// A screen that replaces itself with another.
private final class RelayViewController: TitledViewController {
  private let router: Router

  init(_ router: Router) {
    self.router = router
    super.init("Relay")
  }

  required init?(coder: NSCoder) { nil }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("Onward") { [unowned self] in router.replace(TitledViewController("Onward")) }
  }
}

/// A container that shows a screen as its child.
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
