/// A plan for reading objects of one class.
struct ObjectPlan {
  /// The fields of the object that may contain references.
  let fields: [TypePlan.Field]
  /// The type of the collection, if the object is the storage of an array, a dictionary or a set.
  ///
  /// A closure that captures only an array has the array's storage as its context.
  let collection: TypePlan?

  /// Determines what to read in objects of a class.
  ///
  /// Excludes the properties of opaque classes and actors, and of their superclasses, because only
  /// those classes may access them. An app's subclass of an opaque class is read for the properties
  /// that the app added.
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
