/// A test of the runtime's layouts that reads known objects, first piece by piece, then as a whole.
///
/// The pieces come first, because a wrong offset in one of them results in a wrong number. Pointers
/// are followed only after all numbers have been verified.
enum SelfTest {
  /// Returns the first difference from this module's expectations; `nil` if there is none.
  static func obstacle() -> Obstacle? {
    #if os(Linux) && _pointerBitWidth(_64)
      do throws(Obstacle) {
        try checkTypes()
        try checkFields()
        try checkEnums()
        try checkClosures()
        try checkReading()
        return nil
      } catch {
        return error
      }
    #else
      return Obstacle(reason: "references can be read only on 64-bit Linux")
    #endif
  }

  private static func expect(_ isTrue: Bool, _ what: String) throws(Obstacle) {
    guard isTrue else { throw Obstacle(reason: "this Swift runtime has unexpected \(what)") }
  }

  private static func checkTypes() throws(Obstacle) {
    typealias Pair = (Int8, Probe)
    try expect(TypeMetadata(Probe.self).kind == .classType, "classes")
    try expect(TypeMetadata(ProbeRoute.self).kind == .enumType, "enums")
    try expect(TypeMetadata(Probe?.self).kind == .optional, "optionals")
    try expect(TypeMetadata(Pair.self).kind == .tuple, "tuples")
    try expect(TypeMetadata((() -> Void).self).kind == .function, "functions")
    try expect(
      TypeMetadata(ProbeActor.self).mayBeActor && !TypeMetadata(Probe.self).mayBeActor, "actors")
    let pair = TypeMetadata(Pair.self)
    try expect(
      pair.size == MemoryLayout<Pair>.size && pair.stride == MemoryLayout<Pair>.stride
        && pair.alignmentMask == MemoryLayout<Pair>.alignment - 1, "value witnesses")
    try expect(!pair.isTrivial && TypeMetadata(Int.self).isTrivial, "type flags")
    try expect(
      TypeMetadata((any ProbeProtocol).self).container == .opaque
        && TypeMetadata(AnyObject.self).container == .reference
        && TypeMetadata((any Error).self).container == .error
        && TypeMetadata((any Collection<Int>).self).container == .opaque, "values of protocol type")
  }

  private static func checkFields() throws(Obstacle) {
    let fields = TypeMetadata(ProbeValue.self).fields()
    try expect(
      fields.map(\.name) == ["number", "probe", "weakProbe", "unsafeProbe"], "fields")
    try expect(
      fields.prefix(2).map(\.offset) == [0, MemoryLayout<ProbeValue>.offset(of: \.probe)],
      "field offsets")
    try expect(
      fields.map { ObjectIdentifier($0.type) } == [
        ObjectIdentifier(Int32.self), ObjectIdentifier(Probe.self),
        ObjectIdentifier(Probe?.self), ObjectIdentifier(Probe.self),
      ], "field types")
    try expect(
      fields.map(\.strength) == [.strong, .strong, .loose(.weak), .unmanaged],
      "markers of weak fields")
    try expect(readsStoredObjects, "field values")
    let storage = TypeMetadata(type(of: Probe.storage(of: [ProbeRoute.none])))
    try expect(
      CollectionStorage.collection(storedIn: storage).map { $0 == [ProbeRoute].self } ?? false,
      "arrays")
    try checkArray([7 as Int8, 8, 9])
    try checkArray([Probe(), Probe()])
    try checkArray([ProbeVector](repeating: ProbeVector(), count: 3))
    try checkArray([Probe]())
  }

  /// Whether the objects in an object's stored properties are as expected.
  static var readsStoredObjects: Bool {
    let (probe, holder) = (Probe(), ProbeHolder())
    (holder.object, holder.anything, holder.nothing) = (probe, probe, nil)
    return StoredObjects.unchecked(holder).elementsEqual([probe, probe, holder.table], by: ===)
  }

