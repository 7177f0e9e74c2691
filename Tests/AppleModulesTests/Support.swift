import AppDriver
import DeviceSettings
import HeadlessUIKit
import TestSupport
import Testing

/// An app with one screen, on a device about which nobody has decided anything.
final class TestApp {
  let session: AppSession

  init(
    permissions: [Permission: PermissionStatus] = [:], location: DeviceLocation? = nil,
    root: @escaping () -> UIViewController = { FixtureScreen("Home") }
  ) async {
    DeviceSettings.reset()
    NotificationList.shared.removeAll()
    var context = LaunchContext()
    (context.permissions, context.location) = (permissions, location)
    session = AppSession(context: context) { _ in FixtureDelegate(root: root) }
    await session.launch()
  }

  /// Lets the app do something outside of an action, and settles it.
  func run(_ work: () -> Void) async {
    work()
    _ = await session.perform(.wait(seconds: 0))
  }

  func tap(_ button: String) async {
    let outcome = await session.perform(.tap(session.element(.button, button)))
    #expect(outcome.isDone, "\(button)")
  }

  func select(_ row: String) async {
    let outcome = await session.perform(.select(session.element(.row, row)))
    #expect(outcome.isDone, "\(row)")
  }

  var title: String? { session.screenName }

  /// The elements of the screen, with their values.
  var elements: [String] {
    session.screen()?.panes.flatMap(\.elements).map { element in
      element.value.map { "\(element.label) \($0)" } ?? element.label
    } ?? []
  }
}

/// A value that a closure of any thread sets.
final class Answer<Value: Sendable>: @unchecked Sendable {
  nonisolated(unsafe) var value: Value?
}
