public import Foundation

/// A group of animations, of which the end can be heard.
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

  /// Begins a group, within the one that is open.
  public static func begin() {
    groups.append(Group(unsettled: UIApplication.shared.deferredCount))
  }

  /// Ends the group: its completion runs after the transitions that were begun within it, at once
  /// where there are none.
  public static func commit() {
    guard let group = groups.popLast(), let completion = group.completion else { return }
    let application = UIApplication.shared
    if application.deferredCount > group.unsettled {
      application.settleLater(DeferredCall { completion() })
    } else {
      completion()
    }
  }

  /// Says what runs when the animations of the group have ended.
  ///
  /// Outside a group it runs when the app settles.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if !groups.isEmpty {
      groups[groups.count - 1].completion = block
    } else if let block {
      UIApplication.shared.settleLater(DeferredCall { block() })
    }
  }

  /// How long animations take; kept by nobody.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Whether there are no animations; kept by nobody.
  public static func setDisableActions(_ flag: Bool) {}
  /// Begins the animations that wait; none do.
  public static func flush() {}
}

/// A time in seconds.
public typealias CFTimeInterval = Double
