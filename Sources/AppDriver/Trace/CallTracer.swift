import CallStacks
import HeadlessUIKit

/// Captures the calls that lead to each event, starting where the session enters the app.
final class CallTracer {
  /// The only tracer, because there is only one current session.
  ///
  /// Its cache of stacks is valid for all launches.
  static let shared = CallTracer()

  private let stacks = StackCollection()
  /// Modules whose functions don't belong to an app.
  private var frameworks: Set = [
    "HeadlessUIKit", "AppDriver", "UIKit", "CallStacks", "Testing", "XCTest",
  ]
  private var reading: CallReader?
  /// The stack frame at which the session was entered, below which frames are ignored.
  var base: StackBase?

  /// The reader that names the calls.
  var reader: CallReader {
    if let reading { return reading }
    let made = CallReader(stacks, frameworks: frameworks)
    reading = made
    return made
  }

  /// Adds modules whose functions don't belong to an app, such as those of a part that drives this
  /// one.
  func leaveOut(_ modules: Set<String>) {
    guard !modules.isSubset(of: frameworks) else { return }
    frameworks.formUnion(modules)
    reading = nil
  }

  /// Marks the current frame as the entry into the app, so that its callers are ignored.
  func enter() { base = StackBase.here() }

  /// The address of the code of the element that was used last.
  var lastFunction: UInt?

  /// The number of the current stack of calls.
  func capture() -> UInt32 { stacks.capture(upTo: base).number }

  /// The app's own types in the calls that a number stands for, the innermost first.
  func types(_ stack: UInt32) -> [String] {
    stack == 0 ? [] : reader.types(on: CapturedStack(number: stack))
  }

  /// The calls that a number stands for.
  func calls(_ stack: UInt32) -> [Call] {
    stack == 0 ? [] : reader.calls(of: CapturedStack(number: stack))
  }
}
