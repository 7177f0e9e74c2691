/// How values of one type are read for references; worked out once and kept.
///
/// The shape is worked out when it is first asked for: types may go on for ever
/// (`indirect enum Nest<T> { case next(Nest<[T]>) }`), values don't.
final class TypePlan {
  /// Where in a value references may lie.
  enum Shape {
    /// Nowhere.
    case nothing
    /// The value is a reference, or an optional one.
    case object
    /// A function and its context, or an optional one.
    case closure
    /// In stored properties or in a tuple's elements.
    case fields([Field])
    /// In the value wrapped, if there is one.
    case optional(TypePlan)
    /// In the payload of the case at hand.
    case cases([Case])
    /// In elements side by side, of an array or the like.
    case elements(any ContiguousElements.Type, TypePlan)
    /// In elements within the value itself.
    case inlineElements(Int, TypePlan)
    /// In the entries of a dictionary or a set.
    case entries(any HashedElements.Type, key: TypePlan, value: TypePlan)
    /// In elements that only the collection itself can find.
    case collection(any Collection.Type, TypePlan)
    /// In a value of a type known only at run time.
    case container
    /// In a thrown value.
    case error
    /// The value is a reference that doesn't keep its object, declared with a type.
    case loose(LooseReference.Strength, Any.Type)
  }

  /// A stored property, with its label as a person would write it.
  struct Field {
    /// `nil` where the property is a detail that a person doesn't know.
    let label: String?
    let offset: Int
    let plan: TypePlan
  }

  /// A case of an enum; without a plan it holds nothing to read.
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
