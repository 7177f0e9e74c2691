import HeadlessUIKit

/// Who pushed or presented each screen, by the calls that the log captured.
final class ScreenIntroductions {
  private let log: ActivityLog
  /// The stacks of calls that showed the controllers, by their numbers.
  private var stacks: [Int: UInt32] = [:]
  private var typesOnStacks: [UInt32: [String]] = [:]
  private var cursor = 0
  /// From how many entries on those of controllers that are gone are dropped.
  private var bound = 256

  init(log: ActivityLog) { self.log = log }

  nonisolated deinit {}

  /// The types named as coordinators are in the calls that showed a controller, the innermost first.
  ///
  /// A router that a coordinator calls to show the screen for it comes after that coordinator.
  func coordinatorTypes(behind controller: UIViewController, _ tracer: CallTracer) -> [String] {
    guard let stack = stacks[controller.number] else { return [] }
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
      stacks[shown.number] = event.stack
    }
    cursor = log.count
    guard stacks.count > bound else { return }
    let numbers = Set(alive.map(\.number))
    stacks = stacks.filter { numbers.contains($0.key) }
    bound = max(256, stacks.count * 2)
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
