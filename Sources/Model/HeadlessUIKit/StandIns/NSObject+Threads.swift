public import Foundation

extension NSObject {
  /// Calls a method on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - arg: Its argument.
  ///   - wait: Whether to return only after the call.
  public nonisolated func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    let call: @MainActor () -> Void = { _ = aSelector.perform(on: object, argument) }
    if wait, MainThread.isCurrent { return MainActor.assumeIsolated(call) }
    if wait { return DispatchQueue.main.sync(execute: call) }
    DispatchQueue.main.async(execute: call)
  }

  /// Calls a method later on the main thread, because Swift code for UIKit belongs there.
  public nonisolated func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// Calls a method after a delay, in seconds, in given modes of the run loop.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }
}

nonisolated extension Thread {
  /// Creates a thread that calls a method; the call is made on the main thread, because Swift code
  /// for UIKit belongs there.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    self.init {
      DispatchQueue.main.sync { _ = selector.perform(on: target, argument) }
    }
  }
}

nonisolated extension Timer {
  /// Creates a timer that first calls a method at a date, without adding it to a run loop.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = selector.perform(on: target, timer) }
    }
  }
}

nonisolated extension RunLoop.Mode {
  /// The mode while a finger moves a scroll view; never entered.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
