public import Foundation

/// A length in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  private let kind: Kind
  /// The number of points, or the fraction.
  open private(set) var dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  nonisolated deinit {}

  /// A fraction of the width around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the height around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }
  /// About a number of points.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }
  /// The same length as of other items (iOS 17).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.estimated, estimate) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: self)
  }

  /// Whether it is a fraction of the width around.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of the height around.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it is about a number of points.
  open var isEstimated: Bool { kind == .estimated }
  /// Returns the dimension itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the length in points.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  nonisolated deinit {}

  /// Returns the size itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance in a compositional layout; stored, but not used.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The distance in points.
  open private(set) var spacing: CGFloat
  /// Whether it is the smallest distance.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether it is the exact distance.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  nonisolated deinit {}

  /// A distance that can be larger.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: self)
  }
  /// An exact distance.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: self)
  }
  /// Returns the distance itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item; stored, but not used.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The distance at the leading edge.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance at the top.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  nonisolated deinit {}

  /// Returns the distances themselves.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
