import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// What flowsh's compiler writes for a storyboard with three scenes, in short.
final class InterfaceDocuments_HeadlessUIKitTests: InterfaceDocuments {
  override class var module: String { "HeadlessUIKitTests" }
  override class var storyboards: [String: () -> InterfaceStoryboard] {
    ["Trips": { TripsStoryboard.storyboard() }]
  }
  override class var nibs: [String: () -> InterfaceNib] {
    [
      "TripNotesView": {
        InterfaceNib { owner, loader in
          let view = loader.make("v", .init(), { UIView(coder: $0) })
          let label = loader.make("l", .init(), { UILabel(coder: $0) }) { $0.text = "Notes" }
          view.addSubview(label)
          (owner as? TripNotesViewController)?.label = label
          (owner as? TripNotesViewController)?.view = view
          return [view]
        }
      }
    ]
  }
}

@MainActor private enum TripsStoryboard {
  static func storyboard() -> InterfaceStoryboard {
    InterfaceStoryboard(name: "Trips", initial: "nav", scenes: [navigation(), list(), trip()])
  }

  private static func navigation() -> InterfaceScene {
    func configure(_ controller: UINavigationController, _ loader: InterfaceLoader) {
      controller.setViewControllers(
        [loader.controller("list")].compactMap { $0 }, animated: false)
    }
    return InterfaceScene(
      "nav", make: { UINavigationController(coder: $0) }, configure: configure)
  }

  private static func list() -> InterfaceScene {
    func configure(_ controller: TripListViewController, _ loader: InterfaceLoader) {
      controller.title = "Trips"
      controller.navigationItem.prompt = "From the storyboard"
    }
    func load(_ controller: TripListViewController, _ loader: InterfaceLoader) -> UIView {
      let view = loader.make("view", .init(), { UIView(coder: $0) }) { (view: UIView) in
        view.addSubview(loader.make("button", .init(), { TripButton(coder: $0) }))
      }
      controller.button = loader.object("button", TripButton.self)
      let trigger = loader.trigger("show")
      loader.keep(trigger)
      controller.button.addTarget(
        trigger, action: InterfaceTrigger.action, for: .primaryActionTriggered)
      return view
    }
    return InterfaceScene(
      "list", identifier: "TripList",
      segues: [InterfaceSegue("show", .show, identifier: "ShowTrip", to: "trip")],
      make: { TripListViewController(coder: $0) }, configure: configure, load: load)
  }

  private static func trip() -> InterfaceScene {
    let back = Selector("unwindToList:", TripListViewController.unwindToList(_:))
    return InterfaceScene(
      "trip", identifier: "Trip",
      segues: [InterfaceSegue("back", .unwind([back]), identifier: "Back", to: "exit")],
      make: { TripViewController(coder: $0) })
  }
}

private final class TripButton: UIButton {
  var wasConnected = false
  override func awakeFromNib() {
    super.awakeFromNib()
    wasConnected = (window ?? superview) != nil
  }
}

private final class TripListViewController: UIViewController {
  weak var button: TripButton!
  var calls: [String] = []
  var allows = true

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationItem.prompt = "From the class"
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awakeFromNib \(isViewLoaded)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "") \(segue.destination.isViewLoaded)")
  }
  func unwindToList(_ segue: UIStoryboardSegue) {
    calls.append("unwind from \(type(of: segue.source))")
  }
}

private final class TripViewController: UIViewController {}

private final class TripNotesViewController: UIViewController {
  var label: UILabel?
}

extension HeadlessUIKitTests {
  @Suite struct StoryboardTests {
    private func trips(
      in app: borrowing App
    ) throws -> (UINavigationController, TripListViewController) {
      let storyboard = UIStoryboard(name: "Trips", bundle: nil)
      let made = storyboard.instantiateInitialViewController() as? UINavigationController
      let navigation = try #require(made)
      let list = try #require(navigation.viewControllers.first as? TripListViewController)
      app.show(navigation)
      return (navigation, list)
    }

    @Test func `a storyboard creates its initial controller with those that it contains`() throws {
      let app = App()
      let (navigation, list) = try trips(in: app)
      #expect(navigation.viewControllers == [list] && list.title == "Trips")
      #expect(list.storyboard != nil && list.button.wasConnected)
    }

