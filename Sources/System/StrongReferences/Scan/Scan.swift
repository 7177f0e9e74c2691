/// A scan that reads objects one after another and finds their references.
///
/// The sink isn't constrained here: the first use of a constrained type searches all conformances
/// of the program.
struct Scan<Sink> {
  /// A part on the heap that is nested too deeply to be read immediately.
  private struct Postponed {
    let part: Part
    let trail: Trail
  }

  /// A part to read.
  ///
  /// Its address doesn't change.
  enum Part {
    case value(UnsafeRawPointer, TypePlan)
    /// A collection that consists of one reference to its storage.
    case storage(UnsafeRawPointer, TypePlan)
    case context(UnsafeRawPointer)
    /// An object that boxes a value.
    case object(UnsafeRawPointer)
  }

  /// The maximum recursion depth for nested parts.
  ///
  /// The limit keeps a list of a million indirect enum cases from requiring a million stack frames.
  static var maximumLevel: Int { 16 }

  private let plans: PlanCache
  var sink: Sink
  private var trail = Trail()
  private var level = 0
  private var postponed: [Postponed] = []

  init(plans: PlanCache, sink: Sink) {
    self.plans = plans
    self.sink = sink
  }
}

extension Scan where Sink: ReferenceSink {
  /// Passes each of an object's references to the sink.
  mutating func read(object: UnsafeRawPointer) {
    let plan = plans.objectPlan(for: TypeMetadata(ofObjectAt: object))
    if let collection = plan.collection {
      read(.storage(object, collection))
    } else {
      read(plan.fields, at: object)
    }
    while let next = postponed.popLast() {
      trail = next.trail
      read(next.part)
    }
    trail = Trail()
  }

  private mutating func read(_ part: Part) {
    switch part {
    case .value(let address, let plan): read(plan, at: address)
    case .storage(let storage, let plan):
      withUnsafePointer(to: storage) { readElements(plan, at: $0) }
    case .context(let context): readParts(ofContextAt: context)
    case .object(let object):
      read(plans.objectPlan(for: TypeMetadata(ofObjectAt: object)).fields, at: object)
    }
  }

  /// Reads a part on the heap immediately, or later if the recursion is already deep.
  mutating func enter(_ shared: UnsafeRawPointer, _ part: Part) {
    guard sink.enters(shared, at: trail.depth) else { return }
    guard level < Self.maximumLevel else {
      postponed.append(Postponed(part: part, trail: trail))
      return
    }
    deeper { scan in scan.read(part) }
  }

  /// Runs a closure with the recursion depth increased by one.
  mutating func deeper(_ body: (inout Self) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  private mutating func push(_ component: @autoclosure () -> Trail.Component) {
    if Sink.readsTrails { trail.push(component()) }
  }

  private mutating func pop() {
    if Sink.readsTrails { trail.pop() }
  }

  private mutating func read(_ fields: [TypePlan.Field], at address: UnsafeRawPointer) {
    for index in fields.indices {
      let place = address + fields[index].offset
      if fields[index].isReference, reference(at: place) == nil { continue }
      let label = fields[index].label
      if let label { push(.name(label)) }
      read(fields[index].plan, at: place)
      if label != nil { pop() }
    }
  }

  /// Reads the value at an address.
  mutating func read(_ plan: TypePlan, at address: UnsafeRawPointer) {
    switch plan.shape {
    case .nothing: break
    case .object:
      if let object = reference(at: address) { found(object) }
    case .closure: readClosure(at: address)
    case .fields(let fields): read(fields, at: address)
    case .optional(let wrapped):
      if wrapped.metadata.isSome(at: address) { read(wrapped, at: address) }
    case .cases(let cases): readCase(of: plan.metadata, cases, at: address)
    case .inlineElements(let count, let element):
      readElements(at: address, count, element)
    case .container:
      if let (value, metadata) = TypeMetadata.openContainer(at: address) {
        readDynamic(metadata, at: value, isBoxed: value != address)
      }
    case .error:
      if let (value, metadata) = TypeMetadata.openError(at: address) {
        readDynamic(metadata, at: value, isBoxed: true)
      }
    case .loose(let strength, let type):
      sink.foundLoose(LooseReference(strength, type, at: address), by: trail)
    case .elements, .entries, .collection: readCollection(plan, at: address)
    }
  }

  mutating func found(_ object: UnsafeRawPointer) {
    let metadata = TypeMetadata(ofObjectAt: object)
    guard metadata.kind == .classType else { return }
    if metadata == PlanCache.bridgedValue {
      enter(object, .object(object))
    } else {
      sink.found(object, by: trail)
    }
  }
}

extension Scan where Sink: ReferenceSink {
  /// Reads the references in the closure at an address, if there is one.
  mutating func readClosure(at address: UnsafeRawPointer) {
    guard let function = reference(at: address),
      let context = reference(at: address + MemoryLayout<UnsafeRawPointer>.size)
    else { return }
    push(.closure(UInt(bitPattern: function)))
    readContext(context)
    pop()
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

extension Scan where Sink: ReferenceSink {
  /// Reads a collection, unless it has already been read.
  ///
  /// Arrays, dictionaries, and sets are references to storage that copies share.
  mutating func readCollection(_ plan: TypePlan, at address: UnsafeRawPointer) {
    switch plan.shape {
    case .elements(_, let element):
      guard element.mayHoldReferences else { return }
    case .entries(_, let key, let value):
      guard key.mayHoldReferences || value.mayHoldReferences else { return }
    default: break
    }
    if plan.metadata.size == MemoryLayout<UnsafeRawPointer>.size {
      guard let storage = reference(at: address) else { return }
      if case .elements = plan.shape, RuntimeLayout.ArrayStorage.count(at: storage) == 0 { return }
      enter(storage, .storage(storage, plan))
    } else if level < Self.maximumLevel {
      deeper { scan in scan.readElements(plan, at: address) }
    }
  }

  /// Reads the elements of a collection.
  mutating func readElements(_ plan: TypePlan, at address: UnsafeRawPointer) {
    switch plan.shape {
    case .elements(let type, let element):
      if plan.metadata.size == MemoryLayout<UnsafeRawPointer>.size {
        guard let storage = reference(at: address) else { return }
        let start = RuntimeLayout.ArrayStorage.start(of: element.metadata)
        readElements(at: storage + start, RuntimeLayout.ArrayStorage.count(at: storage), element)
      } else if let (start, count) = type.elements(at: address) {
        readElements(at: start, count, element)
      }
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
      push(.entry(label))
      if readsValues { read(value, at: valueAddress) }
      if readsKeys, label == .member {
        read(key, at: keyAddress)
      } else if readsKeys {
        read(key, at: keyAddress, by: .key)
      }
      pop()
    }
  }

  private mutating func read(
    _ plan: TypePlan, at address: UnsafeRawPointer, by component: Trail.Component
  ) {
    push(component)
    read(plan, at: address)
    pop()
  }
}

extension Scan where Sink: ReferenceSink {
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
    push(.name(cases[tag].label))
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
    pop()
  }
}
