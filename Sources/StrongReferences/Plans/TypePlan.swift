/// A plan for finding references in values of one type; created once and cached.
///
/// The shape is computed on first use, because types may nest forever (`indirect enum Nest<T> {
/// case next(Nest<[T]>) }`) while values don't.
final class TypePlan {
  /// The location of references in a value.
  enum Shape {
    /// No references.
    case nothing
    /// The value is a reference, or an optional reference.
    case object
    /// A function and its context, or an optional function.
    case closure
    /// In stored properties or tuple elements.
    case fields([Field])
    /// In the wrapped value, if there is one.
    case optional(TypePlan)
    /// In the payload of the current case.
    case cases([Case])
    /// In the contiguous elements of an array or similar collection.
    case elements(any ContiguousElements.Type, TypePlan)
    /// In elements stored inline in the value.
    case inlineElements(Int, TypePlan)
    /// In the entries of a dictionary or a set.
    case entries(any HashedElements.Type, key: TypePlan, value: TypePlan)
    /// In elements that only the collection itself can find.
    case collection(any Collection.Type, TypePlan)
    /// In a value whose type is known only at run time.
    case container
    /// In an error value.
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
  }

  /// A case of an enum; without a plan, there is nothing to read in it.
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
}
