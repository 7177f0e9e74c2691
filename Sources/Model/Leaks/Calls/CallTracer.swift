package import CallStacks
import HeadlessUIKit

/// A tracer that captures the calls that lead to each event, starting where the session enters the
/// app.
package final class CallTracer {
  /// The only tracer, because there is only one current session.
  ///
  /// Its cached stacks stay valid for all launches.
  package static let shared = CallTracer()

  private let stacks = StackCollection()
  /// The modules whose functions don't belong to an app.
  private var frameworks = CallTracer.ownModules
  /// The modules of flowsh, those under Apple's names included, and of tests.
  static let ownModules = FrameworkModules.names.union([
    "HeadlessUIKit", "CoreTypes", "AppDriver", "Leaks", "UIKit", "CallStacks", "VirtualClock",
    "PatchedOpenCombine", "CombinePublishers", "SafariServices", "Testing", "XCTest",
  ])
  private var reading: CallReader?
  /// The stack frame at which the session was entered.
  ///
  /// The frames of its callers are ignored. It is valid until the function that has entered the
  /// session returns.
  package var base: StackBase?

  /// The reader that names the calls.
  package var reader: CallReader {
    if let reading { return reading }
    let made = CallReader(stacks, frameworks: frameworks)
    reading = made
    return made
  }

  /// Adds modules whose functions don't belong to an app, such as a module that drives sessions.
  package func leaveOut(_ modules: Set<String>) {
    guard !modules.isSubset(of: frameworks) else { return }
    frameworks.formUnion(modules)
    reading = nil
  }

  /// Records the current frame as the entry into the app, so that its callers are ignored.
  package func enter() { base = StackBase.here() }

  /// The address of the app's code for the element that was used last, and the position of the
  /// first event that it may have caused; `nil` if there is none.
  package var lastFunction: (address: UInt, position: Int)?

  /// Captures the current call stack and returns its number.
  package func capture() -> UInt32 { stacks.capture(upTo: base).number }

  /// Returns the app's own types in the calls of a stack, identified by its number, innermost
  /// first.
  func types(_ stack: UInt32) -> [String] {
    stack == 0 ? [] : reader.types(on: CapturedStack(number: stack))
  }

  /// Returns the calls of a stack, identified by its number.
  package func calls(_ stack: UInt32) -> [Call] {
    stack == 0 ? [] : reader.calls(of: CapturedStack(number: stack))
  }
}
