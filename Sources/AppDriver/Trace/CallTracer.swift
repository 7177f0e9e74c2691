import CallStacks
import HeadlessUIKit

/// Captures the calls that lead to each event, from where the session enters the app.
final class CallTracer {
  /// The only one, as there is one current session: what it learnt of stacks holds for all launches.
  static let shared = CallTracer()

  private let stacks = StackCollection()
  /// Modules whose functions are not an app's.
  private var frameworks: Set = [
    "HeadlessUIKit", "AppDriver", "UIKit", "CallStacks", "Testing", "XCTest",
  ]
  private var reading: CallReader?
  /// Where the session was entered, so that the shell's own frames are not looked at.
  var base: StackBase?

  /// What names the calls.
  var reader: CallReader {
    if let reading { return reading }
    let made = CallReader(stacks, frameworks: frameworks)
    reading = made
    return made
  }

  /// Adds modules whose functions are not an app's: those that drive the driver.
  func leaveOut(_ modules: Set<String>) {
    guard !modules.isSubset(of: frameworks) else { return }
    frameworks.formUnion(modules)
    reading = nil
  }

  /// Enters the app from here: callers are not looked at.
  func enter() { base = StackBase.here() }

  /// The code behind the element that was used last.
  var lastFunction: UInt?

  /// The number of the calls that lead here.
  func capture() -> UInt32 { stacks.capture(upTo: base).number }

  /// The types of the app's own in the calls that a number stands for, the innermost first.
  func types(_ stack: UInt32) -> [String] {
    stack == 0 ? [] : reader.types(on: CapturedStack(number: stack))
  }

  /// The calls that a number stands for.
  func calls(_ stack: UInt32) -> [Call] {
    stack == 0 ? [] : reader.calls(of: CapturedStack(number: stack))
  }
}
