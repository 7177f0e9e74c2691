extension Scan {
  /// Reads a collection, unless it has already been read.
  ///
  /// Arrays, dictionaries, and sets are references to storage that copies share.
  mutating func readCollection(_ plan: TypePlan, at address: UnsafeRawPointer) {
    switch plan.shape {
    case .elements(_, let element):
      guard !element.isNothing else { return }
    case .entries(_, let key, let value):
      guard !key.isNothing || !value.isNothing else { return }
    default: break
    }
    if plan.metadata.size == MemoryLayout<UnsafeRawPointer>.size {
      guard let storage = reference(at: address) else { return }
      enter(storage, .storage(storage, plan))
    } else if level < Self.maximumLevel {
      deeper { scan in scan.readElements(plan, at: address) }
    }
  }

  /// Reads the elements of a collection.
  mutating func readElements(_ plan: TypePlan, at address: UnsafeRawPointer) {
    switch plan.shape {
    case .elements(let type, let element):
      guard let (start, count) = type.elements(at: address) else { return }
      readElements(at: start, count, element)
    case .entries(let type, let key, let value):
      readEntries(type, key: key, value: value, at: address)
    case .collection(let type, let element):
      guard !element.isNothing else { return }
      var index = 0
      ManagedStorage.forEachElement(of: type, at: address) { place in
        read(element, at: place, by: .index(index))
        index += 1
      }
    default: break
    }
  }

  /// Reads contiguous elements.
  mutating func readElements(at start: UnsafeRawPointer, _ count: Int, _ element: TypePlan) {
    let stride = element.metadata.stride
    for index in 0..<count {
      read(element, at: start + index * stride, by: .index(index))
    }
  }

  private mutating func readEntries(
    _ type: any HashedElements.Type, key: TypePlan, value: TypePlan, at address: UnsafeRawPointer
  ) {
    let (readsKeys, readsValues) = (!key.isNothing, !value.isNothing)
    type.forEachEntry(at: address) { label, keyAddress, valueAddress in
      trail.push(.entry(label))
      if readsValues { read(value, at: valueAddress) }
      if readsKeys, label == .member {
        read(key, at: keyAddress)
      } else if readsKeys {
        read(key, at: keyAddress, by: .key)
      }
      trail.pop()
    }
  }

  private mutating func read(
    _ plan: TypePlan, at address: UnsafeRawPointer, by component: Trail.Component
  ) {
    trail.push(component)
    read(plan, at: address)
    trail.pop()
  }
}
