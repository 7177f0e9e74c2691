/// Tells which objects an object holds strongly, and by what.
///
/// It reads the stored properties of Swift objects, superclasses' included, through structs, tuples,
/// enums, optionals, collections, values of protocol type and the captures of closures. Weak, unowned
/// and unmanaged references are never followed, nor touched: one whose object is gone does no harm.
/// No code of the app's runs, and nothing is retained, but for entries of dictionaries and sets while
/// they are read, and for elements of collections built on `ManagedBuffer`.
///
/// Objects must not be changed elsewhere while they are read. Actors are therefore leaves, as are
/// tasks, key paths, and by default Foundation's objects other than its collections.
///
/// A reader remembers what it learnt of types: keep one rather than making one a question.
public struct ReferenceReader {
  /// Why nothing can be read, if so; the reader then finds no references.
  public let obstacle: Obstacle?

  let plans: PlanCache

  /// Makes a reader.
  ///
  /// - Parameter isOpaque: Whether the properties that a class declares or inherits are left unread.
  ///   It is asked once for a class and then for its superclasses, so that of an app's view
  ///   controller the app's own properties are read even where `UIViewController` is opaque.
  public init(isOpaque: @escaping (AnyClass) -> Bool = Self.isOpaqueByDefault) {
    self.init(obstacle: Self.obstacle, isOpaque: isOpaque)
  }

  init(obstacle: Obstacle?, isOpaque: @escaping (AnyClass) -> Bool = Self.isOpaqueByDefault) {
    self.obstacle = obstacle
    plans = PlanCache(isOpaque: isOpaque)
  }

  /// Why no reader can read in this process: found out once, by reading objects made for the purpose.
  public static let obstacle: Obstacle? = SelfTest.obstacle()

  /// The strong references that an object holds, in the order in which its properties are declared.
  ///
  /// An object that is held several times is listed as often.
  ///
  /// - Complexity: Linear in what the object holds without other objects in between.
  public func references(of object: AnyObject) -> [Reference] {
    var references: [Reference] = []
    forEachReference(of: object) { target, label in
      references.append(Reference(label: label(), target: .passUnretained(target)))
    }
    return references
  }

  /// Gives a closure each object that an object holds; the label is made when it is asked for.
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

  /// Gives a closure each weak and unowned reference of an object: delegates, parents, what closures
  /// capture without keeping it; also one whose object is gone.
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

/// Hands on everything, but reads parts that lie deep only once.
private struct ListSink: ReferenceSink {
  /// So deep, the same storage in two properties is told twice; deeper, sharing may double with
  /// every level.
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
