import FlowshCommand
public import HeadlessUIKit
import Shell

extension UIApplicationDelegate {
  /// Makes the program a shell for this app; `@main final class AppDelegate` is enough.
  ///
  /// The class must be final, or its `init()` required; otherwise Swift on Linux can't create an
  /// object from its type. If the delegate needs arguments, call `UIApplicationMain(_:)` in a
  /// `main.swift`, with a closure that creates it.
  public static func main() {
    UIApplicationMain { Self() }
  }
}

/// Makes the program a shell for the app of a delegate.
///
/// Call it in a `main.swift`.
///
/// - Parameter makeDelegate: Creates the delegate, once per launch.
public func UIApplicationMain(_ makeDelegate: @escaping () -> any UIApplicationDelegate) -> Never {
  let app = AppEntry(name: Flowsh.programName, summary: "The app of this program") { _ in
    makeDelegate()
  }
  Flowsh.main(AppCatalog([app]))
}
