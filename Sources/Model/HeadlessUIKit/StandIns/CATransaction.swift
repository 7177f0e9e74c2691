public import Foundation

/// A group of animations with a completion block.
///
/// Nothing is animated here. Transitions end when the app settles, and so does the group.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Group {
    let unsettled: Int
    /// The number of animations that began before the group.
    let animations: Int
    /// The values by their keys, which nested groups begin with.
    var values: [String: Any]
    var completion: (() -> Void)?
  }

  private static var groups: [Group] = []

  nonisolated deinit {}

  /// Begins a group; if a group has already begun, the new one is nested in it.
  public static func begin() {
    let deferred = UIApplication.shared.deferred
    groups.append(
      Group(
        unsettled: deferred.count, animations: deferred.animations.begun,
        values: groups.last?.values ?? [:]))
  }

  /// Ends the current group.
  ///
  /// Its completion block runs after the transitions that began within the group, or immediately if
  /// there are none.
  public static func commit() {
    guard let group = groups.popLast(), let completion = group.completion else { return }
    let application = UIApplication.shared
    if application.deferred.count > group.unsettled {
      application.call(afterAnimations: group.animations) { completion() }
    } else {
      completion()
    }
  }

  /// Sets the closure to run when the group's animations have ended.
  ///
  /// If there is no current group, the closure runs when the app settles.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if !groups.isEmpty {
      groups[groups.count - 1].completion = block
    } else if let block {
      let application = UIApplication.shared
      application.call(afterAnimations: application.deferred.animations.begun) { block() }
    }
  }

  /// The closure to run when the current group's animations have ended.
  public static func completionBlock() -> (() -> Void)? { groups.last?.completion }

  /// The value of a key in the current group; `nil` if there is none.
  ///
  /// Here, no animation uses the values.
  public static func value(forKey key: String) -> Any? { groups.last?.values[key] }
  /// Sets the value of a key in the current group; without a group, does nothing.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    if !groups.isEmpty { groups[groups.count - 1].values[key] = anObject }
  }
  /// The duration of the current group's animations, in seconds; not used.
  public static func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }
  /// Sets the duration of the current group's animations, in seconds; not used.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  /// The pace of the current group's animations; not used.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// Sets the pace of the current group's animations; not used.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// Whether changes of layers aren't animated by themselves; not used.
  public static func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }
  /// Sets whether changes of layers aren't animated by themselves; not used.
  public static func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }
  /// Does nothing, because only the main thread changes layers.
  public static func lock() {}
  /// Does nothing, because only the main thread changes layers.
  public static func unlock() {}
  /// Lays out the visible windows, as `layoutIfNeeded()` does.
  public static func flush() {
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The key of a group's duration.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a group's changes aren't animated by themselves.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key of a group's pace.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a group's completion block.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
