import AppDriver

/// A list of choices, with hashes of their elements.
struct ChoiceList {
  /// The choices, in the order in which they are tried.
  private(set) var choices: ContiguousArray<Choice> = []
  private var hash = StateHash()
  private var places = StateHash()

  /// A hash that is the same for equal choices, in every process.
  var signature: UInt64 { hash.value }

  /// A hash that is the same for choices with equal names, in this process.
  var names: UInt64 {
    var names = places
    names.combine(signature)
    return names.value
  }

  /// Removes all choices, and keeps the storage.
  mutating func removeAll() {
    choices.removeAll(keepingCapacity: true)
    (hash, places) = (StateHash(), StateHash())
  }

  mutating func add(_ kind: MoveKind, _ place: Int = -1, _ variant: Int16 = 0) {
    choices.append(Choice(kind: kind, place: Int32(truncatingIfNeeded: place), variant: variant))
    hash.combine(kind.rawValue)
    hash.combine(UInt64(UInt16(bitPattern: variant)))
    // Their names contain the element's index.
    if kind == .swipe || kind == .press { places.combine(UInt64(truncatingIfNeeded: place)) }
  }

  /// Adds the properties that name an element, on which several choices are made.
  mutating func combine(_ outline: ScreenOutline, _ place: Int) {
    let row = outline.elements[place].row
    var number =
      UInt64(outline.elements[place].kind.number) << 8 | UInt64(outline.elements[place].pane)
    if row >= 0 { number |= UInt64(outline.elements[place].ordinal) << 16 | 1 << 40 }
    hash.combine(number)
    if row < 0 { hash.combine(outline.elements[place].label.withoutDigits) }
  }

  /// Adds the properties that name a row: its rank among the tried rows of its kind, the kind, and
  /// the pane.
  mutating func combineRow(_ rank: UInt64, ofKind kind: Int, inPane pane: Int) {
    hash.combine(UInt64(kind) << 48 | UInt64(pane) << 40 | rank)
  }
}

extension ElementKind {
  /// The kind's index among all kinds.
  nonisolated fileprivate var number: Int {
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
