/// A user action that a state offers, by the index of its element.
nonisolated struct Choice: Hashable, Sendable {
  let kind: MoveKind
  /// The index of the element, tab, link or notification; -1 if there is none.
  let place: Int32
  /// The variant: the texts that fill the fields, an option, the action of a row, 1 for a swipe in
  /// place of the Back button, or 1 for the previous page.
  let variant: Int16

  init(kind: MoveKind, place: Int32, variant: Int16 = 0) {
    self.kind = kind
    self.place = place
    self.variant = variant
  }

  /// Whether the choice goes back or dismisses the screen.
  var leadsBack: Bool { kind == .back || kind == .dismiss }
}

/// The name of a choice, which identifies it in all states and launches.
package nonisolated struct ChoiceName: Hashable, Sendable, Codable {
  let kind: MoveKind
  /// The title of the button, tab or action, with `#` for digits; empty where the kind is enough.
  let label: String
  /// The details that distinguish choices of the same kind and label, such as a row's class and
  /// position, or texts.
  let detail: String

  /// Whether two choices use the same control, a button perhaps with other texts in the fields.
  func isSameControl(as other: ChoiceName) -> Bool {
    kind == other.kind && label == other.label
      && (kind == .tap && !label.isEmpty || detail == other.detail)
  }

  /// Whether the choice taps a button that usually only leads back.
  var isCancel: Bool {
    kind == .tap && ["cancel", "close", "not now"].contains(label.lowercased())
  }

  /// The number of the texts that fill the fields before a tap; 0 for none.
  var variant: Int {
    kind == .tap || kind == .submit
      ? detail.split(separator: " ").compactMap { Int($0) }.last ?? 0 : 0
  }

  /// A hash of the name, which is the same for all rows and texts.
  var opener: UInt64 { Self.opener(kind, label) }

  /// Returns a hash of a kind and a label.
  static func opener(_ kind: MoveKind, _ label: String) -> UInt64 {
    var hash = StateHash()
    hash.combine(kind.rawValue)
    hash.combine(label)
    return hash.value
  }

  var words: String { label.isEmpty ? kind.rawValue : "\(kind.rawValue) \(label)" }
}
