import Foundation

/// The default notification center, which calls its observers in the order of their registration.
///
/// Foundation's on Linux calls them in the order of their addresses, which differs from run to run.
/// On iOS, it is the order of registration, although the documentation doesn't promise it.
final class OrderedNotificationCenter: NotificationCenter, @unchecked Sendable {
  // An instance is made of a `NotificationCenter`, so this class must have no stored properties.

  private struct Entry: @unchecked Sendable {
    let token: NSObject
    let name: Notification.Name?
    let sender: ObjectIdentifier?
    let queue: OperationQueue?
    let block: @Sendable (Notification) -> Void

    func fits(_ notification: Notification) -> Bool {
      (name == nil || name == notification.name)
        && (sender == nil || sender == OrderedNotificationCenter.identity(of: notification.object))
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// Makes the process's default notification center an instance of this class.
  ///
  /// Observers that were registered before stay, in no particular order.
  static let install: Void = {
    let center = NotificationCenter.default
    guard type(of: center) == NotificationCenter.self else { return }
    // The first word of an object is its class.
    Unmanaged.passUnretained(center).toOpaque().storeBytes(
      of: unsafeBitCast(OrderedNotificationCenter.self as AnyClass, to: UInt.self), as: UInt.self)
  }()

  private static func identity(of object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }

  override func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    let entry = Entry(
      token: token, name: name, sender: Self.identity(of: object), queue: queue, block: block)
    Self.lock.withLock { Self.entries.append(entry) }
    return token
  }

  override func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  override func removeObserver(
    _ observer: Any, name: NSNotification.Name?, object: Any?
  ) {
    let token = observer as AnyObject
    let sender = Self.identity(of: object)
    Self.lock.withLock {
      Self.entries.removeAll {
        $0.token === token && (name == nil || $0.name == name)
          && (sender == nil || $0.sender == sender)
      }
    }
    super.removeObserver(observer, name: name, object: object)
  }

  override func post(_ notification: Notification) {
    let found = Self.lock.withLock { Self.entries.filter { $0.fits(notification) } }
    for entry in found where isRegistered(entry) {
      guard let queue = entry.queue, queue != OperationQueue.current else {
        entry.block(notification)
        continue
      }
      nonisolated(unsafe) let notification = notification
      queue.addOperations(
        [BlockOperation { entry.block(notification) }], waitUntilFinished: true)
    }
    super.post(notification)
  }

  /// Whether an observer hasn't been removed since the notification was posted, by another one.
  private func isRegistered(_ entry: Entry) -> Bool {
    Self.lock.withLock { Self.entries.contains { $0.token === entry.token } }
  }
}