  private static func checkArray<Element>(_ array: [Element]) throws(Obstacle) {
    let storage = withUnsafeBytes(of: array) { $0.load(as: UnsafeRawPointer.self) }
    let start = storage + RuntimeLayout.ArrayStorage.start(of: TypeMetadata(Element.self))
    let isAsExpected = array.withUnsafeBytes {
      RuntimeLayout.ArrayStorage.count(at: storage) == array.count
        && (array.isEmpty || $0.baseAddress == start)
    }
    try expect(isAsExpected, "array elements")
  }

  private static func checkEnums() throws(Obstacle) {
    let metadata = TypeMetadata(ProbeRoute.self)
    let cases = metadata.cases
    try expect(cases.map(\.name) == ["one", "two", "deep", "none"], "enum cases")
    try expect(
      cases.map(\.isIndirect) == [false, false, true, false]
        && cases.map { $0.payload != nil } == [true, true, true, false], "enum payloads")
    let values: [ProbeRoute] = [.one(Probe()), .two(1, Probe()), .deep(.none), .none]
    for (tag, value) in values.enumerated() {
      let found = withUnsafePointer(to: value) { metadata.enumTag(at: $0) }
      try expect(found == tag, "enum tags")
    }
    let nested: Int?? = .some(nil)
    try expect(
      withUnsafePointer(to: nested) { pointer in
        TypeMetadata(Int?.self).isSome(at: pointer) && !TypeMetadata(Int.self).isSome(at: pointer)
      }, "optional tags")
  }

  private static func checkClosures() throws(Obstacle) {
    let probe = Probe()
    probe.hold(Probe(), Probe(), Probe())
    // Read the closure where it is stored. Passing it to a function could wrap it in another
    // closure.
    let object = UnsafeRawPointer(Unmanaged.passUnretained(probe).toOpaque())
    let header = RuntimeLayout.objectHeader
    try expect(
      try offsets(ofCapturesIn: "pair", of: object) == [header, header + 8], "captures")
    try expect(
      try offsets(ofCapturesIn: "timed", of: object)
        == [header + MemoryLayout<ContinuousClock.Instant>.stride],
      "captures of unknown size")
  }

  /// Returns the offsets of the captures in the context of a closure that a probe stores.
  private static func offsets(
    ofCapturesIn property: String, of probe: UnsafeRawPointer
  ) throws(Obstacle) -> [Int] {
    let field = TypeMetadata(Probe.self).fields().first { $0.name == property }
    guard let field, let context = reference(at: probe + field.offset + 8)
    else { throw Obstacle(reason: "closures have no contexts") }
    try expect(TypeMetadata(ofObjectAt: context).kind == .context, "closures")
    return CaptureList(at: context).contents.map(\.offset)
  }

  private static func checkLooseReading(
    _ probe: Probe, _ names: [ObjectIdentifier: String]
  ) throws(Obstacle) {
    var found: [String] = []
    ReferenceReader(obstacle: nil) { _ in false }.forEachLooseReference(of: probe) { loose, label in
      let name = loose.target.flatMap { names[ObjectIdentifier($0)] } ?? "?"
      // Interpolating the enum would search all conformances of the program.
      let strength = loose.strength == .weak ? "weak" : "unowned"
      found.append("\(label()) \(strength) \(name)")
    }
    try expect(found == Probe.expectedLoose, "weak references")
  }

  private static func checkReading() throws(Obstacle) {
    let (probe, held) = (Probe(), [Probe(), Probe(), Probe()])
    probe.hold(held[0], held[1], held[2])
    let names = Dictionary(
      uniqueKeysWithValues: zip(held.map(ObjectIdentifier.init), ["a", "b", "c"]))
    try checkLooseReading(probe, names)
    let found = ReferenceReader(obstacle: nil) { _ in false }.references(of: probe)
      .map { "\($0.label) \(names[$0.targetID] ?? "?")" }
    guard found == Probe.expected else {
      let difference = zip(found, Probe.expected).first { $0 != $1 }
      throw Obstacle(
        reason: "a known object was misread: \(difference?.0 ?? "\(found.count) references"), "
          + "expected \(difference?.1 ?? "\(Probe.expected.count)")")
    }
  }
}
