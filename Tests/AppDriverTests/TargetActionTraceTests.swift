import AppDriver
import CallStacks
import HeadlessUIKit
import TestSupport
import Testing

/// A screen whose controls call methods that cause no event.
private final class SettingsScreen: UIViewController {
  let favorite = UISwitch()
  private(set) var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    favorite.accessibilityLabel = "Favorite"
    favorite.addTarget(
      self, action: Selector("favoriteChanged:", SettingsScreen.favoriteChanged(_:)),
      for: .valueChanged)
    view.addSubview(favorite)
    let button = UIButton()
    button.setTitle("Dismiss the keyboard", for: .normal)
    button.addTarget(
      view, action: Selector("endEditing:", UIView.endEditing(_:)), for: .touchUpInside)
    view.addSubview(button)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self,
      action: Selector("sort", SettingsScreen.sort))
  }

  func favoriteChanged(_ sender: UISwitch) { taps += 1 }
  func sort() { taps += 1 }
}

@Suite(.serialized, .exclusive) struct TargetActionTraceTests {
  private let screen = SettingsScreen()
  private let session: AppSession

  init() async {
    let screen = screen
    session = AppSession.fixture { UINavigationController(rootViewController: screen) }
    session.tracesCalls = true
    await session.launch()
  }

  private func calls(_ action: UserAction) async -> [String] {
    let outcome = await session.perform(action)
    return session.trace(of: outcome.events).map { step in
      if case .call(let call) = step { call.nameAndPlace } else { "an event" }
    }
  }

  @Test func `an action without an event shows the methods that the control has called`() async {
    #expect(
      await calls(.toggle(session.element(.toggle, "Favorite")))
        == ["SettingsScreen.favoriteChanged(_:)"])
    #expect(await calls(.tap(session.element(.button, "Sort"))) == ["SettingsScreen.sort()"])
    #expect(screen.taps == 2)
  }

  @Test func `a method of UIKit's own isn't the app's`() async {
    let button = session.element(.button, "Dismiss the keyboard")
    #expect(await calls(.tap(button)).isEmpty)
  }

  @Test(arguments: [
    ("tap", "tap()"), ("tap:", "tap(_:)"), ("pick:at:", "pick(_:at:)"), ("two::", "two(_:_:)"),
    ("tap(_:)", "tap(_:)"),
  ])
  func `a selector tells the method's name`(selector: String, name: String) async {
    screen.favorite.addTarget(
      screen, action: Selector(selector, SettingsScreen.favoriteChanged(_:)), for: .touchUpInside)
    #expect(
      await calls(.toggle(session.element(.toggle, "Favorite")))
        == ["SettingsScreen.favoriteChanged(_:)", "SettingsScreen.\(name)"])
  }
}
