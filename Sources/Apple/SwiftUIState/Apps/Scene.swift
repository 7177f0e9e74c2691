public import HeadlessUIKit

/// A part of an app's user interface.
@preconcurrency @MainActor @dynamicMemberLookup
public protocol Scene {
  /// Creates the controller that shows the scene.
  func makeController() -> UIViewController
}

extension Scene {
  /// A modifier of the scene; nothing shows what it changes.
  public subscript(dynamicMember name: String) -> SceneModification<Self> {
    SceneModification(scene: self)
  }
}

/// The call of a modifier, which returns the scene as it is.
@preconcurrency @MainActor @dynamicCallable
public struct SceneModification<Modified: Scene> {
  let scene: Modified

  /// Returns the scene.
  public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any?>) -> Modified {
    scene
  }
}

/// A scene that shows a view in a window.
public struct WindowGroup<Root: View>: Scene {
  private let content: @MainActor () -> Root

  /// Creates a scene with a view.
  public init(@ViewBuilder content: @escaping @MainActor () -> Root) { self.content = content }
  /// Creates a scene with a view and a title, which telephones don't show.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Root) {
    self.content = content
  }

  /// Creates the controller that hosts the view.
  public func makeController() -> UIViewController { UIHostingController(rootView: content()) }
}

/// Makes a scene of those that a closure lists; the first is shown.
@preconcurrency @MainActor
@resultBuilder
public enum SceneBuilder {
  /// Makes a scene of one.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Makes a scene of the first of several.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ others: repeat each Other
  ) -> First {
    first
  }
}
