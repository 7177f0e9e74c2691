/// A reference that retains nothing, and that can be followed without retaining either.
///
/// The trees of controllers and views are walked upwards many times an action, and each retain on
/// the way would be an atomic operation. The object that a link leads to resets the link when it is
/// freed, so a link is never left behind.
package nonisolated struct Link<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>?

  /// Creates a link to an object, or one that leads nowhere.
  @inlinable package init(_ object: Object?) { reference = object.map { .passUnretained($0) } }

  /// Creates a link to an object that is alive.
  @inlinable package init(_ reference: Unmanaged<Object>) { self.reference = reference }

  /// Whether the link leads nowhere.
  @inlinable package var isEmpty: Bool { reference == nil }

  /// Returns whether the link leads to an object.
  @inlinable @inline(__always)
  package func leads(to object: Object) -> Bool {
    reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// The object, retained; `nil` if there is none.
  @inlinable package var object: Object? { reference?.takeUnretainedValue() }

  /// Returns what a closure reads of the object; `nil` if there is none.
  ///
  /// The object isn't retained meanwhile, so the closure must not call code of the app, which might
  /// free it.
  @inlinable @inline(__always)
  package func read<Value>(_ body: (Object) -> Value) -> Value? {
    reference?._withUnsafeGuaranteedRef(body)
  }
}
