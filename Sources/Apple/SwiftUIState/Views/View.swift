public import Observation

/// A view of SwiftUI, of which the stored properties and the initializers are there.
///
/// Nothing is drawn. The source adapter drops `body` and what else makes views.
@preconcurrency @MainActor @dynamicMemberLookup
public protocol View {}

extension View {
  /// A modifier of the view; nothing shows what it changes.
  public subscript(dynamicMember name: String) -> ViewModification<Self> {
    ViewModification(view: self)
  }

  /// Gives an object to the view and to those in it.
  public func environmentObject(_ object: some AnyObject) -> Self {
    provide { $0.objects.append(object) }
  }

  /// Gives an object to the view and to those in it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> Self {
    provide { values in
      if let object { values.objects.append(object) }
    }
  }

  /// Sets a value of the environment of the view and of those in it.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Self {
    provide { $0[keyPath: path] = value }
  }

  private func provide(_ change: (inout EnvironmentValues) -> Void) -> Self {
    StoredContent(of: self).provide(change)
    return self
  }
}

/// The call of a modifier, which returns the view as it is.
@preconcurrency @MainActor @dynamicCallable
public struct ViewModification<Modified: View> {
  let view: Modified

  /// Returns the view.
  public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any?>) -> Modified {
    view
  }
}
