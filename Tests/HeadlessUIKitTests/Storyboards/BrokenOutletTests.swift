import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// A storyboard whose outlets lead to objects of other types.
enum BrokenStoryboard: InterfaceDocument {
  static let text = interface(
    """
    document→initialViewController=vc
     scene
      viewController→id=vc→storyboardIdentifier=Broken
       view→id=v→key=view
        subviews
         label→id=l→text=Hi
         textField→id=f→placeholder=Name
    """)
  /// What is connected when the view is loaded.
  static var connections: (InterfaceLoader) -> Void = { _ in }

  static func make(_ id: String, _ coder: NSCoder) -> AnyObject? {
    id == "vc" ? BrokenViewController(coder: coder) : nil
  }
  static func connect(_ id: String, _ loader: InterfaceLoader) {
    if id == "vc" { connections(loader) }
  }
}

protocol BrokenDelegate: AnyObject {}

final class BrokenViewController: UIViewController {
  typealias Badge = UIButton
  weak var delegate: (any BrokenDelegate)?
  var badge: Badge!
  var buttons: [UIButton]!
}

extension HeadlessUIKitTests {
  @Suite struct BrokenOutletTests {
    /// Loads the view with the given connections.
    private func load(
      _ connections: @escaping (BrokenViewController, InterfaceLoader) -> Void
    ) throws -> BrokenViewController {
      BrokenStoryboard.connections = { loader in
        guard let controller = loader.object("vc", BrokenViewController.self) else { return }
        connections(controller, loader)
      }
      let storyboard = UIStoryboard(name: "Broken", bundle: nil)
      let made = storyboard.instantiateInitialViewController() as? BrokenViewController
      let controller = try #require(made)
      controller.loadViewIfNeeded()
      return controller
    }

    private let scene = "Broken.storyboard: scene BrokenViewController (vc): "

    @Test func `an outlet of a protocol that the object's class doesn't have is a fault`() throws {
      let app = App()
      app.settle()
      let controller = try load { controller, loader in
        loader.set(&controller.delegate, "l", InterfaceOutlet("delegate", of: "vc"))
      }
      let crash = try #require(UIApplication.shared.crash)
      #expect(controller.delegate == nil && crash.rule == .outletMismatched)
      #expect(
        crash.message == scene
          + "outlet \"delegate\" of type BrokenDelegate leads to label \"Hi\" (l), which is a UILabel"
      )
    }

    @Test func `an outlet of another class behind a type alias is a fault`() throws {
      let app = App()
      app.settle()
      _ = try load { controller, loader in
        loader.set(&controller.badge, "f", InterfaceOutlet("badge", of: "vc"))
      }
      let crash = try #require(UIApplication.shared.crash)
      #expect(
        crash.message == scene
          + "outlet \"badge\" of type UIButton leads to textField \"Name\" (f), which is a UITextField"
      )
    }

    @Test func `an outlet of another element names that element, too`() throws {
      let app = App()
      app.settle()
      _ = try load { _, loader in
        guard let field = loader.object("f", UITextField.self) else { return }
        loader.set(&field.delegate, "vc", InterfaceOutlet("delegate", of: "f"))
      }
      let crash = try #require(UIApplication.shared.crash)
      #expect(
        crash.message == scene
          + "UITextField \"Name\" (f): outlet \"delegate\" of type UITextFieldDelegate leads to "
          + "viewController (vc), which is a BrokenViewController")
    }

    @Test func `an outlet collection names the objects that don't fit`() throws {
      let app = App()
      app.settle()
      _ = try load { controller, loader in
        loader.set(&controller.buttons, all: ["l", "f"], InterfaceOutlet("buttons", of: "vc"))
      }
      let crash = try #require(UIApplication.shared.crash)
      #expect(
        crash.message == scene
          + "outlet \"buttons\" of type Array<UIButton> leads to label \"Hi\" (l), which is a UILabel,"
          + " and to textField \"Name\" (f), which is a UITextField")
    }

    @Test func `an outlet that may be broken is skipped with a warning`() throws {
      let app = App()
      app.settle()
      let controller = try load { controller, loader in
        loader.set(
          &controller.badge, "l", InterfaceOutlet("badge", of: "vc", isOptional: true))
      }
      #expect(controller.badge == nil && UIApplication.shared.crash == nil)
      #expect(app.broken == [.outletSkipped])
      #expect(app.lastBreach?.detail?.hasSuffix("which is a UILabel; it is skipped") == true)
    }

    @Test func `an object that doesn't exist, or is another one, is a fault`() throws {
      for (id, message) in [
        ("g", "object (g) doesn't exist when it is connected as a UIButton"),
        ("l", "label \"Hi\" (l) is a UILabel when it is connected as a UIButton"),
      ] {
        let app = App()
        app.settle()
        _ = try load { controller, loader in
          if let object = loader.object(id, UIButton.self) { controller.badge = object }
        }
        let crash = try #require(UIApplication.shared.crash)
        #expect(crash.rule == .objectMissing)
        #expect(crash.message == scene + message)
      }
    }

    @Test func `a scene of another class than the app asks for is a fault`() throws {
      let app = App()
      app.settle()
      let storyboard = UIStoryboard(name: "Broken", bundle: nil)
      let table: UITableViewController = storyboard.instantiateViewController(
        identifier: "Broken")
      #expect(type(of: table) == UITableViewController.self)
      let crash = try #require(UIApplication.shared.crash)
      #expect(crash.rule == .sceneOfOtherClass)
      #expect(
        crash.message == "Broken.storyboard: the scene 'Broken' is a BrokenViewController, not a "
          + "UITableViewController")
    }

    @Test func `an initial scene of another class than the app asks for is a fault`() throws {
      let app = App()
      app.settle()
      let storyboard = UIStoryboard(name: "Broken", bundle: nil)
      let table: UITableViewController? = storyboard.instantiateInitialViewController { _ in nil }
      #expect(table == nil)
      let crash = try #require(UIApplication.shared.crash)
      #expect(
        crash.message == "Broken.storyboard: the initial scene is a BrokenViewController, not a "
          + "UITableViewController")
    }
  }
}
