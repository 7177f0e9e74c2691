// An app that uses a module which doesn't exist here, GlobeKit. `GlobeApp+StandIns.swift` is what
// the source adapter declares for it.
import UIKit

/// The app's delegate.
package final class GlobeAppDelegate: UIResponder, UIApplicationDelegate {
  package var window: UIWindow?

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    GlobeKit.configure(key: "abc", mode: .dark)
    GlobeKit.Log.shared.level = .verbose
    let navigation = UINavigationController(rootViewController: GlobeViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class GlobeViewController: UIViewController, GlobeDelegate {
  private let globe = GlobeView(style: .satellite, delegate: nil)
  private let session = GlobeSession.shared
  private var user: GlobeUser?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var center: GlobePlace!
  private var listener: (any GlobeListening)?
  // swift-format-ignore: NeverForceUnwrap
  private lazy var client: GlobeClient = GlobeClient(session: session)!
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Globe"
    globe.delegate = self
    center = session.place(named: "Bern").parent(level: 1)
    globe.isHidden = false
    globe.camera.zoom = 0.5
    globe.onTap = { place in print(place.name) }
    view.addSubview(globe)
    view.addSubview(GlobeSignInButton())
    view.addSubview(label)
    label.text = session.currentUser == nil ? "signed out" : "signed in"
    for place in session.places { label.text = place.name }
    listener = session.listen(for: .changes(.name)) { [weak self] change in
      self?.label.text = change.name
    }
    let actions: [(String, Selector)] = [
      ("Sign in", Selector("signIn", GlobeViewController.signIn)),
      ("Count", Selector("showCount", GlobeViewController.showCount)),
      ("Places", Selector("showPlaces", GlobeViewController.showPlaces)),
      ("Spin", Selector("spin", GlobeViewController.spin)),
    ]
    for (title, action) in actions {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  func signIn() {
    label.text = "signing in"
    session.signIn(withEmail: "a@example.org", password: "secret") { [weak self] result, error in
      if let error = error { return print(error) }
      guard let user = result?.user else { return }
      self?.user = user
      self?.label.text = user.name
    }
  }

  func showCount() {
    let count: Int = session.count(of: .places)
    label.text = "\(count) places"
  }

  func showPlaces() {
    navigationController?.pushViewController(PlacesViewController(session: session), animated: true)
  }

  func spin() {
    globe.spin(speed: 3, axis: .north)
    center.visit()
    label.text = user?.name ?? client.owner
    fly { print("there") }
    label.text = "\(session.status)"
    // swift-format-ignore: NeverForceUnwrap
    globe.look(at: session.home!.place)
  }

  func didPick(_ place: GlobePlace) {
    label.text = place.name
    if place.kind == .capital, place.population > 1_000_000 { label.text = nil }
    switch place.state {
    case .done: print("done")
    default: break
    }
  }

  private func fly(_ completion: @escaping () -> Void) {
    globe.fly(to: GlobePlace(latitude: 1, longitude: 2), duration: 3, completion: completion)
    GlobeAnimator.animate(withDuration: 1) { label.alpha = 1 }
  }
}

final class PlacesViewController: GlobeListViewController, GlobeListDataSource {
  @GlobeStored(key: "sort") var sort = "name"
  @GlobeStored(key: "last") var last: String?

  init(session: GlobeSession) {
    super.init(style: .grouped, session: session)
    list.dataSource = self
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places by \(sort)"
    list.reload()
  }
}

final class Landmark: GlobeObject, @unchecked Sendable {
  var name = ""

  override init() {
    super.init()
    name = "none"
  }
}

struct Trip: Codable, Hashable {
  var title: String
  var start: GlobePlace
}

extension GlobePlace {
  var line: String { "\(latitude), \(longitude)" }
}

enum GlobeError: Error { case failed(GlobeUser) }
