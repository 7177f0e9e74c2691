import HeadlessUIKit
import StrongReferences

/// Who pushed or presented each screen, by the calls that the log captured.
final class ScreenIntroductions {
  private struct Introduction {
    /// The calls that showed the controller.
    let stack: UInt32
    /// Which coordinator that was, once it was told from others of its type.
    var coordinator: (reference: UnownedReference, type: String)?
  }

  private let log: ActivityLog
  /// By the controllers' numbers.
  private var introductions: [Int: Introduction] = [:]
  private var typesOnStacks: [UInt32: [String]] = [:]
  private var cursor = 0
  /// From how many entries on those of controllers that are gone are dropped.
  private var bound = 256

  init(log: ActivityLog) { self.log = log }

  nonisolated deinit {}

  /// The coordinator that was noted to have shown a controller; nil once it is gone.
  func introducer(of controller: UIViewController) -> AnyObject? {
    introductions[controller.number]?.coordinator?.reference.target
  }

  /// Notes which coordinator showed a controller: calls name its type only, and others of that type
  /// may come.
  func note(_ coordinator: AnyObject, asIntroducerOf controller: UIViewController) {
    introductions[controller.number]?.coordinator =
      (UnownedReference(coordinator), TypeNames.name(of: type(of: coordinator)))
  }

  /// The types named as coordinators are in the calls that showed a controller, the innermost first;
  /// of one whose introducer was noted, those that called that one.
  ///
  /// A router that a coordinator calls to show the screen for it comes after that coordinator.
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

  /// Reads what was logged since it was last asked.
  ///
  /// - Complexity: Linear in the number of new events.
  func update(alive: some Sequence<UIViewController>) {
    guard cursor != log.count else { return }
    for position in max(cursor, log.start)..<max(cursor, log.count) {
      let event = log[position]
      guard event.stack != 0, let shown = event.subject, Self.shows(event.kind, shown.type) else {
        continue
      }
      introductions[shown.number] = Introduction(stack: event.stack)
    }
    cursor = log.count
    guard introductions.count > bound else { return }
    let numbers = Set(alive.map(\.number))
    introductions = introductions.filter { numbers.contains($0.key) }
    bound = max(256, introductions.count * 2)
  }

  /// A container belongs to who holds it, unless it was presented.
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
