import Foundation

/// The surroundings of code that uses UIKit in a process that launches no app, such as the tests of
/// a package: a key window, and a main run loop that settles.
///
/// On iOS, such tests run inside a host app, which has both.
@MainActor
final class TestHost {
  private var settles = false

  /// Shows a window with an empty root controller in the scene of the shared app.
  ///
  /// It is the key window, unless the tests make another window key.
  func showWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  /// Settles the app when the main run loop next runs, which is while a test waits or is suspended.
  func settleSoon(_ application: UIApplication) {
    guard !settles else { return }
    settles = true
    let settle: @Sendable () -> Void = { [weak self, weak application] in
      MainActor.assumeIsolated {
        self?.settles = false
        application?.settleTransitions()
      }
    }
    // The main queue runs while a test is suspended, and the run loop while one waits in it, even
    // inside a block of the main queue. The first one settles.
    DispatchQueue.main.async(execute: settle)
    RunLoop.main.perform(inModes: [.common], block: settle)
  }

  /// Writes a warning to standard error, where UIKit logs it.
  func warn(_ message: String) {
    FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
  }

  /// Ends the process, as an exception that UIKit raises does.
  func fail(_ message: String) -> Never {
    fatalError("Terminating app due to uncaught exception: \(message)")
  }
}

extension UIApplication {
  /// Becomes the active app of a process that launches none.
  func becomeHost() {
    applicationState = .active
    let host = TestHost()
    host.showWindow()
    self.host = host
    log.removeAll()
  }
}
