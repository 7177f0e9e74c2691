/// The objects that a search has reached, nearest first, each with the object from which it was
/// first reached.
struct Reached: ReferenceSink {
  static var readsTrails: Bool { false }

  private(set) var objects: [AnyObject] = []
  private(set) var isFull = false
  var maximumCount = Int.max
  /// The index of the object being read; `nil` while the roots are inserted.
  var reader: Int?

  private var parents: [Int] = []
  private var depths: [Int] = []
  private var places = PointerTable()
  private var parts = PointerTable()

  /// Adds a root if it is new, and returns whether it was new.
  mutating func insert(_ object: AnyObject) -> Bool {
    let count = objects.count
    found(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), by: Trail())
    return objects.count > count
  }

  func node(_ index: Int) -> ReferenceGraph.Node {
    let parent = parents[index]
    return ReferenceGraph.Node(
      object: objects[index], index: index, parent: parent < 0 ? nil : parent,
      depth: depths[index])
  }

  func index(of object: AnyObject) -> Int? {
    places[UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())]
  }

  mutating func found(_ object: UnsafeRawPointer, by trail: Trail) {
    guard objects.count < maximumCount else {
      isFull = isFull || places[object] == nil
      return
    }
    guard places.insert(object, objects.count) else { return }
    // The object is alive, because a living one has just been seen to refer to it; from here on,
    // it's retained.
    objects.append(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
    parents.append(reader ?? -1)
    depths.append(reader.map { depths[$0] + 1 } ?? 0)
  }

  /// Returns true only for the first visit to a part.
  ///
  /// In breadth-first order, that visit has already found the shortest paths.
  mutating func enters(_ part: UnsafeRawPointer, at depth: Int) -> Bool {
    parts.insert(part, 0)
  }
}
