// What apps conform to beside `View`. The adapter drops the members that make views, so that no
// requirements are left.

/// A change of a view.
@preconcurrency @MainActor public protocol ViewModifier {}
/// A shape.
public protocol Shape: View {}
/// A style of buttons.
@preconcurrency @MainActor public protocol ButtonStyle {}
/// A style of buttons that sets their actions.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {}
/// A style of labels.
@preconcurrency @MainActor public protocol LabelStyle {}
/// A style of switches.
@preconcurrency @MainActor public protocol ToggleStyle {}
/// A style of text fields.
@preconcurrency @MainActor public protocol TextFieldStyle {}
/// A style of progress views.
@preconcurrency @MainActor public protocol ProgressViewStyle {}

/// A value that views tell to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value without any other.
  static var defaultValue: Value { get }
}

/// A view of UIKit among views of SwiftUI.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View {
  /// The type of the object that is the view's delegate.
  associatedtype Coordinator = Void
  /// The state in which the view is created.
  typealias Context = UIViewRepresentableContext<Self>
}

/// A controller of UIKit among views of SwiftUI.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  /// The type of the object that is the controller's delegate.
  associatedtype Coordinator = Void
  /// The state in which the controller is created.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// The state in which a view of UIKit is created.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that is the view's delegate.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}

/// The state in which a controller of UIKit is created.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that is the controller's delegate.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}
