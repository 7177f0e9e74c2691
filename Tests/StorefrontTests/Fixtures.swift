import AppDriver
import Coordinators
import HeadlessUIKit
import TestSupport
import Testing

@testable import Storefront

/// A running app that consists only of a navigation controller, for testing a single flow.
final class Stage {
  let session: AppSession
  let navigationController = UINavigationController()
  let products: any ProductDataSourceable = ProductDataSource(.standard)
  let persons = PersonDataSource(.standard)
  let account = Session(users: StoreData.standard.users)
  let audience = Audience()

  private init() {
    let navigationController = navigationController
    session = .fixture { navigationController }
  }

  /// Launches the app with a stack of one empty screen, which can present a flow.
  static func set(_ size: DeviceSize = .compact) async -> Stage {
    let stage = Stage()
    let base = UIViewController()
    base.title = "Base"
    stage.navigationController.viewControllers = [base]
    await stage.session.launch(LaunchContext(size: size))
    return stage
  }

  /// Launches the app with an empty stack.
  static func empty(_ size: DeviceSize = .compact) async -> Stage {
    let stage = Stage()
    await stage.session.launch(LaunchContext(size: size))
    return stage
  }

  /// The screen at the bottom of the stack.
  var base: UIViewController { navigationController.viewControllers[0] }

  /// Starts a flow as a child of the audience.
  func start(_ flow: any Coordinator) async {
    audience.startChild(flow)
    await session.settle()
  }

  var stack: [String] { session.screen()?.stack ?? [] }
  var paths: [[String]] { session.screen()?.paths ?? [] }

  func person(_ id: String) throws -> Person { try #require(persons.person(id)) }
  func product(_ id: String) throws -> Product { try #require(products.product(id)) }
}

/// The parent and delegate of every flow.
///
/// It records its calls.
final class Audience: Coordinator, CoordinatorFinishDelegate, @MainActor LoginRequestDelegate,
  @MainActor CatalogFlowCoordinatorDelegate, @MainActor HomeCoordinatorDelegate,
  @MainActor ShowPersonsFlowCoordinatorDelegate, ShowGroupsFlowCoordinatorDelegate,
  @MainActor ProfileCoordinatorDelegate, @MainActor TabCoordinatorDelegate,
  LoginFlowCoordinatorDelegate, EditPersonCoordinatorDelegate
{
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let rootViewController: UIViewController? = nil
  private(set) var heard: [String] = []
  private(set) var proceed: (() -> Void)?

  func start() {}

  func loginRequested(in viewController: UIViewController, then proceed: @escaping () -> Void) {
    heard.append("login requested")
    self.proceed = proceed
  }

  func catalogFlowCoordinatorDidChooseStaff(_ coordinator: CatalogFlowCoordinator) {
    heard.append("staff")
  }

  func profileCoordinatorDidLogOut(_ coordinator: ProfileCoordinator) { heard.append("log out") }

  func tabCoordinatorDidLogOut(_ coordinator: TabCoordinator) { heard.append("log out") }

  func loginFlowCoordinator(_ coordinator: LoginFlowCoordinator, didLogIn user: User) {
    heard.append("\(user.name) logged in")
  }

  func editPersonCoordinator(_ coordinator: EditPersonCoordinator, didChange person: Person) {
    heard.append("\(person.name) changed")
  }
}
