import AppDriver
import AppSandbox
import FlowshCommand
import Foundation
public import HeadlessUIKit
import Shell
import URLSessionFixtures

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
  SessionTransport.install()
  Flowsh.main(AppCatalog([entry(makeDelegate)]))
}

/// Returns the entry of the app in this program, which reads a data file if it has a store for it.
private func entry(_ makeDelegate: @escaping () -> any UIApplicationDelegate) -> AppEntry {
  let (name, summary) = (Flowsh.programName, "The app in this program")
  guard let type = AppSandbox.initialDataType else {
    return AppEntry(name: name, summary: summary) { _ in makeDelegate() }
  }
  func prepared<Data: InitialData>(_ type: Data.Type, _ file: String?) throws -> PreparedApp {
    let data = try file.map { try Data(contentsOf: $0) }
    return PreparedApp { _ in
      type.use(data)
      return makeDelegate()
    }
  }
  return AppEntry(name: name, summary: summary) { try prepared(type, $0.dataFile) }
}

/// Starts a shell for the app whose delegate is of the given class, as in an iOS app's
/// `main.swift`.
///
/// - Parameters:
///   - argc: The number of arguments; not used.
///   - argv: The arguments; not used.
///   - principalClassName: The name of the application's class; not used.
///   - delegateClassName: The name of the delegate's class, with its module.
/// - Returns: Never.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let type = NSClassFromString(name) as? any UIApplicationDelegate.Type
  else {
    fatalError(
      "UIApplicationMain: there is no app delegate \(delegateClassName ?? "nil"); pass NSStringFromClass(AppDelegate.self)"
    )
  }
  UIApplicationMain { make(type) }
}

private func make<Delegate: UIApplicationDelegate>(
  _ type: Delegate.Type
) -> any UIApplicationDelegate {
  ClassInitializer.make(type)
}
