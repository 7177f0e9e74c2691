import Foundation

/// The objects whose methods are called for notifications, in the order of their registration.
///
/// Foundation on Linux calls its observers in the order of their addresses, which differs from run to
/// run. So each center has one observer for each name here, which calls the objects. On iOS, they are
/// called in the order of their registration, although the documentation doesn't promise it.
nonisolated enum SelectorObservers {
  /// A name in a center, or all of the center's names.
  private nonisolated struct Channel: Hashable {
    let center: ObjectIdentifier
    let name: NSNotification.Name?
  }

  private nonisolated struct Entry: @unchecked Sendable {
    let number: Int
    /// The observer's identity, which is known even while it is being deallocated.
    let identity: ObjectIdentifier
    weak var observer: AnyObject?
    let selector: Selector
    let sender: ObjectIdentifier?

    func fits(_ notification: Notification) -> Bool {
      sender == nil || sender == notification.object.map { ObjectIdentifier($0 as AnyObject) }
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Channel: [Entry]] = [:]
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
        entries[old]?.removeAll { $0.identity == identity && $0.observer == nil }
      }
      count += 1
      let isFirst = entries[channel] == nil
      entries[channel, default: []].append(
        Entry(
          number: count, identity: identity, observer: observer, selector: selector,
          sender: object.map { ObjectIdentifier($0 as AnyObject) }))
      channels[identity, default: []].insert(channel)
      return isFirst
    }
    guard isFirst else { return }
    _ = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      let call: @MainActor () -> Void = { notify(of: notification, on: channel) }
      guard MainThread.isCurrent else { return DispatchQueue.main.async(execute: call) }
      MainActor.assumeIsolated(call)
    }
  }

  @MainActor private static func notify(of notification: Notification, on channel: Channel) {
    let found = lock.withLock { (entries[channel] ?? []).filter { $0.fits(notification) } }
    for entry in found {
      // An earlier observer may have removed this one.
      let isRegistered = lock.withLock {
        (entries[channel] ?? []).contains { $0.number == entry.number }
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
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    lock.withLock {
      guard let known = channels[identity] else { return }
      for channel in known where channel.center == ObjectIdentifier(center) {
        guard name == nil || channel.name == name else { continue }
        entries[channel]?.removeAll {
          $0.identity == identity && (sender == nil || $0.sender == sender)
        }
        if entries[channel]?.contains(where: { $0.identity == identity }) != true {
          channels[identity]?.remove(channel)
        }
      }
      if channels[identity]?.isEmpty == true { channels[identity] = nil }
    }
  }
}
