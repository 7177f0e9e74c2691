/// The words for SF Symbols.
nonisolated enum SymbolNames {
  /// Returns the words by which a screen reader calls a symbol: those of a button with it, or else
  /// the words of the symbol's name.
  ///
  /// UIKit's own labels aren't documented; these are the ones of common symbols. `heart.fill` and
  /// `heart.circle` are called as `heart`.
  ///
  /// - Parameter symbol: The name of the symbol, such as `trash`.
  /// - Returns: The words.
  static func words(for symbol: String) -> String {
    if let known = known[symbol] { return known }
    var parts = symbol.split(separator: ".")
    while parts.count > 1, let last = parts.last, shapes.contains(last) {
      parts.removeLast()
      if let known = known[parts.joined(separator: ".")] { return known }
    }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The endings for variants of a symbol.
  private static let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  private static let known = [
    "arrow.backward": "Back", "arrow.clockwise": "Refresh", "arrow.left": "Back",
    "arrow.right": "Forward", "arrow.forward": "Forward", "bell": "Notifications",
    "checkmark": "Done", "chevron.backward": "Back", "chevron.down": "Expand",
    "chevron.forward": "Forward", "chevron.left": "Back", "chevron.right": "Forward",
    "chevron.up": "Collapse", "ellipsis": "More", "gear": "Settings", "gearshape": "Settings",
    "gearshape.2": "Settings", "heart": "Love", "house": "Home", "info": "Info",
    "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "magnifyingglass": "Search", "minus": "Remove", "pencil": "Edit",
    "person.crop.circle": "Profile", "plus": "Add", "questionmark": "Help",
    "slider.horizontal.3": "Filter", "square.and.arrow.down": "Save",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "star": "Favorite",
    "trash": "Delete", "xmark": "Close",
  ]
}
