extension Scan {
  /// Reads a value whose type is known only at run time.
  mutating func readDynamic(
    _ metadata: TypeMetadata, at value: UnsafeRawPointer, isBoxed: Bool
  ) {
    guard !metadata.isTrivial else { return }
    let plan = plans.plan(for: metadata)
    if isBoxed {
      enter(value, .value(value, plan))
    } else {
      read(plan, at: value)
    }
  }

  /// Reads the payload of an enum value.
  mutating func readCase(
    of metadata: TypeMetadata, _ cases: [TypePlan.Case], at address: UnsafeRawPointer
  ) {
    guard let tag = metadata.enumTag(at: address), cases.indices.contains(tag),
      let payload = cases[tag].payload
    else { return }
    trail.push(.name(cases[tag].label))
    // The payload's bits may also encode the tag, so extract the payload from a copy of the bytes.
    // Copying bytes retains nothing.
    let isIndirect = cases[tag].isIndirect
    withUnsafeTemporaryAllocation(
      byteCount: max(metadata.size, 8), alignment: max(16, metadata.alignmentMask + 1)
    ) { bytes in
      guard let copy = bytes.baseAddress else { return }
      copy.copyMemory(from: address, byteCount: metadata.size)
      metadata.projectPayload(in: copy)
      if !isIndirect {
        read(payload, at: copy)
      } else if let box = reference(at: copy) {
        enter(box, .value(box + payload.metadata.boxOffset, payload))
      }
    }
    trail.pop()
  }
}
