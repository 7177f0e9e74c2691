import Foundation

/// An exception that a framework of iOS beside UIKit raises for a mistake of the app.
package nonisolated enum FrameworkException {
  /// Ends the app, whose code expects a value that there isn't after the mistake.
  ///
  /// - Parameters:
  ///   - framework: The name of the framework.
  ///   - message: The mistake.
  /// - Returns: Never.
  package static func raise(_ framework: StaticString, _ message: String) -> Never {
    let message = "uncaught exception of \(framework): \(message)"
    if MainThread.isCurrent {
      // The main thread is the main actor's. The report of the end names the fault.
      MainActor.assumeIsolated {
        UIApplication.shared.fault(.exceptionOfFramework, nil, nil, message)
      }
    }
    fatalError(message, file: framework, line: 0)
  }
}
