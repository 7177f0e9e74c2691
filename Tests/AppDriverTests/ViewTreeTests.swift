import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import AppDriver

/// The app of the tests: a form of views.
@MainActor private enum Form {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = Screen()
      window?.makeKeyAndVisible()
      return true
    }
  }

  final class Card: UIView {}

  final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "two\nlines"
      label.accessibilityIdentifier = "title"
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.isEnabled = false
      let (name, secret) = (UITextField(), UITextField())
      name.text = "fred"
      secret.text = "yabba"
      secret.isSecureTextEntry = true
      let toggle = UISwitch()
      toggle.isOn = true
      let card = Card()
      card.isHidden = true
      for view in [name, secret, toggle] { card.addSubview(view) }
      for view in [label, button, card, UIView()] { self.view.addSubview(view) }
      var deep: UIView = card
      for _ in 0..<300 {
        let inside = UIView()
        deep.addSubview(inside)
        deep = inside
      }
    }
  }
}

@Suite(.serialized, .exclusive) struct `The views of a screen` {
  private func flat(_ view: ViewSnapshot, _ depth: Int = 0) -> [String] {
    let parts = [view.type, view.text ?? "-", view.identifier ?? "-"] + view.states
    return [String(repeating: " ", count: depth) + parts.joined(separator: " ")]
      + view.views.flatMap { flat($0, depth + 1) }
  }

  @Test func `are listed with what they show and their states, hidden ones and those inside, too`()
    async throws
  {
    let session = AppSession { _ in Form.AppDelegate() }
    await session.launch()
    let panes = session.views()
    #expect(panes.map(\.controller) == ["Screen"])
    let lines = flat(try #require(panes.first?.view))
    #expect(
      lines.prefix(8).map { $0 } == [
        "UIView - -", " UILabel two\nlines title", " UIButton Open - disabled", " Card - - hidden",
        "  UITextField fred -", "  UITextField - - secure", "  UISwitch - - on", "  UIView - -",
      ])
    #expect(lines.last == " UIView - -")
    #expect(!lines.joined().contains("yabba"))
  }

  @Test func `are cut where there are very many, or where they are nested very deeply`()
    async throws
  {
    let session = AppSession { _ in Form.AppDelegate() }
    await session.launch()
    func leftOut(_ view: ViewSnapshot) -> Int {
      view.views.reduce(view.leftOut ?? 0) { $0 + leftOut($1) }
    }
    let view = try #require(session.views().first?.view)
    // The view at the 201st level has one inside it.
    #expect(leftOut(view) == 1 && flat(view).count == 207)
    let few = try #require(session.views(atMost: 3).first?.view)
    #expect(flat(few).count == 3 && few.leftOut == 2)
  }
}
