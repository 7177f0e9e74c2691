public import Foundation

/// The properties of a layout that is a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list, which only pictures show.
  ///
  /// - plain: Without gaps.
  /// - grouped: With gaps between sections.
  /// - insetGrouped: With gaps between sections, and margins.
  /// - sidebar: A sidebar.
  /// - sidebarPlain: A sidebar without background.
  public nonisolated enum Appearance: Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// The headers of a list.
  ///
  /// - none: No headers.
  /// - supplementary: The supplementary views of the kind of headers.
  /// - firstItemInSection: The first item of each section.
  public nonisolated enum HeaderMode: Hashable, Sendable {
    case none, supplementary, firstItemInSection
  }
  /// The footers of a list.
  ///
  /// - none: No footers.
  /// - supplementary: The supplementary views of the kind of footers.
  public nonisolated enum FooterMode: Hashable, Sendable { case none, supplementary }
  /// Returns the actions that swiping an item offers.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the separator of an item.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// The appearance; only pictures show it.
  public let appearance: Appearance
  /// Whether there are separators; stored, but not used.
  public var showsSeparators = true
  /// The separators; stored, but not used.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separator of an item; never asked.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color; stored, but not used.
  public var backgroundColor: UIColor?
  /// Returns the actions at the leading edge of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing edge of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The headers.
  public var headerMode = HeaderMode.none
  /// The footers.
  public var footerMode = FooterMode.none
  /// The distance above headers in points; stored, but not used.
  public var headerTopPadding: CGFloat?

  /// Creates the properties of a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The separators of a list; stored, but not used.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is shown.
  ///
  /// - automatic: The system decides.
  /// - visible: It is.
  /// - hidden: It isn't.
  public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

  /// Whether there is a separator above.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a separator below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets that mean that the system chooses them.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
  /// The insets of the separator above.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below.
  public var bottomSeparatorInsets = automaticInsets
  /// The color.
  public var color: UIColor {
    get { storedColor ?? Self.gray }
    set { storedColor = newValue }
  }
  /// The color between selected items.
  public var multipleSelectionColor: UIColor {
    get { storedSelectionColor ?? Self.gray }
    set { storedSelectionColor = newValue }
  }
  /// The effect.
  public var visualEffect: UIVisualEffect?
  private var storedColor: UIColor?
  private var storedSelectionColor: UIColor?
  private static var gray: UIColor { OnAnyThread.run { .lightGray } }

  /// Creates the separators of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Returns whether the separators are equal.
  public static func == (
    left: UIListSeparatorConfiguration, right: UIListSeparatorConfiguration
  ) -> Bool {
    left.topSeparatorVisibility == right.topSeparatorVisibility
      && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
      && left.topSeparatorInsets == right.topSeparatorInsets
      && left.bottomSeparatorInsets == right.bottomSeparatorInsets
      && left.storedColor == right.storedColor
      && left.storedSelectionColor == right.storedSelectionColor
  }
  /// Hashes the visibility.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
  }
}
