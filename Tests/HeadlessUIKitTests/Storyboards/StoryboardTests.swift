import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// What flowsh's compiler writes for the documents of this module.
final class InterfaceDocuments_HeadlessUIKitTests: InterfaceDocuments {
  override class var module: String { "HeadlessUIKitTests" }
  override class var storyboards: [String: any InterfaceDocument.Type] {
    [
      "Trips": TripsStoryboard.self, "Places": PlacesStoryboard.self,
      "Broken": BrokenStoryboard.self, "Bars": BarsStoryboard.self, "Push": PushStoryboard.self,
    ]
  }
  override class var nibs: [String: any InterfaceDocument.Type] {
    [
      "TripNotesView": TripNotesNib.self, "Controls": ControlsNib.self, "Layout": LayoutNib.self,
      "Parts": PartsNib.self, "Uninstalled": UninstalledNib.self,
    ]
  }
}

/// The text of a document, in which an arrow stands for a tab.
func interface(_ text: String) -> String { text.replacing("→", with: "\t") }

private enum TripsStoryboard: InterfaceDocument {
  static let text = interface(
    """
    document→initialViewController=nav
     scene
      navigationController→id=nav
       connections
        segue→id=root→kind=relationship→relationship=rootViewController→destination=list
     scene
      viewController→id=list→storyboardIdentifier=TripList→title=Trips
       view→id=view→key=view
        subviews
         button→id=button
          connections
           segue→id=show→kind=show→identifier=ShowTrip→destination=trip
       navigationItem→id=item→key=navigationItem→prompt=From the storyboard
     scene
      viewController→id=trip→storyboardIdentifier=Trip
       connections
        segue→id=back→kind=unwind→identifier=Back→destination=exit→unwindAction=unwindToList:
      exit→id=exit
    """)

  static func make(_ id: String, _ coder: NSCoder) -> AnyObject? {
    switch id {
    case "list": TripListViewController(coder: coder)
    case "button": TripButton(coder: coder)
    case "trip": TripViewController(coder: coder)
    default: nil
    }
  }

  static func connect(_ id: String, _ loader: InterfaceLoader) {
    guard id == "list" else { return }
    loader.object("list", TripListViewController.self)?.button = loader.object(
      "button", TripButton.self)
    loader.segue("show", from: "button")
  }

  static func segue(_ id: String) -> InterfaceSegue.Code? {
    guard id == "back" else { return nil }
    return .unwind([Selector("unwindToList:", TripListViewController.unwindToList(_:))])
  }
}

private enum TripNotesNib: InterfaceDocument {
  static let text = interface(
    """
    document
     placeholder→id=-1→placeholderIdentifier=IBFilesOwner
     placeholder→id=-2→placeholderIdentifier=IBFirstResponder
     view→id=v
      subviews
       label→id=l→text=Notes
    """)

  static func connect(_ id: String, _ loader: InterfaceLoader) {
    guard let owner = loader.find("-1", TripNotesViewController.self) else { return }
    owner.label = loader.object("l", UILabel.self)
    owner.view = loader.object("v", UIView.self)
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
