import AppDriver

/// Finds the classes of view controllers that serve several screens.
///
/// Such a class has two states with different titles and no common choice, apart from ways out; or
/// it is the root of two tabs; or it is a class of UIKit that the app uses as it is.
struct GenericClasses {
  /// The most states of a class that are kept for comparison.
  private static let bound = 16

  private struct Offer {
    let titles: UInt64
    let names: Set<ChoiceName>
  }

  private var offers: [String: [Offer]] = [:]
  /// The indices and titles of the tabs with each class as their root.
  private var roots: [String: [Root]] = [:]

  private struct Root {
    let tab: Int32
    let titles: UInt64
  }

  /// Adds a state, and returns the class if it turns out to serve several screens.
  mutating func add(_ state: FoundState) -> String? {
    let serves =
      Self.bareClasses.contains(state.screen.type) || isRootOfSeveralTabs(state)
      || offersOther(state)
    return serves ? state.screen.type : nil
  }

  /// UIKit's classes, which mean nothing by themselves.
  private static let bareClasses: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]

  private mutating func isRootOfSeveralTabs(_ state: FoundState) -> Bool {
    guard state.depth == 0, state.tab >= 0 else { return false }
    let known = roots[state.screen.type] ?? []
    if known.contains(where: { $0.tab != state.tab && $0.titles != state.titles }) { return true }
    if !known.contains(where: { $0.tab == state.tab }) {
      roots[state.screen.type] = known + [Root(tab: state.tab, titles: state.titles)]
    }
    return false
  }

  private mutating func offersOther(_ state: FoundState) -> Bool {
    let names = state.choices.filter { name in
      switch name.kind {
      case .back, .cancelBack, .dismiss, .cancelDismiss, .tab, .open, .wait, .scroll, .refresh,
        .device:
        false
      default: true
      }
    }
    // Titles distinguish alerts anyway.
    guard !names.isEmpty, state.screen.style != .alert, state.screen.style != .actionSheet else {
      return false
    }
    let offer = Offer(titles: state.titles, names: Set(names))
    let known = offers[state.screen.type] ?? []
    if known.count < Self.bound { offers[state.screen.type] = known + [offer] }
    return known.contains {
      $0.titles != offer.titles && $0.names.isDisjoint(with: offer.names)
    }
  }
}
