import AppDriver

/// Finds the classes of view controllers that serve several screens.
///
/// Such a class has two states with different titles in which nothing is the same that a person can do, apart
/// from the ways out.
struct GenericClasses {
  /// The most states of a class that others are compared with.
  private static let bound = 16

  private struct Offer {
    let titles: UInt64
    let names: Set<ChoiceName>
  }

  private var offers: [String: [Offer]] = [:]

  /// Adds a state, and returns the class if it turns out to serve several screens.
  mutating func add(_ state: FoundState) -> String? {
    let names = state.choices.filter { name in
      switch name.kind {
      case .back, .cancelBack, .dismiss, .cancelDismiss, .tab, .open, .wait, .scroll, .refresh:
        false
      default: true
      }
    }
    // Alerts are told apart by their titles anyway.
    guard !names.isEmpty, state.screen.style != .alert, state.screen.style != .actionSheet else {
      return nil
    }
    let offer = Offer(titles: state.titles, names: Set(names))
    let known = offers[state.screen.type] ?? []
    if known.count < Self.bound { offers[state.screen.type] = known + [offer] }
    let isGeneric = known.contains {
      $0.titles != offer.titles && $0.names.isDisjoint(with: offer.names)
    }
    return isGeneric ? state.screen.type : nil
  }
}
