public import Foundation

/// The layer of a view, or of a part of it, which keeps its properties and is never drawn.
///
/// The geometry of a view's own layer is the view's.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// Creates an empty layer.
  public override init() { super.init() }

  /// Creates a copy of a layer's appearance.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (ownBounds, ownPosition, anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    (ownOpacity, ownBackground) = (other.opacity, other.backgroundColor)
    (cornerRadius, borderWidth, borderColor) =
      (other.cornerRadius, other.borderWidth, other.borderColor)
  }

  /// Creates an empty layer; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {
    for layer in children where layer.around === self { layer.around = nil }
  }

  // Unowned for speed. The view clears it when it is freed.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  // The layer around retains this one, and clears the reference when it is freed.
  nonisolated(unsafe) private unowned(unsafe) var around: CALayer?
  private var children: [CALayer] = []
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownOpacity: Float = 1
  private var ownBackground: CGColor?
  private var ownHidden = false
  private var ownMasks = false
  private var animations: [(key: String, animation: CAAnimation)] = []
  private var values: [String: Any] = [:]

  /// The place of the layer in its superlayer before its transform, in points.
  var place: CGRect {
    get { view?.place ?? ownPlace }
    set { if let view { view.frame = newValue } else { ownPlace = newValue } }
  }
  /// The place of a layer that isn't a view's own, as it follows from the position and the size.
  private var ownPlace: CGRect {
    get { CGRect(size: ownBounds.size, at: ownPosition, anchor: anchorPoint) }
    set { (ownBounds.size, ownPosition) = (newValue.size, newValue.point(at: anchorPoint)) }
  }

  // MARK: Geometry

  /// The frame of the layer in its superlayer, in points.
  open var frame: CGRect {
    get { view?.frame ?? ownPlace }
    set { place = newValue }
  }
  /// The bounds of the layer in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }
  /// The place of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { view?.place.point(at: anchorPoint) ?? ownPosition }
    set {
      guard let view else { return ownPosition = newValue }
      view.frame = CGRect(size: view.place.size, at: newValue, anchor: anchorPoint)
    }
  }
  /// The anchor point, as parts of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The place along the z axis; stored, but not used.
  open var zPosition: CGFloat = 0
  /// The anchor point along the z axis; stored, but not used.
  open var anchorPointZ: CGFloat = 0
  /// The transform in three dimensions; stored, but not used.
  open var transform: CATransform3D = CATransform3DIdentity
  /// The transform of the sublayers; stored, but not used.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity
  /// The number of pixels to a point; stored, but not used.
  open var contentsScale: CGFloat = 1
  /// Whether the layer's geometry is flipped; stored, but not used.
  open var isGeometryFlipped = false

  /// Returns the transform in two dimensions.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform in two dimensions.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// Returns a point of another layer's coordinates in this layer's.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (here, there) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
  }
  /// Returns a point of this layer's coordinates in another layer's.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (here, there) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + here.x - there.x, y: p.y + here.y - there.y)
  }
  /// Returns a rectangle of another layer's coordinates in this layer's.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  /// Returns a rectangle of this layer's coordinates in another layer's.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
  /// The point zero of the layer's coordinates in those of the outermost layer.
  private var origin: CGPoint {
    var origin = CGPoint.zero
    var next: CALayer? = self
    while let layer = next {
      let outer = layer.superlayer
      if outer != nil {
        origin.x += layer.frame.minX
        origin.y += layer.frame.minY
      }
      origin.x -= layer.bounds.minX
      origin.y -= layer.bounds.minY
      next = outer
    }
    return origin
  }
  /// Returns the time itself, because all layers have the same time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Returns the time itself, because all layers have the same time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// Returns the innermost layer at a point of the superlayer's coordinates; `nil` for a hidden
  /// layer, or one that doesn't contain the point.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let (frame, bounds) = (frame, bounds)
    let own = CGPoint(
      x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard contains(own) else { return nil }
    let views = view?.subviews.map(\.layer) ?? []
    for layer in (children + views).reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return self
  }
  /// The size that the layer prefers, in points: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The part of the layer that can be seen, which isn't computed: its bounds.
  open var visibleRect: CGRect { bounds }
  /// Does nothing, because no layer around scrolls.
  open func scroll(_ p: CGPoint) {}
  /// Does nothing, because no layer around scrolls.
  open func scrollRectToVisible(_ r: CGRect) {}
  /// Returns whether the layer contains a point of its own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Appearance

  /// The radius of the corners, in points; stored, but not used.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round; stored, but not used.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners; stored, but not used.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points; stored, but not used.
  open var borderWidth: CGFloat = 0
  /// The color of the border; stored, but not used.
  open var borderColor: CGColor?
  /// The color of the background.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownBackground = newValue
      }
    }
  }
  /// The color of the shadow; stored, but not used.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1; stored, but not used.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points; stored, but not used.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points; stored, but not used.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; stored, but not used.
  open var shadowPath: CGPath?
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
  }
  /// Whether sublayers are clipped.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
  }
  /// The layer whose opacity masks this one; stored, but not used.
  open var mask: CALayer?
  /// The image of the layer; stored, but not used.
  open var contents: Any?
  /// The part of the contents that is shown; stored, but not used.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The way in which the contents fill the layer; stored, but not used.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether the back of the layer is shown; stored, but not used.
  open var isDoubleSided = true
  /// Whether the layer is opaque; stored, but not used.
  open var isOpaque = false
  /// Whether the layer is rendered as a bitmap; stored, but not used.
  open var shouldRasterize = false
  /// The scale of that bitmap; stored, but not used.
  open var rasterizationScale: CGFloat = 1
  /// Whether the edges are smoothed; stored, but not used.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity applies to the layer as a group; stored, but not used.
  open var allowsGroupOpacity = true
  /// Whether the layer is redrawn when its bounds change; stored, but not used.
  open var needsDisplayOnBoundsChange = false
  /// The name of the layer.
  open var name: String?
  /// The delegate: the view of a view's own layer.
  open weak var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?
  /// The part of the contents that is stretched; stored, but not used.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The format of the contents; stored, but not used.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  /// The filter by which the contents are made smaller; stored, but not used.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter by which the contents are made larger; stored, but not used.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The level of detail of smaller contents; stored, but not used.
  open var minificationFilterBias: Float = 0
  /// Whether drawing is done later; stored, but not used.
  open var drawsAsynchronously = false
  /// The edges that are smoothed; stored, but not used.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// The filter that combines the layer with its background; stored, but not used.
  open var compositingFilter: Any?
  /// The filters of the background; stored, but not used.
  open var backgroundFilters: [Any]?
  /// Default values of properties; stored, but not used.
  open var style: [AnyHashable: Any]?

  // MARK: Time

  /// The start, in seconds; stored, but not used.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds; stored, but not used.
  open var duration = CFTimeInterval.infinity
  /// The speed; stored, but not used.
  open var speed: Float = 1
  /// The additional time, in seconds; stored, but not used.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions of the layer's time; stored, but not used.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds; stored, but not used.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the layer's time also runs backward; stored, but not used.
  open var autoreverses = false
  /// The state that is shown before and after the layer's time; stored, but not used.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The actions for changes of properties; stored, but not used.
  open var actions: [String: any CAAction]?
  /// The filters; stored, but not used.
  open var filters: [Any]?

  // MARK: The tree

  /// The sublayers, from back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.around = nil }
      children = newValue ?? []
      for layer in children { layer.around = self }
    }
  }
  /// The layer that contains this one.
  open var superlayer: CALayer? { around ?? view?.superview?.layer }

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { place(layer, at: children.count) }
  /// Inserts a sublayer at the given index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer, at: Int(idx)) }
  /// Inserts a sublayer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }
  /// Inserts a sublayer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer, at: (children.firstIndex { $0 === sibling } ?? children.count - 1) + 1)
  }
  /// Replaces a sublayer with another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    place(newLayer, at: index)
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let around else { return }
    around.children.removeAll { $0 === self }
    self.around = nil
  }

  private func place(_ layer: CALayer, at index: Int) {
    guard layer !== self, layer.view == nil else { return }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.around = self
  }

  // MARK: Display and layout

  /// Asks the view, if there is one, for a layout.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the view, if there is one.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Never called, because layers aren't laid out.
  open func layoutSublayers() {}
  /// Does nothing, because nothing is drawn.
  open func setNeedsDisplay() {}
  /// Does nothing, because nothing is drawn.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Whether the layer is to be drawn; always `false`.
  open func needsDisplay() -> Bool { false }
  /// Whether the layer is to be laid out; always `false`.
  open func needsLayout() -> Bool { false }
  /// Whether the contents are upside down; always `false`.
  open func contentsAreFlipped() -> Bool { false }
  /// Does nothing, because nothing is drawn.
  open func displayIfNeeded() {}
  /// Never called, because nothing is drawn.
  open func display() {}
  /// Never called, because nothing is drawn.
  open func draw(in ctx: CGContext) {}
  /// Does nothing, because nothing is drawn.
  open func render(in ctx: CGContext) {}
  /// Returns whether a change of a property needs a new drawing; `false` by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the default value of a property; `nil`.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns the default action for a change; `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns by how much a curve of corners exceeds a circle.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Returns whether a value is archived; always `false`.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }
  /// Returns the action for a change of a property; `nil` unless the app stored one.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// The layer as it is shown: the layer itself, because animations take no time.
  open func presentation() -> Self? { self }
  /// The layer as the app set it: the layer itself.
  open func model() -> Self { self }

  // MARK: Animations

  /// Adds an animation, which ends when the app settles.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(animations.count)"
    removeAnimation(forKey: key)
    animations.append((key, anim))
    anim.start { [weak self, weak anim] in
      guard let self, let anim, anim.isRemovedOnCompletion else { return }
      animations.removeAll { $0.animation === anim }
    }
  }
  /// Removes an animation, which then hasn't finished.
  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    animations.remove(at: index).animation.stop(finished: false)
  }
  /// Removes all animations.
  open func removeAllAnimations() {
    let removed = animations
    animations = []
    for entry in removed { entry.animation.stop(finished: false) }
  }
  /// Returns the animation of the given key; `nil` if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// The keys of the animations; `nil` if there are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Returns the value that the app has stored for a key, or else the stored property of that name;
  /// `nil` if there is none.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Returns the value that the app has stored for a key path, or else the property at its end;
  /// `nil` if there is none.
  open func value(forKeyPath keyPath: String) -> Any? {
    if let value = values[keyPath] { return value }
    return try? KeyValue.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
  }
  /// Stores a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Stores a value for a key path; it isn't used.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
}
