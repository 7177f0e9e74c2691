/// Finds the objects that an object holds strongly, and the properties that hold them.
///
/// It reads the stored properties of Swift objects, including those of superclasses, through
/// structs, tuples, enums, optionals, collections, values of protocol type, and the captures of
/// closures. It never follows or accesses weak, unowned and unmanaged references, so it is safe if
/// their objects are gone. It runs no code of the app and retains nothing, except for entries of
/// dictionaries and sets while they are read, and elements of collections built on `ManagedBuffer`.
///
/// Objects must not change on other threads while they are read. Actors are therefore leaves, and
/// so are tasks, key paths, and by default Foundation's objects other than its collections.
///
/// A reader caches its knowledge of types: reuse one instead of creating one for each query.
public struct ReferenceReader {
  /// The reason why nothing can be read, if there is one; the reader then finds no references.
  public let obstacle: Obstacle?

  let plans: PlanCache

  /// Creates a reader.
  ///
  /// - Parameter isOpaque: Whether to skip the properties that a class declares or inherits. It is
  ///   called once for a class and then for its superclasses. The app's own properties of a view
  ///   controller are therefore read even if `UIViewController` is opaque.
  public init(isOpaque: @escaping (AnyClass) -> Bool = Self.isOpaqueByDefault) {
    self.init(obstacle: Self.obstacle, isOpaque: isOpaque)
  }

  init(obstacle: Obstacle?, isOpaque: @escaping (AnyClass) -> Bool = Self.isOpaqueByDefault) {
    self.obstacle = obstacle
    plans = PlanCache(isOpaque: isOpaque)
  }

  /// The reason why no reader can read in this process; found once, by reading known objects.
  public static let obstacle: Obstacle? = SelfTest.obstacle()

  /// The strong references of an object, in the order in which its properties are declared.
  ///
  /// An object that is held several times is listed several times.
  ///
  /// - Complexity: Linear in the contents of the object, not counting the objects that it refers
  ///   to.
  public func references(of object: AnyObject) -> [Reference] {
    var references: [Reference] = []
    forEachReference(of: object) { target, label in
      references.append(Reference(label: label(), target: .passUnretained(target)))
    }
    return references
  }

  /// Calls a closure with each object that an object holds; the label is created only on demand.
  public func forEachReference(
    of object: AnyObject, _ body: (_ target: AnyObject, _ label: () -> String) -> Void
  ) {
    guard obstacle == nil else { return }
    withoutActuallyEscaping(body) { body in
      var scan = Scan(plans: plans, sink: ListSink(body: body))
      withExtendedLifetime(object) {
        scan.read(object: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
      }
    }
  }

  /// Calls a closure with each weak and unowned reference of an object, such as delegates, parents
  /// and captures of closures, even if the target has been freed.
  public func forEachLooseReference(
    of object: AnyObject, _ body: (_ reference: LooseReference, _ label: () -> String) -> Void
  ) {
    guard obstacle == nil else { return }
    withoutActuallyEscaping(body) { body in
      var scan = Scan(plans: plans, sink: ListSink(body: { _, _ in }, looseBody: body))
      withExtendedLifetime(object) {
        scan.read(object: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
      }
    }
  }
}

/// Passes all references on, but reads deeply nested shared parts only once.
private struct ListSink: ReferenceSink {
  /// Up to this depth, storage shared by two properties is listed twice.
  ///
  /// Below it, sharing could double the work with every level.
  private static let sharingDepth = 4

  let body: (AnyObject, () -> String) -> Void
  let looseBody: ((LooseReference, () -> String) -> Void)?
  private var seen: Set<UnsafeRawPointer> = []

  init(
    body: @escaping (AnyObject, () -> String) -> Void,
    looseBody: ((LooseReference, () -> String) -> Void)? = nil
  ) {
    self.body = body
    self.looseBody = looseBody
  }

  mutating func foundLoose(_ reference: @autoclosure () -> LooseReference, by trail: Trail) {
    looseBody?(reference()) { trail.description }
  }

  mutating func found(_ object: UnsafeRawPointer, by trail: Trail) {
    body(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()) { trail.description }
  }

  mutating func enters(_ part: UnsafeRawPointer, at depth: Int) -> Bool {
    depth <= Self.sharingDepth || seen.insert(part).inserted
  }
}
