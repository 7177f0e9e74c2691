public import HeadlessUIKit

/// The delegate of an app that has its first screen from SwiftUI.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIResponder & UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates the delegate.
  public init(_ type: Delegate.Type = Delegate.self) { wrappedValue = ClassInitializer.make(type) }
}

/// The wrapper of a delegate.
@MainActor protocol DelegateAdaptor {
  var delegate: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
  var delegate: any UIApplicationDelegate { wrappedValue }
}
