import CallStacks
import HeadlessUIKit

/// Captures the calls that lead to each event, from where the session enters the app.
final class CallTracer {
  /// Modules whose functions are not an app's.
  private static let frameworks: Set = [
    "HeadlessUIKit", "AppDriver", "Shell", "Walkthroughs", "FlowshCommand", "UIKit", "CallStacks",
    "Testing", "XCTest", "ArgumentParser",
  ]

  /// The only one, as there is one current session: what it learnt of stacks holds for all launches.
  static let shared = CallTracer()

  private let stacks = StackCollection()
  private(set) lazy var reader = CallReader(stacks, frameworks: Self.frameworks)
  /// Where the session was entered, so that the shell's own frames are not looked at.
  var base: StackBase?

  /// Enters the app from here: callers are not looked at.
  func enter() { base = StackBase.here() }

  /// The code behind the element that was used last.
  var lastFunction: UInt?

  /// The number of the calls that lead here.
  func capture() -> UInt32 { stacks.capture(upTo: base).number }

  /// The calls that a number stands for.
  func calls(_ stack: UInt32) -> [Call] {
    stack == 0 ? [] : reader.calls(of: CapturedStack(number: stack))
  }
}
