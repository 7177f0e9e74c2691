/// A user action that a state offers, by the index of its element.
nonisolated struct Choice: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case back, swipeBack, cancelBack, dismiss, cancelDismiss
    case select, tap, edit, submit, toggle, choose, search, swipe, press, refresh, scroll
    case tab, nextPage, previousPage, open, notify, wait
  }

  let kind: Kind
  /// The index of the element, tab, link or notification; -1 if there is none.
  let place: Int32
  /// The variant: the texts that fill the fields, an option, or the action of a row.
  let variant: Int16

  init(kind: Kind, place: Int32, variant: Int16 = 0) {
    self.kind = kind
    self.place = place
    self.variant = variant
  }

  /// Whether the choice goes back or dismisses the screen.
  var leadsBack: Bool { kind == .back || kind == .swipeBack || kind == .dismiss }
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

extension Choice.Kind {
  nonisolated var moveKind: MoveKind {
    switch self {
    case .back, .swipeBack: .back
    case .cancelBack: .cancelBack
    case .dismiss: .dismiss
    case .cancelDismiss: .cancelDismiss
    case .select: .select
    case .tap: .tap
    case .edit: .edit
    case .submit: .submit
    case .toggle: .toggle
    case .choose: .choose
    case .search: .search
    case .swipe: .swipe
    case .press: .press
    case .refresh: .refresh
    case .scroll: .scroll
    case .tab: .tab
    case .nextPage, .previousPage: .page
    case .open: .open
    case .notify: .notify
    case .wait: .wait
    }
  }
}
