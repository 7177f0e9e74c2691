public import Foundation

extension Timer {
  /// Creates a timer that calls a method, and adds it to the current run loop.
  ///
  /// As on iOS, the timer retains the target until it is invalidated.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls, in seconds.
  ///   - target: The object.
  ///   - selector: The method, whose argument is the timer.
  ///   - userInfo: An object that `userInfo` would return; not available on Linux.
  ///   - repeats: Whether the timer fires again and again.
  /// - Returns: The timer.
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = selector.perform(on: target, timer) }
    }
  }

  /// Creates a timer that calls a method, without adding it to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(timeInterval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = selector.perform(on: target, timer) }
    }
  }
}

extension NotificationCenter {
  /// Calls a method of an object for each notification that fits.
  ///
  /// As on iOS, the object isn't retained, and need not be removed. A notification that another
  /// thread posts calls it on the main thread, because Swift code for UIKit belongs there.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - selector: The method, whose argument is the notification.
  ///   - name: The name of the notification; `nil` for any.
  ///   - object: The sender; `nil` for any.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservers.add(observer as AnyObject, selector, name, object, to: self)
  }

  /// Removes an object from all notifications; also what `addObserver(forName:…)` has returned.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, name: nil, object: nil, from: self)
    removeObserver(observer as Any)
  }

  /// Removes an object from the notifications that fit.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservers.remove(observer, name: name, object: object, from: self)
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The thread of the main queue, which in a process with an asynchronous `main` isn't the first
/// one.
package nonisolated enum MainThread {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current thread is the one of the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

extension NSObjectProtocol {
  /// Calls a method, and returns its result if it is an object.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    Self.unmanaged(selector.perform(on: self))
  }

  /// Calls a method with an argument, and returns its result if it is an object.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Self.unmanaged(selector.perform(on: self, object))
  }

  /// Calls a method with two arguments, and returns its result if it is an object.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    Self.unmanaged(selector.perform(on: self, first, second))
  }

  /// Returns whether the object has the method that the selector carries; `false` if the selector
  /// is only a name.
  public func responds(to selector: Selector!) -> Bool { selector.fits(self) }

  private static func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, type(of: result) is AnyClass else { return nil }
    return .passUnretained(result as AnyObject)
  }
}

extension NSObject {
  /// Calls a method after a delay, in seconds; as on iOS, the object is retained until then.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (object, argument) = (self, argument)
    let timer = Timer(timeInterval: delay, repeats: false) { _ in
      MainActor.assumeIsolated { _ = selector.perform(on: object, argument) }
    }
    DelayedCalls.add(selector, timer, to: self)
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Cancels the calls that `perform(_:with:afterDelay:)` has delayed.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.cancel(target as AnyObject, nil)
  }

  /// Cancels the calls of a method that `perform(_:with:afterDelay:)` has delayed; the argument
  /// isn't compared.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedCalls.cancel(target as AnyObject, selector)
  }
}

/// The calls that wait for their time.
@MainActor
private enum DelayedCalls {
  private struct Call {
    let object: ObjectIdentifier
    let selector: Selector
    let timer: Timer
  }

  private static var calls: [Call] = []

  static func add(_ selector: Selector, _ timer: Timer, to object: AnyObject) {
    calls.removeAll { !$0.timer.isValid }
    calls.append(Call(object: ObjectIdentifier(object), selector: selector, timer: timer))
  }

  static func cancel(_ object: AnyObject, _ selector: Selector?) {
    calls.removeAll {
      guard $0.object == ObjectIdentifier(object), selector == nil || $0.selector == selector
      else { return false }
      $0.timer.invalidate()
      return true
    }
  }
}
