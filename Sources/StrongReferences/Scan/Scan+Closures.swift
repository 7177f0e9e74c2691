extension Scan {
  /// Reads the references in the closure at an address, if there is one.
  mutating func readClosure(at address: UnsafeRawPointer) {
    guard reference(at: address) != nil,
      let context = reference(at: address + MemoryLayout<UnsafeRawPointer>.size)
    else { return }
    trail.push(.closure)
    readContext(context)
    trail.pop()
  }

  /// Reads the references in a closure's context.
  ///
  /// If a closure captures only one reference, the referenced object itself is the context.
  private mutating func readContext(_ context: UnsafeRawPointer) {
    let metadata = TypeMetadata(ofObjectAt: context)
    switch metadata.kind {
    case .context, .box: enter(context, .context(context))
    case .classType:
      if let collection = plans.objectPlan(for: metadata).collection {
        enter(context, .storage(context, collection))
      } else {
        found(context)
      }
    default: break
    }
  }

  /// Reads the contents of a closure's context or a captured variable's box.
  mutating func readParts(ofContextAt context: UnsafeRawPointer) {
    for part in plans.parts(ofContextAt: context) {
      switch part {
      case .value(let offset, let plan): read(plan, at: context + offset)
      case .object(let offset):
        if let object = reference(at: context + offset) { found(object) }
      case .closure(let offset): readClosure(at: context + offset)
      case .loose(let offset, let strength, let type):
        sink.foundLoose(LooseReference(strength, type, at: context + offset), by: trail)
      case .context(let offset):
        if let box = reference(at: context + offset) { readContext(box) }
      }
    }
  }
}
