/// A reader that finds the objects that an object holds strongly, and the properties that hold
/// them.
///
/// It reads the stored properties of Swift objects, including those of superclasses. It follows
/// references through structs, tuples, enums, optionals, collections, values of protocol type, and
/// the captures of closures. It never follows or accesses weak, unowned, or unmanaged references,
/// so reading is safe even if their objects have been freed. It runs none of the app's code. It
/// retains nothing except the entries of dictionaries and sets, and the elements of collections
/// built on `ManagedBuffer`, while it reads them.
///
/// Objects must not change on other threads while they are read. Therefore, the reader skips
/// actors, tasks, key paths, and, by default, Foundation's objects other than its collections.
///
/// A reader caches information about types, so reuse one instead of creating one for each query.
package struct ReferenceReader {
  /// The reason nothing can be read; `nil` if there is none.
  ///
  /// If there is an obstacle, the reader finds no references.
  package let obstacle: Obstacle?

  let plans: PlanCache
  /// Returns the place of a closure in the app's sources, by the address of its function.
  private let place: (UInt) -> String?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - isOpaque: A closure that returns whether to skip the properties that a class declares or
  ///     inherits. It is called once for a class, and then for its superclasses. For example, if
  ///     `UIViewController` is opaque, only the properties that the app's subclasses declare are
  ///     read.
  ///   - place: A closure that returns the place of a closure in the app's sources, by the address
  ///     of its function. It is called for the closures of subscriptions on a path.
  package init(
    isOpaque: @escaping (AnyClass) -> Bool = Self.isOpaqueByDefault,
    place: @escaping (UInt) -> String? = { _ in nil }
  ) {
    self.init(obstacle: Self.obstacle, isOpaque: isOpaque, place: place)
  }

  init(
    obstacle: Obstacle?, isOpaque: @escaping (AnyClass) -> Bool = Self.isOpaqueByDefault,
    place: @escaping (UInt) -> String? = { _ in nil }
  ) {
    self.obstacle = obstacle
    self.place = place
    plans = PlanCache(isOpaque: isOpaque)
  }

  /// The reason references can't be read in this process; `nil` if there is none.
  ///
  /// It is determined once, by reading known objects.
  package static let obstacle: Obstacle? = SelfTest.obstacle()

  /// Returns an object's strong references, in the order in which its properties are declared.
  ///
  /// If several references refer to the same object, all of them are listed.
  ///
  /// - Complexity: Linear in the size of the object, excluding the objects that it refers to.
  package func references(of object: AnyObject) -> [Reference] {
    var references: [Reference] = []
    forEachReference(of: object) { target, label in
      references.append(Reference(label: label(), target: .passUnretained(target)))
    }
    return references
  }

  /// Calls a closure with each object that an object holds.
  ///
  /// The label is created only on demand.
  package func forEachReference(
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

  /// Returns the label of an object's first reference to another one; `nil` if there is none.
  ///
  /// For a closure in a subscription, it has the closure's place in the app's sources.
  func label(of target: AnyObject, in holder: AnyObject) -> String? {
    guard obstacle == nil else { return nil }
    let places = Subscription.isPart(type(of: holder)) ? place : { _ in nil }
    var found: String?
    let sink = ListSink(
      body: { object, label in if found == nil, object === target { found = label() } },
      place: places)
    var scan = Scan(plans: plans, sink: sink)
    withExtendedLifetime(holder) {
      scan.read(object: UnsafeRawPointer(Unmanaged.passUnretained(holder).toOpaque()))
    }
    return found
  }

  /// Calls closures with each object that an object holds, and with each of its weak and unowned
  /// references.
  ///
  /// It reads the object only once.
  package func forEachReference(
    of object: AnyObject, _ body: (_ target: AnyObject, _ label: () -> String) -> Void,
    loose: (_ reference: LooseReference, _ label: () -> String) -> Void
  ) {
    guard obstacle == nil else { return }
    withoutActuallyEscaping(body) { body in
      withoutActuallyEscaping(loose) { loose in
        var scan = Scan(plans: plans, sink: ListSink(body: body, looseBody: loose))
        withExtendedLifetime(object) {
          scan.read(object: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
        }
      }
    }
  }

  /// Calls a closure with each of an object's weak and unowned references, such as delegates,
  /// parents, and captures of closures.
  ///
  /// References to freed objects are included.
  package func forEachLooseReference(
    of object: AnyObject, _ body: (_ reference: LooseReference, _ label: () -> String) -> Void
  ) {
    forEachReference(of: object, { _, _ in }, loose: body)
  }
}

/// A sink that passes on all references, but enters deeply nested shared parts only once.
private struct ListSink: ReferenceSink {
  static var readsTrails: Bool { true }

  /// The maximum depth at which storage shared by two properties is listed twice.
  ///
  /// At greater depths, sharing could double the work at every level.
  private static let sharingDepth = 4

  let body: (AnyObject, () -> String) -> Void
  var looseBody: ((LooseReference, () -> String) -> Void)?
  var place: (UInt) -> String? = { _ in nil }
  fileprivate var seen: Set<UnsafeRawPointer> = []

  mutating func foundLoose(_ reference: @autoclosure () -> LooseReference, by trail: Trail) {
    looseBody?(reference()) { trail.description }
  }

  mutating func found(_ object: UnsafeRawPointer, by trail: Trail) {
    // The object is alive, because the one that is being read refers to it.
    body(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()) { trail.text(place) }
  }

  mutating func enters(_ part: UnsafeRawPointer, at depth: Int) -> Bool {
    depth <= Self.sharingDepth || seen.insert(part).inserted
  }
}
