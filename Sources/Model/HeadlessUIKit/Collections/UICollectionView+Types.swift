extension UICollectionView {
  /// The position of an item after the collection was scrolled to it.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates a position from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction of scrolling.
  ///
  /// - vertical: Up and down.
  /// - horizontal: Left and right.
  public nonisolated enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The kind of a view in a collection.
  ///
  /// - cell: An item.
  /// - supplementaryView: A header, footer, or badge.
  /// - decorationView: A decoration.
  public nonisolated enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The delay with which items make way for one that is moved; not used.
  ///
  /// - immediate: At once.
  /// - fast: Soon.
  /// - slow: Later.
  public nonisolated enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

  /// Whether cells change their size with their content; not used.
  ///
  /// - disabled: They don't.
  /// - enabled: They do if the app says that their size has changed.
  /// - enabledIncludingConstraints: They do also if their constraints have changed.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
