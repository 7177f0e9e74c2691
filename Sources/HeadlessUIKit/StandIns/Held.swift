/// An object, held so that it lives or so that it may go.
nonisolated struct Held<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, weakly: Bool) {
    strong = weakly ? nil : object
    weak = weakly ? object : nil
  }

  /// The object, nil where it is gone.
  var object: Object? { strong ?? weak }
}
