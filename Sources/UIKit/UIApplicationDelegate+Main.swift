import FlowshCommand
public import HeadlessUIKit
import Shell

extension UIApplicationDelegate {
  /// Makes the program a shell for this app: `@main final class AppDelegate` is all the wiring.
  ///
  /// The class must be final, or its `init()` required: Swift on Linux makes an object from its
  /// type only then. A delegate that is made with arguments is given as a closure to
  /// `UIApplicationMain(_:)` in a `main.swift`.
  public static func main() {
    UIApplicationMain { Self() }
  }
}

/// Makes the program a shell for the app of a delegate; for a `main.swift`.
///
/// - Parameter makeDelegate: makes the delegate, once for each launch.
public func UIApplicationMain(_ makeDelegate: @escaping () -> any UIApplicationDelegate) -> Never {
  let app = AppEntry(name: Flowsh.programName, summary: "The app of this program") { _ in
    makeDelegate()
  }
  Flowsh.main(AppCatalog([app]))
}
