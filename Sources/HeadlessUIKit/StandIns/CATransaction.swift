public import Foundation

/// A group of animations with a completion.
///
/// Nothing is animated here, but transitions end when the app settles, and so does the group.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Group {
    let unsettled: Int
    var completion: (() -> Void)?
  }

  private static var groups: [Group] = []

  nonisolated deinit {}

  /// Begins a group, inside the current one if there is one.
  public static func begin() {
    groups.append(Group(unsettled: UIApplication.shared.deferredCount))
  }

  /// Ends the group: its completion runs after the transitions that began within it, or immediately
  /// if there are none.
  public static func commit() {
    guard let group = groups.popLast(), let completion = group.completion else { return }
    let application = UIApplication.shared
    if application.deferredCount > group.unsettled {
      application.settleLater(DeferredCall { completion() })
    } else {
      completion()
    }
  }

  /// Sets the closure that runs when the animations of the group have ended.
  ///
  /// Outside a group, it runs when the app settles.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if !groups.isEmpty {
      groups[groups.count - 1].completion = block
    } else if let block {
      UIApplication.shared.settleLater(DeferredCall { block() })
    }
  }

  /// Sets the duration of animations; ignored.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Disables animations; ignored.
  public static func setDisableActions(_ flag: Bool) {}
  /// Commits pending animations; has no effect.
  public static func flush() {}
}

/// A time in seconds.
public typealias CFTimeInterval = Double
