public import Foundation

/// A view beside an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The place among overlapping views; stored, but not used.
  open var zIndex = 1
  /// The kind.
  open private(set) var elementKind: String
  /// The anchor of the view at the item; stored, but not used.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the view at itself; stored, but not used.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// Creates a view beside an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  nonisolated deinit {}
}

/// A header or footer of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the view is outside the content; stored, but not used.
  open var extendsBoundary = true
  /// Whether the view stays at the edge while its section is scrolled; stored, but not used.
  open var pinToVisibleBounds = false
  /// The edge.
  open private(set) var alignment: NSRectAlignment
  /// The distance from there in points; stored, but not used.
  open private(set) var offset: CGPoint

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  nonisolated deinit {}
}

/// A decoration of a section; not shown.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The place among overlapping views; stored, but not used.
  open var zIndex = 0
  /// The kind.
  open private(set) var elementKind: String

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  nonisolated deinit {}

  /// Creates a background.
  open class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: self)
  }
}

/// A place at an item; stored, but not used.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges.
  open private(set) var edges: NSDirectionalRectEdge
  /// The distance from there.
  open private(set) var offset: CGPoint
  /// Whether the distance is in points.
  open private(set) var isAbsoluteOffset: Bool
  /// Whether the distance is a fraction of the size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates a place at edges.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isAbsoluteOffset = true
    super.init()
  }
  /// Creates a place at a distance in points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }
  /// Creates a place at a distance from edges, as a fraction of the size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  nonisolated deinit {}

  /// Returns the place itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An edge or corner of a rectangle.
public nonisolated enum NSRectAlignment: Int, Sendable {
  case none
  case top, topLeading
  case leading, bottomLeading
  case bottom, bottomTrailing
  case trailing, topTrailing
}
