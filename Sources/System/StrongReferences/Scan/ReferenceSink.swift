/// A receiver of the references that a scan finds.
protocol ReferenceSink {
  /// Whether the receiver uses trails; without them, a scan is faster.
  static var readsTrails: Bool { get }

  /// Receives a strong reference to an object.
  ///
  /// The trail is the path from the scanned object to the reference.
  mutating func found(_ object: UnsafeRawPointer, by trail: Trail)

  /// Receives a weak or unowned reference.
  mutating func foundLoose(_ reference: @autoclosure () -> LooseReference, by trail: Trail)

  /// Returns whether to read a part that several values may share: a closure's context, a box, or
  /// the storage of a collection.
  ///
  /// To keep cycles finite and the cost linear, return false for parts that have already been read.
  mutating func enters(_ part: UnsafeRawPointer, at depth: Int) -> Bool
}

extension ReferenceSink {
  /// Ignores the reference.
  mutating func foundLoose(_ reference: @autoclosure () -> LooseReference, by trail: Trail) {}
}
