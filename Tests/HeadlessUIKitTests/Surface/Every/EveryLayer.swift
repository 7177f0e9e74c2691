import Foundation
import HeadlessUIKit

/// Overrides every member of `CALayer`.
final class EveryLayer: CALayer {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var position: CGPoint {
    get { super.position }
    set { super.position = newValue }
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }
  override var zPosition: CGFloat {
    get { super.zPosition }
    set { super.zPosition = newValue }
  }
  override var anchorPointZ: CGFloat {
    get { super.anchorPointZ }
    set { super.anchorPointZ = newValue }
  }
  override var transform: CATransform3D {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var sublayerTransform: CATransform3D {
    get { super.sublayerTransform }
    set { super.sublayerTransform = newValue }
  }
  override var contentsScale: CGFloat {
    get { super.contentsScale }
    set { super.contentsScale = newValue }
  }
  override var isGeometryFlipped: Bool {
    get { super.isGeometryFlipped }
    set { super.isGeometryFlipped = newValue }
  }
  override func affineTransform() -> CGAffineTransform {
    super.affineTransform()
  }
  override func setAffineTransform(_ m: CGAffineTransform) {
    super.setAffineTransform(m)
  }
  override func contains(_ p: CGPoint) -> Bool {
    super.contains(p)
  }
  override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set { super.cornerRadius = newValue }
  }
  override var maskedCorners: CACornerMask {
    get { super.maskedCorners }
    set { super.maskedCorners = newValue }
  }
  override var cornerCurve: CALayerCornerCurve {
    get { super.cornerCurve }
    set { super.cornerCurve = newValue }
  }
  override var borderWidth: CGFloat {
    get { super.borderWidth }
    set { super.borderWidth = newValue }
  }
  override var borderColor: CGColor? {
    get { super.borderColor }
    set { super.borderColor = newValue }
  }
  override var backgroundColor: CGColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var shadowColor: CGColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var shadowOpacity: Float {
    get { super.shadowOpacity }
    set { super.shadowOpacity = newValue }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set { super.shadowOffset = newValue }
  }
  override var shadowRadius: CGFloat {
    get { super.shadowRadius }
    set { super.shadowRadius = newValue }
  }
  override var shadowPath: CGPath? {
    get { super.shadowPath }
    set { super.shadowPath = newValue }
  }
  override var opacity: Float {
    get { super.opacity }
    set { super.opacity = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var masksToBounds: Bool {
    get { super.masksToBounds }
    set { super.masksToBounds = newValue }
  }
  override var mask: CALayer? {
    get { super.mask }
    set { super.mask = newValue }
  }
  override var contents: Any? {
    get { super.contents }
    set { super.contents = newValue }
  }
  override var contentsRect: CGRect {
    get { super.contentsRect }
    set { super.contentsRect = newValue }
  }
  override var contentsGravity: CALayerContentsGravity {
    get { super.contentsGravity }
    set { super.contentsGravity = newValue }
  }
  override var isDoubleSided: Bool {
    get { super.isDoubleSided }
    set { super.isDoubleSided = newValue }
  }
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
  override var shouldRasterize: Bool {
    get { super.shouldRasterize }
    set { super.shouldRasterize = newValue }
  }
  override var rasterizationScale: CGFloat {
    get { super.rasterizationScale }
    set { super.rasterizationScale = newValue }
  }
  override var allowsEdgeAntialiasing: Bool {
    get { super.allowsEdgeAntialiasing }
    set { super.allowsEdgeAntialiasing = newValue }
  }
  override var allowsGroupOpacity: Bool {
    get { super.allowsGroupOpacity }
    set { super.allowsGroupOpacity = newValue }
  }
  override var needsDisplayOnBoundsChange: Bool {
    get { super.needsDisplayOnBoundsChange }
    set { super.needsDisplayOnBoundsChange = newValue }
  }
  override var name: String? {
    get { super.name }
    set { super.name = newValue }
  }
  override var delegate: (any CALayerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var actions: [String: any CAAction]? {
    get { super.actions }
    set { super.actions = newValue }
  }
  override var filters: [Any]? {
    get { super.filters }
    set { super.filters = newValue }
  }
  override var sublayers: [CALayer]? {
    get { super.sublayers }
    set { super.sublayers = newValue }
  }
  override var superlayer: CALayer? { super.superlayer }
  override func addSublayer(_ layer: CALayer) {
    super.addSublayer(layer)
  }
  override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    super.insertSublayer(layer, at: idx)
  }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    super.insertSublayer(layer, below: sibling)
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    super.insertSublayer(layer, above: sibling)
  }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    super.replaceSublayer(oldLayer, with: newLayer)
  }
  override func removeFromSuperlayer() {
    super.removeFromSuperlayer()
  }
  override func setNeedsLayout() {
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    super.layoutIfNeeded()
  }
  override func layoutSublayers() {
    super.layoutSublayers()
  }
  override func setNeedsDisplay() {
    super.setNeedsDisplay()
  }
  override func setNeedsDisplay(_ r: CGRect) {
    super.setNeedsDisplay(r)
  }
  override func displayIfNeeded() {
    super.displayIfNeeded()
  }
  override func display() {
    super.display()
  }
  override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
  }
  override func render(in ctx: CGContext) {
    super.render(in: ctx)
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    super.needsDisplay(forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? {
    super.defaultValue(forKey: key)
  }
  override func action(forKey event: String) -> (any CAAction)? {
    super.action(forKey: event)
  }
  override func presentation() -> Self? {
    super.presentation()
  }
  override func model() -> Self {
    super.model()
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    super.add(anim, forKey: key)
  }
  override func removeAnimation(forKey key: String) {
    super.removeAnimation(forKey: key)
  }
  override func removeAllAnimations() {
    super.removeAllAnimations()
  }
  override func animation(forKey key: String) -> CAAnimation? {
    super.animation(forKey: key)
  }
  override func animationKeys() -> [String]? {
    super.animationKeys()
  }
  override func value(forKey key: String) -> Any? {
    super.value(forKey: key)
  }
  override func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
  }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    super.setValue(value, forKeyPath: keyPath)
  }
}
