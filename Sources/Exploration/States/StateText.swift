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

  /// The classes whose controllers' titles have to be read.
  private(set) var titled: Set<ObjectIdentifier> = []

  init(level: StateLevel, _ refinement: Refinement) {
    self.level = level
    self.refinement = refinement
  }

  /// Writes an outline's text, and returns the state's key.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - signature: A hash of what can be done, so that states in which other things can be done are
  ///     different ones.
  ///   - content: A hash of all texts and values on the screen.
  /// - Returns: The key.
  mutating func write(_ outline: ScreenOutline, signature: UInt64, content: UInt64) -> StateKey {
    bytes.removeAll(keepingCapacity: true)
    append(outline.traits.width == .compact ? "c" : "r")
    append(outline.traits.height == .compact ? "c" : "r")
    if level == .screen {
      for pane in outline.panes { append(name: pane.type) }
      if let last = outline.nodes.last(where: { $0.mark.isPresented }) { append(mark: last.mark) }
    } else {
      writeNodes(outline)
    }
    append("|")
    if outline.selectedTab >= 0 { append(number: outline.selectedTab) }
    if outline.isOutOfReach { append("!") }
    var hash = StateHash()
    bytes.withUnsafeBytes { hash.combine(bytes: $0) }
    hash.combine(signature)
    if outline.panes.contains(where: { levelOf($0.type) == .content }) { hash.combine(content) }
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
      if let title = node.title { append(text: node.mark == .alert ? title.withoutDigits : title) }
      append(";")
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
