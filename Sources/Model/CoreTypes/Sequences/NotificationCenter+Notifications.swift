public import Foundation

nonisolated extension NotificationCenter {
  /// Returns the notifications that are posted with a name, as an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender; `nil` for any.
  /// - Returns: The notifications from the moment at which an iterator is made.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// An asynchronous sequence of notifications.
  ///
  /// An iterator keeps the notifications that are posted between two calls, and ends if its task is
  /// canceled.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let hasObject: Bool

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object, hasObject) = (center, name, object, object != nil)
    }

    /// An iterator over notifications.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the iterator's stream's elements; the app passes the notification's contents
      /// between tasks itself.
      fileprivate struct Posted: @unchecked Sendable { let notification: Notification }

      /// The observer, which is removed with the last copy of the iterator.
      fileprivate final class Observer {
        let center: NotificationCenter
        let token: any NSObjectProtocol
        init(_ center: NotificationCenter, _ token: any NSObjectProtocol) {
          (self.center, self.token) = (center, token)
        }
        deinit { center.removeObserver(token as Any) }
      }

      private var posted: AsyncStream<Posted>.Iterator
      private let observer: Observer?

      fileprivate init(_ posted: AsyncStream<Posted>, _ observer: Observer?) {
        self.posted = posted.makeAsyncIterator()
        self.observer = observer
      }

      /// Returns the next notification, after waiting for it if necessary; `nil` if the task is
      /// canceled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }
      /// Returns the next notification, after waiting for it if necessary; `nil` if the task is
      /// canceled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }

    /// Begins to observe, and returns an iterator over the notifications.
    public func makeAsyncIterator() -> Iterator {
      let (posted, input) = AsyncStream.makeStream(of: Iterator.Posted.self)
      // A sender that was freed posts nothing more.
      if hasObject, object == nil {
        input.finish()
        return Iterator(posted, nil)
      }
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        input.yield(Iterator.Posted(notification: $0))
      }
      return Iterator(posted, Iterator.Observer(center, token))
    }
  }
}

nonisolated extension Notification.Name {
  /// Posted when the clock is set; never on Linux.
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
  /// Posted when Low Power Mode begins or ends; never on Linux.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
