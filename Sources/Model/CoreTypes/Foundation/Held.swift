/// A strong or weak reference to an object.
nonisolated struct Held<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, weakly: Bool) {
    strong = weakly ? nil : object
    weak = weakly ? object : nil
  }

  /// The referenced object; `nil` if it has been freed.
  var object: Object? { strong ?? weak }
}
