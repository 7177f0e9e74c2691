/// A plan for reading the instances of one class.
struct ObjectPlan {
  /// The fields of the object that may contain references.
  let fields: [TypePlan.Field]
  /// The plan for the collection, if the object is the storage of an array, a dictionary, or a set.
  ///
  /// If a closure captures only an array, the array's storage is the closure's context.
  let collection: TypePlan?

  /// Determines which parts of a class's instances to read.
  ///
  /// Excludes the properties that opaque classes, actors, and their superclasses declare, because
  /// only those classes may access them. In an app's subclass of an opaque class, only the
  /// properties that the app added are read.
  init(of metadata: TypeMetadata, in plans: PlanCache, isOpaque: (AnyClass) -> Bool) {
    collection = CollectionStorage.collection(storedIn: metadata).map(plans.plan(for:))
    var next: AnyClass? = metadata.type as? AnyClass
    var hidden: AnyClass?
    while let type = next, hidden == nil {
      if TypeMetadata(type).mayBeActor && type is any Actor.Type || isOpaque(type) {
        hidden = type
      }
      next = _getSuperclass(type)
    }
    let start = hidden.map { TypeMetadata($0).fieldCount } ?? 0
    fields = collection == nil ? plans.fields(of: metadata, from: start) : []
  }
}
