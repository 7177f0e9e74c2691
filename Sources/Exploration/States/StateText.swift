import AppDriver

/// Writes what an outline shows as a state's canonical text.
///
/// The text names no object and no address, so it is the same in every process and after every launch.
struct StateText {
  private let level: StateLevel
  /// The classes with finer levels, by identity.
  private var levels: [ObjectIdentifier: StateLevel] = [:]
  private let refinement: Refinement
  private var names: [ObjectIdentifier: ContiguousArray<UInt8>] = [:]
  private(set) var bytes: ContiguousArray<UInt8> = []
  private var counts = [Int](repeating: 0, count: ElementKind.allCases.count)

  /// The classes whose controllers' titles have to be read.
  private(set) var titled: Set<ObjectIdentifier> = []

  init(level: StateLevel, _ refinement: Refinement) {
    self.level = level
    self.refinement = refinement
  }

  /// Writes an outline's text, and returns the state's key.
  mutating func write(_ outline: ScreenOutline) -> StateKey {
    bytes.removeAll(keepingCapacity: true)
    append(outline.traits.width == .compact ? "c" : "r")
    append(outline.traits.height == .compact ? "c" : "r")
    if level == .screen {
      for node in outline.nodes where node.mark != .hidden { note(node.type) }
      if let last = outline.nodes.last(where: { $0.mark.isPresented }) { append(mark: last.mark) }
    } else {
      writeNodes(outline)
    }
    append("|")
    if outline.selectedTab >= 0 { append(number: outline.selectedTab) }
    if outline.isOutOfReach { append("!") }
    writeElements(outline)
    var hash = StateHash()
    bytes.withUnsafeBytes { hash.combine(bytes: $0) }
    return hash.key
  }

  private mutating func writeNodes(_ outline: ScreenOutline) {
    var skipsBelow: UInt8 = .max
    for node in outline.nodes {
      // A tab that isn't selected isn't part of the stack.
      if level == .stack {
        if node.depth > skipsBelow { continue }
        skipsBelow = node.mark == .hidden ? node.depth : .max
        if node.mark == .hidden { continue }
      }
      append(number: Int(node.depth))
      append(mark: node.mark)
      note(node.type)
      append(name: node.type)
      if let title = node.title, levelOf(node.type) >= .params { append(text: title) }
      append(";")
    }
  }

  private mutating func writeElements(_ outline: ScreenOutline) {
    for (place, pane) in outline.panes.enumerated() {
      append("/")
      if level == .screen { append(name: pane.type) }
      let showsContent = levelOf(pane.type) == .content
      for kind in counts.indices { counts[kind] = 0 }
      var inRows = 0
      let isAlert = outline.nodes.last?.mark == .alert
      for element in outline.elements where element.pane == place {
        if showsContent {
          append(text: element.label)
          if let value = element.value { append(text: value) }
        } else if isAlert, element.kind == .button {
          append(text: element.label)
        }
        guard element.isEnabled else { continue }
        if element.row >= 0 { inRows = 1 } else { counts[element.kind.number] += 1 }
      }
      for (kind, count) in counts.enumerated() where count > 0 {
        append(ElementKind.letters[kind])
        append(number: kind == ElementKind.row.number ? min(count, 2) : count)
      }
      if inRows > 0 { append("+") }
    }
  }

  // MARK: Classes

  private mutating func note(_ type: AnyClass) {
    guard names[ObjectIdentifier(type)] == nil else { return }
    let name = AppSession.name(of: type)
    names[ObjectIdentifier(type)] = ContiguousArray(name.utf8)
    let own = max(level, refinement.levels[name] ?? level)
    levels[ObjectIdentifier(type)] = own
    if own >= .params { titled.insert(ObjectIdentifier(type)) }
  }

  /// Returns whether a class is new, so that its titles may have to be read first.
  mutating func learns(_ outline: ScreenOutline) -> Bool {
    let before = titled.count
    for node in outline.nodes { note(node.type) }
    return titled.count > before
  }

  func levelOf(_ type: AnyClass) -> StateLevel { levels[ObjectIdentifier(type)] ?? level }

  // MARK: Bytes

  private mutating func append(_ letter: Unicode.Scalar) { bytes.append(UInt8(letter.value)) }

  private mutating func append(mark: ScreenOutline.Mark) { bytes.append(mark.rawValue) }

  private mutating func append(number: Int) {
    if number < 10 {
      bytes.append(UInt8(48 + number))
    } else {
      bytes.append(contentsOf: "\(number)".utf8)
    }
  }

  private mutating func append(name type: AnyClass) {
    if let name = names[ObjectIdentifier(type)] { bytes.append(contentsOf: name) }
  }

  private mutating func append(text: String) {
    bytes.append(0x22)
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x22)
  }
}

nonisolated extension ScreenOutline.Mark {
  /// Whether the controller is presented over another one.
  var isPresented: Bool { self == .sheet || self == .cover || self == .alert }
}

nonisolated extension ElementKind {
  /// A letter for each kind in a state's text.
  static let letters: [Unicode.Scalar] = ["t", "h", "r", "b", "f", "s", "c", "q", "g"]

  /// The kind's index among all kinds.
  var number: Int {
    switch self {
    case .text: 0
    case .header: 1
    case .row: 2
    case .button: 3
    case .field: 4
    case .toggle: 5
    case .choice: 6
    case .search: 7
    case .gesture: 8
    }
  }
}
