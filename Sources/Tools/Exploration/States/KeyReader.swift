import AppDriver

/// Reads the key of the state that an outline shows: the controllers, their classes, and their
/// positions.
///
/// The hash contains no object identity or address, so it is the same in every process and after
/// every launch.
struct KeyReader {
  private let level: StateLevel
  private let refinement: Refinement
  private var classes: [ObjectIdentifier: ClassFacts] = [:]
  /// The classes of the nodes that were read last, most of which are the same again.
  private var recent: ContiguousArray<ClassFacts> = []

  /// The classes whose controllers' titles have to be read.
  private(set) var titled: ContiguousArray<ObjectIdentifier> = []

  /// The facts about a class.
  private struct ClassFacts {
    let type: ObjectIdentifier
    /// A hash of the name.
    let name: UInt64
    /// The class's own level if it is finer than that of all states.
    let level: StateLevel
  }

  init(level: StateLevel, _ refinement: Refinement) {
    self.level = level
    self.refinement = refinement
  }

  /// Returns the key of the state that an outline shows, from hashes of the choices, the content,
  /// and the openers of the presented screens, too.
  mutating func key(
    of outline: borrowing ScreenOutline, signature: UInt64, content: UInt64, openers: UInt64
  ) -> StateKey {
    var hash = StateHash()
    hash.combine(outline.traits.width == .compact ? 1 : 2)
    hash.combine(outline.traits.height == .compact ? 1 : 2)
    if level == .screen {
      for pane in outline.panes { hash.combine(facts(of: pane.type).name) }
      if let last = outline.nodes.last(where: { $0.mark.isPresented }) {
        hash.combine(UInt64(last.mark.rawValue))
      }
    } else {
      combine(outline, into: &hash)
      hash.combine(openers)
    }
    hash.combine(UInt64(truncatingIfNeeded: outline.selectedTab))
    hash.combine(outline.isOutOfReach ? 1 : 2)
    hash.combine(signature)
    if outline.panes.contains(where: { levelOf($0.type) == .content }) { hash.combine(content) }
    return hash.key
  }

  private mutating func combine(_ outline: borrowing ScreenOutline, into hash: inout StateHash) {
    var skipsBelow: UInt8 = .max
    for place in outline.nodes.indices {
      let (depth, mark) = (outline.nodes[place].depth, outline.nodes[place].mark)
      // A tab that isn't selected isn't part of the stack.
      if level == .stack {
        if depth > skipsBelow { continue }
        skipsBelow = mark == .hidden ? depth : .max
        if mark == .hidden { continue }
      }
      hash.combine(UInt64(depth) << 8 | UInt64(mark.rawValue))
      hash.combine(facts(of: outline.nodes[place].type, at: place).name)
      if let title = outline.nodes[place].title {
        hash.combine(mark == .alert ? title.withoutDigits : title)
      }
    }
  }

  // MARK: Classes

  private mutating func facts(of type: AnyClass, at place: Int) -> ClassFacts {
    let id = ObjectIdentifier(type)
    if place < recent.count {
      if recent[place].type == id { return recent[place] }
      recent[place] = facts(of: type)
      return recent[place]
    }
    let facts = facts(of: type)
    if place == recent.count { recent.append(facts) }
    return facts
  }

  private mutating func facts(of type: AnyClass) -> ClassFacts {
    let id = ObjectIdentifier(type)
    if let known = classes[id] { return known }
    let name = AppSession.name(of: type)
    var hash = StateHash()
    hash.combine(name)
    let own = max(level, refinement.levels[name] ?? level)
    let facts = ClassFacts(type: id, name: hash.value, level: own)
    classes[id] = facts
    if own >= .params { titled.append(id) }
    return facts
  }

  /// Returns whether there is a new class whose titles have to be read first.
  mutating func learns(_ outline: borrowing ScreenOutline) -> Bool {
    let before = titled.count
    for place in outline.nodes.indices { _ = facts(of: outline.nodes[place].type, at: place) }
    return titled.count > before
  }

  func levelOf(_ type: AnyClass) -> StateLevel { classes[ObjectIdentifier(type)]?.level ?? level }
}

nonisolated extension ScreenOutline.Mark {
  /// Whether the controller is presented over another one.
  var isPresented: Bool { self == .sheet || self == .cover || self == .alert }
}
