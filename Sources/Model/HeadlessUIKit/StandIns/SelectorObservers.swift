import Foundation

/// The objects whose methods are called for notifications, in the order of their registration.
///
/// Foundation on Linux calls its observers in the order of their addresses, which differs from run
/// to run. So each center has one observer for each name here, which calls the objects. On iOS,
/// they are called in the order of their registration, although the documentation doesn't promise
/// it.
nonisolated enum SelectorObservers {
  /// A name in a center, or all of the center's names.
  private nonisolated struct Channel: Hashable {
    let center: ObjectIdentifier
    let name: NSNotification.Name?
  }

  // Entries are read and changed only within the lock; their weak references may be read on any
  // thread.
  private nonisolated struct Entry: @unchecked Sendable {
    let number: Int
    /// The observer's identity, which is known even while it is being deallocated.
    let identity: ObjectIdentifier
    weak var observer: AnyObject?
    let selector: Selector
    let sender: Sender?

    func fits(_ notification: Notification) -> Bool {
      sender == nil || sender == notification.object.map(Sender.init)
    }
  }

  /// A sender: an object, or a value such as a string, which has no identity.
  private nonisolated enum Sender: Equatable {
    case object(ObjectIdentifier)
    case value(AnyHashable)

    init(_ sender: Any) {
      if !(type(of: sender) is AnyClass), let value = sender as? AnyHashable {
        self = .value(value)
      } else {
        self = .object(ObjectIdentifier(sender as AnyObject))
      }
    }
  }

  /// The observers of a channel, as long as its center exists.
  // Records are read and changed only within the lock, as entries are.
  private nonisolated struct Record: @unchecked Sendable {
    weak var center: NotificationCenter?
    var entries: [Entry] = []
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var records: [Channel: Record] = [:]
  /// The channels on which an observer is registered, or was before it was deallocated.
  nonisolated(unsafe) private static var channels: [ObjectIdentifier: Set<Channel>] = [:]
  nonisolated(unsafe) private static var count = 0

  /// Registers an object.
  static func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?,
    to center: NotificationCenter
  ) {
    let channel = Channel(center: ObjectIdentifier(center), name: name)
    let identity = ObjectIdentifier(observer)
    let isFirst = lock.withLock {
      // An address that is used again belongs to another object.
      for old in channels[identity] ?? [] {
        records[old]?.entries.removeAll { $0.identity == identity && $0.observer == nil }
      }
      count += 1
      // So may an address of a center.
      let isFirst = records[channel]?.center !== center
      if isFirst { records[channel] = Record(center: center) }
      records[channel]?.entries.append(
        Entry(
          number: count, identity: identity, observer: observer, selector: selector,
          sender: object.map(Sender.init)))
      channels[identity, default: []].insert(channel)
      return isFirst
    }
    guard isFirst else { return }
    _ = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      // It's a value; what it refers to, the app passes to another thread itself.
      nonisolated(unsafe) let notification = notification
      let call: @MainActor () -> Void = { notify(of: notification, on: channel) }
      guard MainThread.isCurrent else { return DispatchQueue.main.async(execute: call) }
      // The main thread is the main actor's.
      MainActor.assumeIsolated(call)
    }
  }

  @MainActor private static func notify(of notification: Notification, on channel: Channel) {
    let found = lock.withLock {
      (records[channel]?.entries ?? []).filter { $0.fits(notification) }
    }
    for entry in found {
      // An earlier observer may have removed this one.
      let isRegistered = lock.withLock {
        (records[channel]?.entries ?? []).contains { $0.number == entry.number }
      }
      guard isRegistered, let observer = entry.observer else { continue }
      entry.selector.perform(on: observer, notification)
    }
  }

  /// Removes an object's registrations that fit.
  static func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?,
    from center: NotificationCenter
  ) {
    let identity = ObjectIdentifier(observer)
    let sender = object.map(Sender.init)
    lock.withLock {
      guard let known = channels[identity] else { return }
      for channel in known where channel.center == ObjectIdentifier(center) {
        guard name == nil || channel.name == name else { continue }
        records[channel]?.entries.removeAll {
          $0.identity == identity && (sender == nil || $0.sender == sender)
        }
        if records[channel]?.entries.contains(where: { $0.identity == identity }) != true {
          channels[identity]?.remove(channel)
        }
      }
      if channels[identity]?.isEmpty == true { channels[identity] = nil }
    }
  }
}
