/// How objects of one class are read.
struct ObjectPlan {
  /// The places in the object where references may lie.
  let fields: [TypePlan.Field]
  /// Where the object is the storage of an array, a dictionary or a set, the collection's type: a
  /// closure that captures nothing but an array has the array's storage for a context.
  let collection: TypePlan?

  /// Works out what is read of a class.
  ///
  /// Properties are left out up to the last superclass that is opaque or an actor, whose properties
  /// only it may touch: a class of the app's own under an opaque one is read for what the app added.
  init(of metadata: TypeMetadata, in plans: PlanCache, isOpaque: (AnyClass) -> Bool) {
    collection = CollectionStorage.collection(storedIn: metadata).map(plans.plan(for:))
    var next: AnyClass? = metadata.type as? AnyClass
    var hidden: AnyClass?
    while let type = next, hidden == nil {
      if type is any Actor.Type || isOpaque(type) { hidden = type }
      next = _getSuperclass(type)
    }
    let start = hidden.map { TypeMetadata($0).fieldCount } ?? 0
    fields = collection == nil ? plans.fields(of: metadata, from: start) : []
  }
}
