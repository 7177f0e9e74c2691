import FlowshCommand
public import HeadlessUIKit
import Shell

extension UIApplicationDelegate {
  /// Starts a shell for this app.
  ///
  /// This implementation lets you declare an app with `@main class AppDelegate`.
  ///
  /// The delegate is created by its `init()`. If its initializer takes arguments, call
  /// `UIApplicationMain(_:)` in `main.swift` with a closure that creates the delegate.
  public static func main() {
    UIApplicationMain { ClassInitializer.make(Self.self) }
  }
}

/// Starts a shell for the app with the given delegate.
///
/// Call this function in `main.swift`.
///
/// - Parameter makeDelegate: A closure that creates the delegate. It is called once per launch.
public func UIApplicationMain(_ makeDelegate: @escaping () -> any UIApplicationDelegate) -> Never {
  let app = AppEntry(name: Flowsh.programName, summary: "The app in this program") { _ in
    makeDelegate()
  }
  Flowsh.main(AppCatalog([app]))
}
