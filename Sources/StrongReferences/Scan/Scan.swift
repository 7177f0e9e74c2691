/// A receiver of the references that a scan finds.
protocol ReferenceSink {
  /// Receives a strong reference to an object.
  ///
  /// The trail is the path from the scanned object to the reference.
  mutating func found(_ object: UnsafeRawPointer, by trail: Trail)

  /// Receives a weak or unowned reference.
  mutating func foundLoose(_ reference: @autoclosure () -> LooseReference, by trail: Trail)

  /// Returns whether to read a part that several values may share: a closure's context, a box, or
  /// the storage of a collection.
  ///
  /// To keep cycles finite and the cost linear, return false for parts that have already been read.
  mutating func enters(_ part: UnsafeRawPointer, at depth: Int) -> Bool
}

extension ReferenceSink {
  /// Ignores the reference.
  mutating func foundLoose(_ reference: @autoclosure () -> LooseReference, by trail: Trail) {}
}

/// A scan that reads objects one after another and finds their references.
struct Scan<Sink: ReferenceSink> {
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

  let plans: PlanCache
  var sink: Sink
  var trail = Trail()
  private(set) var level = 0
  private var postponed: [Postponed] = []

  init(plans: PlanCache, sink: Sink) {
    self.plans = plans
    self.sink = sink
  }

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

  private mutating func read(_ fields: [TypePlan.Field], at address: UnsafeRawPointer) {
    for field in fields {
      guard let label = field.label else {
        read(field.plan, at: address + field.offset)
        continue
      }
      trail.push(.name(label))
      read(field.plan, at: address + field.offset)
      trail.pop()
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
