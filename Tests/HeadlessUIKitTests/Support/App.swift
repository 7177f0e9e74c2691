import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// All tests of HeadlessUIKit, run serially because a process has only one `UIApplication.shared`.
@Suite(.serialized, .exclusive) enum HeadlessUIKitTests {}

/// An app with a window, for use in one test.
///
/// Its `deinit` restores the previous `UIApplication.shared`.
struct App: ~Copyable {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let journal = Journal()
  private let previous = UIApplication.shared

  init() {
    UIApplication.running = UIApplication()
    // The previous test may have changed the device to a tablet.
    UIScreen.main.become(size: CGSize(width: 390, height: 844), .compact, .regular, .phone)
  }

  deinit {
    let previous = previous
    MainActor.assumeIsolated { UIApplication.running = previous }
  }

  /// Creates a screen that records its callbacks.
  func screen(_ name: String) -> Screen { Screen(name, journal) }

  /// Shows a controller as the window's root and clears the recorded calls.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    journal.clear()
  }

  /// Shows a navigation controller whose stack consists of new screens with the given names.
  func stack(_ names: String...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { screen($0) }
    show(navigation)
    return navigation
  }

  func settle() { UIApplication.shared.settleTransitions() }

  /// The UIKit rules that the app has violated, in chronological order.
  var broken: [Rule] {
    let log = UIApplication.shared.log
    return (log.start..<log.count).compactMap { log[$0].rule }
  }

  /// The kinds of the events since launch, in chronological order.
  var events: [ActivityEvent.Kind] {
    let log = UIApplication.shared.log
    return (log.start..<log.count).map { log[$0].kind }
  }

  /// The last event that reports a rule violation.
  var lastBreach: ActivityEvent? {
    let log = UIApplication.shared.log
    return (log.start..<log.count).map { log[$0] }.last { $0.rule != nil }
  }
}
