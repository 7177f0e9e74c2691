/// A cache of the plans for reading values of each type.
final class PlanCache {
  private var plans: [ObjectIdentifier: TypePlan] = [:]
  private var objects: [ObjectIdentifier: ObjectPlan] = [:]
  private var contexts: [ObjectIdentifier: [ContextPart]] = [:]
  private var constants: [ObjectIdentifier: Set<String>] = [:]
  private let isOpaque: (AnyClass) -> Bool

  /// A part of a closure's context, with its offset and the information needed to read it.
  enum ContextPart {
    case value(Int, TypePlan)
    case object(Int)
    case closure(Int)
    case context(Int)
    case loose(Int, LooseReference.Strength, Any.Type)
  }

  /// The class whose instances Foundation's collections use to box Swift values and objects that
  /// aren't `NSObject`s.
  ///
  /// An app's author never sees these boxes, so each is read as the value that it contains.
  static let bridgedValue = _typeByName("10Foundation12__SwiftValueC").map(TypeMetadata.init)

  init(isOpaque: @escaping (AnyClass) -> Bool) {
    self.isOpaque = isOpaque
  }

  func plan(for metadata: TypeMetadata) -> TypePlan {
    if let plan = plans[metadata.id] { return plan }
    let plan = TypePlan(metadata, in: self)
    plans[metadata.id] = plan
    return plan
  }

  func plan(for type: Any.Type) -> TypePlan { plan(for: TypeMetadata(type)) }

  /// Returns the plan for reading instances of a class.
  func objectPlan(for metadata: TypeMetadata) -> ObjectPlan {
    if let plan = objects[metadata.id] { return plan }
    let plan = ObjectPlan(of: metadata, in: self, isOpaque: isOpaque)
    objects[metadata.id] = plan
    return plan
  }

  /// Returns the names of a class's properties that are declared with `let`.
  func constants(of metadata: TypeMetadata) -> Set<String> {
    if let known = constants[metadata.id] { return known }
    let names = metadata.constants
    constants[metadata.id] = names
    return names
  }

  /// Returns the parts of a closure's context.
  func parts(ofContextAt context: UnsafeRawPointer) -> [ContextPart] {
    let metadata = TypeMetadata(ofObjectAt: context)
    if let parts = contexts[metadata.id] { return parts }
    let list = CaptureList(at: context)
    let parts = list.contents.compactMap { offset, content -> ContextPart? in
      switch content {
      case .value(let type):
        let plan = plan(for: type)
        return plan.isNothing ? nil : .value(offset, plan)
      case .object: return .object(offset)
      case .closure: return .closure(offset)
      case .context: return .context(offset)
      case .loose(let strength, let type): return .loose(offset, strength, type)
      }
    }
    if list.isShared { contexts[metadata.id] = parts }
    return parts
  }

  /// Returns the stored properties of a type that may contain references.
  func fields(of metadata: TypeMetadata, from start: Int = 0) -> [TypePlan.Field] {
    let fields = metadata.fields(from: start)
    let isObserved = fields.contains { $0.name == FieldLabel.observationRegistrar }
    return zip(start..., fields).compactMap { index, field in
      guard let plan = plan(for: field), !plan.isNothing else { return nil }
      let label = FieldLabel.label(
        field.name, of: field.type, in: metadata.owner(ofField: index).type,
        isObserved: isObserved)
      return TypePlan.Field(label: label, offset: field.offset, plan: plan)
    }
  }

  /// Returns the plan for reading a stored property; `nil` for an unmanaged reference.
  private func plan(for field: TypeMetadata.Field) -> TypePlan? {
    switch field.strength {
    case .strong: return plan(for: field.type)
    case .loose(let strength):
      let metadata = TypeMetadata(field.type)
      let declared = metadata.kind == .optional ? metadata.wrapped : field.type
      return TypePlan(metadata, in: self, shape: .loose(strength, declared))
    case .unmanaged: return nil
    }
  }
}
