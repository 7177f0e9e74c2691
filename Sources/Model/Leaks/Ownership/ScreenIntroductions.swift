import HeadlessUIKit
import StrongReferences

/// A record of which coordinator pushed or presented each screen, according to captured calls.
final class ScreenIntroductions {
  private struct Introduction {
    /// The number of the call stack from which the controller was shown.
    let stack: UInt32
    /// Whether the controller was put into a container or a window, and wasn't pushed or presented.
    let isFilling: Bool
    /// The coordinator that showed the controller; `nil` until it has been distinguished from
    /// others of its type.
    var coordinator: (reference: UnownedReference, type: String)?
  }

  private let log: ActivityLog
  /// The introductions, keyed by the controllers' numbers.
  private var introductions: [Int: Introduction] = [:]
  private var typesOnStacks: [UInt32: [String]] = [:]
  private var cursor = 0
  /// The number of entries above which the entries of freed controllers are removed.
  private var bound = 256

  init(log: ActivityLog) { self.log = log }

  nonisolated deinit {}

  /// Returns the coordinator recorded as having shown a controller; `nil` if there is none or it
  /// has been freed.
  func introducer(of controller: UIViewController) -> AnyObject? {
    introductions[controller.number]?.coordinator?.reference.target
  }

  /// Records which coordinator showed a controller.
  ///
  /// Captured calls identify a coordinator only by its type, and more coordinators of that type may
  /// be created later.
  func note(_ coordinator: AnyObject, asIntroducerOf controller: UIViewController) {
    introductions[controller.number]?.coordinator =
      (UnownedReference(coordinator), TypeNames.name(of: type(of: coordinator)))
  }

  /// Returns the coordinator types in the calls that showed a controller, innermost first.
  ///
  /// If the coordinator that showed the controller has been recorded, returns only the types that
  /// called it.
  ///
  /// If a coordinator shows the screen through a router, the router's type follows the
  /// coordinator's type.
  func coordinatorTypes(behind controller: UIViewController, _ tracer: CallTracer) -> [String] {
    guard let introduction = introductions[controller.number] else { return [] }
    let types = types(on: introduction.stack, tracer)
    guard let noted = introduction.coordinator else { return types }
    return Array(types.drop { $0 != noted.type }.dropFirst())
  }

  private func types(on stack: UInt32, _ tracer: CallTracer) -> [String] {
    if let known = typesOnStacks[stack] { return known }
    var types = tracer.types(stack)
      .map { String($0[($0.lastIndex(of: ".").map($0.index(after:)) ?? $0.startIndex)...]) }
      .filter(CoordinatorRule.isNameOfOne)
    if let place = types.firstIndex(where: { !CoordinatorRule.isNameOfRouter($0) }), place > 0 {
      types.insert(types.remove(at: place), at: 0)
    }
    typesOnStacks[stack] = types
    return types
  }

  /// Reads the events that were logged since the previous update.
  ///
  /// - Complexity: Linear in the number of new events.
  func update(alive: some Sequence<UIViewController>) {
    guard cursor != log.count else { return }
    for position in max(cursor, log.start)..<max(cursor, log.count) {
      let event = log[position]
      guard event.stack != 0, let shown = event.subject, Self.shows(event.kind, shown.type) else {
        continue
      }
      introductions[shown.number] = Introduction(
        stack: event.stack, isFilling: Self.fills(event.kind))
    }
    cursor = log.count
    guard introductions.count > bound else { return }
    let numbers = Set(alive.map(\.number))
    introductions = introductions.filter { numbers.contains($0.key) }
    bound = max(256, introductions.count * 2)
  }

  /// Returns whether a controller was last put into a container or a window, rather than pushed or
  /// presented.
  ///
  /// The object that fills a container may get the controllers from others.
  func wasFilledIn(_ controller: UIViewController) -> Bool {
    introductions[controller.number]?.isFilling == true
  }

  private static func fills(_ kind: ActivityEvent.Kind) -> Bool {
    switch kind {
    case .set, .windowRoot, .addChild, .setColumn: true
    default: false
    }
  }

  /// Returns whether an event indicates that a coordinator showed a controller.
  ///
  /// For a container, only a presentation counts. If a container is pushed, it belongs to the
  /// coordinator that holds it.
  private static func shows(_ kind: ActivityEvent.Kind, _ type: AnyClass) -> Bool {
    switch kind {
    case .present: true
    case .push, .set, .windowRoot, .addChild, .showDetail, .setColumn, .turnPage:
      !(type is UINavigationController.Type || type is UITabBarController.Type
        || type is UISplitViewController.Type || type is UIPageViewController.Type)
    default: false
    }
  }
}