    @Test func `what a class sets after super init of a coder wins over the storyboard`() throws {
      let app = App()
      let (_, list) = try trips(in: app)
      #expect(list.navigationItem.prompt == "From the class")
    }

    @Test func `a controller awakes before its view is loaded`() throws {
      let app = App()
      let (_, list) = try trips(in: app)
      #expect(list.calls == ["awakeFromNib false"])
    }

    @Test func `a control's segue asks and prepares the controller`() throws {
      let app = App()
      let (navigation, list) = try trips(in: app)
      list.button.sendActions(for: .primaryActionTriggered)
      app.settle()
      #expect(list.calls.dropFirst() == ["should ShowTrip", "prepare ShowTrip false"])
      #expect(navigation.topViewController is TripViewController)
    }

    @Test func `a segue that the controller refuses isn't prepared`() throws {
      let app = App()
      let (navigation, list) = try trips(in: app)
      list.allows = false
      list.button.sendActions(for: .primaryActionTriggered)
      app.settle()
      #expect(list.calls.last == "should ShowTrip" && navigation.viewControllers.count == 1)
    }

    @Test func `performSegue doesn't ask`() throws {
      let app = App()
      let (navigation, list) = try trips(in: app)
      list.performSegue(withIdentifier: "ShowTrip", sender: nil)
      app.settle()
      #expect(list.calls.last == "prepare ShowTrip false" && navigation.viewControllers.count == 2)
    }

    @Test func `a segue that the scene doesn't have is a fault that names those it has`() throws {
      let app = App()
      let (_, list) = try trips(in: app)
      list.performSegue(withIdentifier: "ShowTrips", sender: nil)
      let crash = try #require(UIApplication.shared.crash)
      #expect(crash.rule == .segueMissing && crash.message.hasSuffix("it has ShowTrip"))
    }

    @Test func `an unwind segue calls the action of a controller below, and pops to it`() throws {
      let app = App()
      let (navigation, list) = try trips(in: app)
      list.performSegue(withIdentifier: "ShowTrip", sender: nil)
      app.settle()
      navigation.topViewController?.performSegue(withIdentifier: "Back", sender: nil)
      app.settle()
      #expect(list.calls.last == "unwind from TripViewController")
      #expect(navigation.viewControllers == [list])
    }

    @Test func `an identifier that the storyboard doesn't have is a fault`() throws {
      let app = App()
      app.settle()
      _ = UIStoryboard(name: "Trips", bundle: nil).instantiateViewController(withIdentifier: "No")
      let crash = try #require(UIApplication.shared.crash)
      #expect(crash.rule == .sceneMissing && crash.message.hasSuffix("it has Trip, TripList"))
    }

    @Test func `what a storyboard creates lives until the turn ends`() throws {
      let app = App()
      weak var controller: UIViewController?
      controller = UIStoryboard(name: "Trips", bundle: nil)
        .instantiateViewController(withIdentifier: "Trip")
      #expect(controller != nil)
      app.settle()
      #expect(controller == nil)
    }

    @Test func `what a nib creates lives until the turn ends`() throws {
      let app = App()
      weak var label: UILabel?
      do {
        let owner = TripNotesViewController()
        UINib(nibName: "TripNotesView", bundle: nil).instantiate(withOwner: owner)
        label = owner.label
      }
      #expect(label != nil)
      app.settle()
      #expect(label == nil)
    }

    @Test func `what a closure creates for a storyboard lives until the turn ends`() {
      let app = App()
      weak var controller: UIViewController?
      controller = UIStoryboard(name: "Trips", bundle: nil)
        .instantiateViewController(identifier: "Trip") { TripViewController(coder: $0) }
      #expect(controller != nil)
      app.settle()
      #expect(controller == nil)
    }

    @Test func `a view comes from the nib with the class's name without "Controller"`() {
      let controller = TripNotesViewController()
      controller.loadViewIfNeeded()
      #expect(controller.label?.text == "Notes" && controller.label?.superview === controller.view)
    }
  }
}
