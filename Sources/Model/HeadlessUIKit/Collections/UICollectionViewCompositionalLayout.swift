public import Foundation

/// The properties of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections in points; stored, but not used.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of insets; stored, but not used.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Returns the configuration itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout of sections of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [Int: NSCollectionLayoutSection] = [:]
  /// The properties of the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout whose sections are the same.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Creates a layout whose sections are the same.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout with a function that gives its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Creates a layout with a function that gives its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout without sections.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Creates a layout that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Asks for the sections again when the app settles.
  open override func invalidateLayout() {
    sections = [:]
    super.invalidateLayout()
  }

  func section(_ index: Int) -> NSCollectionLayoutSection? {
    if let section = sections[index] { return section }
    let size = collectionView?.spaceForLayout ?? UIScreen.main.bounds.size
    let traits = collectionView?.traitCollection ?? UIScreen.main.traitCollection
    let section = provider(index, CollectionEnvironment(size, traits))
    sections[index] = section
    return section
  }

  /// Forgets the sections, because the data has changed.
  func dataChanged() { sections = [:] }

  override func extent(ofItemAt path: IndexPath) -> CGFloat {
    guard let collectionView, let section = section(path.section) else { return 44 }
    return section.extent(in: collectionView.spaceForLayout, horizontal: isHorizontal)
  }

  override var isHorizontal: Bool { configuration.scrollDirection == .horizontal }

  override func hasSectionView(_ kind: String, in section: Int) -> Bool {
    guard let layout = self.section(section) else { return false }
    if let list = layout.list {
      return kind == UICollectionView.elementKindSectionHeader
        ? list.headerMode == .supplementary : list.footerMode == .supplementary
    }
    return layout.boundarySupplementaryItems.contains { $0.elementKind == kind }
  }

  override func list(for section: Int) -> UICollectionLayoutListConfiguration? {
    self.section(section)?.list
  }

  /// The kinds of the headers, or else of the footers, of a section.
  func kinds(in section: Int, footers: Bool) -> [String] {
    guard let layout = self.section(section) else { return [] }
    if layout.list != nil {
      let kind =
        footers
        ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
      return hasSectionView(kind, in: section) ? [kind] : []
    }
    let bottom: Set<NSRectAlignment> = [.bottom, .bottomLeading, .bottomTrailing]
    return layout.boundarySupplementaryItems.filter { bottom.contains($0.alignment) == footers }
      .map(\.elementKind)
  }
}
