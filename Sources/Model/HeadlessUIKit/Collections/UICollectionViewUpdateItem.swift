public import Foundation

/// A change of an item; never created here, because updates aren't animated.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public nonisolated enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// The place of the item before the change; `nil` if it is inserted.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The place of the item after the change; `nil` if it is deleted.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of the change; always `none`.
  open var updateAction: Action { .none }

  nonisolated deinit {}
}
