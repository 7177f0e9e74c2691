/// A plan for finding references in values of one type.
///
/// Each plan is created once and then cached. The shape is computed on first use, because types can
/// nest infinitely (`indirect enum Nest<T> { case next(Nest<[T]>) }`), but values can't.
final class TypePlan {
  /// The location of the references in a value.
  enum Shape {
    /// The value contains no references.
    case nothing
    /// The value is a reference, or an optional reference.
    case object
    /// The value is a function with its context, or an optional function.
    case closure
    /// References are in stored properties or tuple elements.
    case fields([Field])
    /// References are in the wrapped value, if there is one.
    case optional(TypePlan)
    /// References are in the payload of the current case.
    case cases([Case])
    /// References are in the contiguous elements of an array or a similar collection.
    case elements(any ContiguousElements.Type, TypePlan)
    /// References are in a fixed number of elements that are stored inline in the value.
    case inlineElements(Int, TypePlan)
    /// References are in the entries of a dictionary or a set.
    case entries(any HashedElements.Type, key: TypePlan, value: TypePlan)
    /// References are in elements that only the collection itself can find.
    case collection(any Collection.Type, TypePlan)
    /// References are in a value whose type is known only at run time.
    case container
    /// References are in an error value.
    case error
    /// The value is a weak or unowned reference, with its declared type.
    case loose(LooseReference.Strength, Any.Type)
  }

  /// A stored property with its label for display.
  struct Field {
    /// The label; `nil` if the property is an implementation detail.
    let label: String?
    let offset: Int
    let plan: TypePlan
    /// Whether the property is a reference, or an optional one.
    ///
    /// Most properties are, so the plan isn't asked for each of them.
    let isReference: Bool

    init(label: String?, offset: Int, plan: TypePlan) {
      self.label = label
      self.offset = offset
      self.plan = plan
      isReference = if case .object = plan.shape { true } else { false }
    }
  }

  /// A case of an enum.
  ///
  /// If the payload is `nil`, there is nothing to read.
  struct Case {
    let label: String
    let isIndirect: Bool
    let payload: TypePlan?
  }

  let metadata: TypeMetadata
  private unowned let plans: PlanCache
  private var worked: Shape?

  init(_ metadata: TypeMetadata, in plans: PlanCache, shape: Shape? = nil) {
    self.metadata = metadata
    self.plans = plans
    worked = shape
  }

  var shape: Shape {
    if let worked { return worked }
    let shape = metadata.isTrivial ? .nothing : plans.shape(of: metadata)
    worked = shape
    return shape
  }

  var isNothing: Bool {
    if case .nothing = shape { true } else { false }
  }

  /// The most types whose plans are asked whether they lead to references.
  private static let mostTypes = 64

  /// Whether values of the type, or those that they contain, may hold references to objects.
  ///
  /// Values of an app's model often don't, so that a collection of them needn't be read.
  private(set) lazy var mayHoldReferences: Bool = {
    var asked: Set<ObjectIdentifier> = []
    return Self.mayHoldReferences(self, &asked)
  }()

  /// Returns whether a plan, or one that it leads to, finds references.
  ///
  /// A plan that is being asked already, because the type contains itself, adds nothing.
  private static func mayHoldReferences(
    _ plan: TypePlan, _ asked: inout Set<ObjectIdentifier>
  ) -> Bool {
    guard asked.insert(ObjectIdentifier(plan)).inserted else { return false }
    // Types can nest infinitely.
    guard asked.count <= mostTypes else { return true }
    return switch plan.shape {
    case .nothing: false
    case .object, .closure, .container, .error, .loose, .collection: true
    case .fields(let fields): fields.contains { mayHoldReferences($0.plan, &asked) }
    case .optional(let wrapped), .inlineElements(_, let wrapped), .elements(_, let wrapped):
      mayHoldReferences(wrapped, &asked)
    case .cases(let cases):
      cases.contains { $0.payload.map { mayHoldReferences($0, &asked) } ?? false }
    case .entries(_, let key, let value):
      mayHoldReferences(key, &asked) || mayHoldReferences(value, &asked)
    }
  }
}
