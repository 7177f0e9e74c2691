import Foundation

/// An exception that a framework of iOS beside UIKit raises for a mistake of the app.
package nonisolated enum FrameworkException {
  /// Ends the app, and lets its code go on with a value that does no harm.
  ///
  /// On another thread, the app ends when the main thread is free.
  ///
  /// - Parameters:
  ///   - name: The name of the exception.
  ///   - reason: The reason, in Apple's words.
  package static func fault(_ name: StaticString, _ reason: String) {
    let report: @MainActor @Sendable () -> Void = {
      // The first exception ends the app; the code after it would raise others.
      guard !UIApplication.shared.hasCrashed else { return }
      UIApplication.shared.fault(.exceptionOfFramework, nil, nil, "\(name): \(reason)")
    }
    guard MainThread.isCurrent else { return DispatchQueue.main.async(execute: report) }
    // The main thread is the main actor's.
    MainActor.assumeIsolated(report)
  }

  /// Ends the app, whose code expects a value that there isn't after the mistake.
  ///
  /// - Parameters:
  ///   - name: The name of the exception.
  ///   - reason: The reason, in Apple's words.
  /// - Returns: Never.
  package static func raise(_ name: StaticString, _ reason: String) -> Never {
    // The report of the end names the fault.
    if MainThread.isCurrent { fault(name, reason) }
    fatalError(reason, file: name, line: 0)
  }
}
