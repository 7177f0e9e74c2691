public import Foundation

/// A timer that calls a method of an object for each frame of the display.
///
/// Nothing is drawn here, so a display link is a repeating timer of the run loop, with 60 frames
/// per second. Like a repeating `Timer`, it isn't waited for when the app settles; it is called
/// while time passes. As on iOS, it retains its target until it is invalidated, and the run loop
/// retains the link, also while it is paused.
open nonisolated class CADisplayLink: NSObject {
  /// The number of frames of the display in a second.
  static let framesPerSecond = 60

  private var target: Any?
  private let selector: Selector
  private var runLoop: RunLoop?
  private var modes: [RunLoop.Mode] = []
  private var timer: Timer?
  /// The object that the run loop retains as long as the link is in it, even while it is paused.
  private let hold = Hold()
  /// The time at which the timer began.
  private var start: CFTimeInterval = 0
  /// The number of calls since then, with those that came too late to be made.
  private var calls = 0

  /// Creates a display link, which is paused until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object, which is retained.
  ///   - sel: The method, whose argument is the display link.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
  }

  /// A reference that can be released.
  private final class Hold: @unchecked Sendable {
    var link: CADisplayLink?
  }

  // MARK: The run loop

  /// Adds the display link to a mode of a run loop, which retains it.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    runLoop = runloop
    modes.append(mode)
    if let timer { runloop.add(timer, forMode: mode) } else { schedule() }
  }
  /// Removes the display link from a mode of its run loop, which releases it if no mode is left.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard let place = modes.firstIndex(of: mode) else { return }
    modes.remove(at: place)
    schedule()
  }
  /// Removes the display link from all modes, and releases the target.
  open func invalidate() {
    modes = []
    schedule()
    target = nil
  }

  // MARK: Time

  /// Whether the display link makes no calls.
  open var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }
  /// The time of the last frame, in seconds, as `CACurrentMediaTime()` counts them; 0 before the
  /// first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame for which a call is made, in seconds; 0 before the first call.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display, in seconds, however often calls are made; 0 before
  /// the first call.
  open private(set) var duration: CFTimeInterval = 0

  // MARK: The frame rate

  /// The number of calls in a second that the app prefers; 0 for one with each frame.
  ///
  /// Calls are made at a constant rate that divides the display's.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { schedule() } }
  }
  /// The numbers of calls in a second that the app prefers.
  ///
  /// The preferred number, or else the highest one, is used as `preferredFramesPerSecond` is.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { schedule() } }
  }
  /// The number of frames from one call to the next.
  @available(iOS, deprecated: 10.0, message: "preferredFramesPerSecond")
  open var frameInterval = 1 {
    didSet { if frameInterval != oldValue { schedule() } }
  }

  /// The number of frames from one call to the next, which follows from the preferences.
  private var framesPerCall: Int {
    let range = preferredFrameRateRange
    let ofRange = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    let rate = ofRange > 0 ? Double(ofRange) : Double(preferredFramesPerSecond)
    guard rate > 0 else { return max(1, frameInterval) }
    let most = Double(Self.framesPerSecond)
    return Int((most / min(rate, most)).rounded())
  }

  private var interval: CFTimeInterval { Double(framesPerCall) / Double(Self.framesPerSecond) }

  // MARK: Calls

  /// Starts a timer if the display link is to make calls, in place of the one that runs.
  private func schedule() {
    timer?.invalidate()
    timer = nil
    // An invalidated timer keeps its closure until the run loop runs next, so the closure gets the
    // link by what is released at once.
    hold.link = modes.isEmpty ? nil : self
    guard let runLoop, !modes.isEmpty, !isPaused else { return }
    start = CACurrentMediaTime()
    calls = 0
    let timer = Timer(timeInterval: interval, repeats: true) { [hold] _ in hold.link?.callTarget() }
    for mode in modes { runLoop.add(timer, forMode: mode) }
    self.timer = timer
  }

  private func callTarget() {
    // A timer may fire a little early, but not before the frame. One that fires late leaves calls
    // out.
    let passed = Int((CACurrentMediaTime() - start) / interval + 0.01)
    guard passed > calls else { return }
    calls = passed
    timestamp = start + Double(calls) * interval
    targetTimestamp = timestamp + interval
    duration = 1 / Double(Self.framesPerSecond)
    guard let target else { return }
    // They are used only by the call, which runs on the main thread.
    nonisolated(unsafe) let (object, link) = (target, self)
    let call: @MainActor () -> Void = { [selector] in selector.perform(on: object, link) }
    guard MainThread.isCurrent else { return DispatchQueue.main.async(execute: call) }
    MainActor.assumeIsolated(call)
  }
}
