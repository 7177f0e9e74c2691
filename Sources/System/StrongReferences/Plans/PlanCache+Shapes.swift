extension PlanCache {
  /// Determines which parts of a type's values may contain references.
  func shape(of metadata: TypeMetadata) -> TypePlan.Shape {
    switch metadata.kind {
    case .classType: .object
    case .function: .closure
    case .structType: structShape(metadata)
    case .tuple: fieldShape(metadata)
    case .optional: optionalShape(metadata)
    case .enumType: enumShape(metadata)
    case .fixedArray:
      .inlineElements(
        metadata.pointer.load(fromByteOffset: RuntimeLayout.FixedArray.count, as: Int.self),
        plan(
          for: metadata.pointer.load(
            fromByteOffset: RuntimeLayout.FixedArray.element, as: Any.Type.self)))
    case .existential, .extendedExistential:
      switch metadata.container {
      case .reference: .object
      case .opaque: .container
      case .error: .error
      case .unknown: .nothing
      }
    case .context, .box, .foreign, .other: .nothing
    }
  }

  private func fieldShape(_ metadata: TypeMetadata) -> TypePlan.Shape {
    let fields = fields(of: metadata)
    return fields.isEmpty ? .nothing : .fields(fields)
  }

  private func structShape(_ metadata: TypeMetadata) -> TypePlan.Shape {
    if metadata.isGeneric, let descriptor = metadata.descriptorID {
      if let array = KnownCollections.contiguous(metadata, descriptor) {
        return .elements(array, plan(for: array.elementType))
      }
      if let table = KnownCollections.hashed(metadata, descriptor) {
        return .entries(table, key: plan(for: table.keyType), value: plan(for: table.valueType))
      }
    }
    if ManagedStorage.isWithin(metadata), let type = metadata.type as? any Collection.Type {
      return .collection(type, plan(for: ManagedStorage.elementType(of: type)))
    }
    return fieldShape(metadata)
  }

  /// Returns the shape of an optional.
  ///
  /// An optional reference or function is read like the type that it wraps: every representation of
  /// `nil`, however deeply nested, is a number too small to be a pointer.
  private func optionalShape(_ metadata: TypeMetadata) -> TypePlan.Shape {
    let wrapped = plan(for: metadata.wrapped)
    switch wrapped.shape {
    case .nothing: return .nothing
    case .object: return .object
    case .closure: return .closure
    default: return .optional(wrapped)
    }
  }

  private func enumShape(_ metadata: TypeMetadata) -> TypePlan.Shape {
    let cases = metadata.cases.map { item in
      let payload = item.payload.map(plan(for:))
      let isRead = payload.map { !$0.metadata.isTrivial } ?? false
      return TypePlan.Case(
        label: item.name, isIndirect: item.isIndirect, payload: isRead ? payload : nil)
    }
    return cases.contains { $0.payload != nil } ? .cases(cases) : .nothing
  }
}
