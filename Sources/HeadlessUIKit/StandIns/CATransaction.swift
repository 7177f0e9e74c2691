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
    var completion: (() -> Void)?
  }

  private static var groups: [Group] = []

  nonisolated deinit {}

  /// Begins a group.
  ///
  /// If a group has already begun, the new one is nested in it.
  public static func begin() {
    let deferred = UIApplication.shared.deferred
    groups.append(Group(unsettled: deferred.count, animations: deferred.animations.begun))
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

  /// Does nothing.
  ///
  /// In Core Animation, sets the duration of the animations.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Does nothing.
  ///
  /// In Core Animation, enables or disables implicit animations.
  public static func setDisableActions(_ flag: Bool) {}
  /// Lays out the visible windows, as `layoutIfNeeded()` does.
  public static func flush() {
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }
}

/// A time in seconds.
public typealias CFTimeInterval = Double
