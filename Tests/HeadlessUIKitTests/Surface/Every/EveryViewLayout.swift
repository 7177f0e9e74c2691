import Foundation
import HeadlessUIKit

/// Overrides every member of `UIView`.
final class EveryViewLayout: UIView {
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
  }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.addLayoutGuide(layoutGuide)
  }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.removeLayoutGuide(layoutGuide)
  }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func updateConstraintsIfNeeded() {
    super.updateConstraintsIfNeeded()
  }
  override func updateConstraints() {
    super.updateConstraints()
  }
  override func needsUpdateConstraints() -> Bool {
    super.needsUpdateConstraints()
  }
  override func setNeedsUpdateConstraints() {
    super.setNeedsUpdateConstraints()
  }
  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    super.contentCompressionResistancePriority(for: axis)
  }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    super.setContentCompressionResistancePriority(priority, for: axis)
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    super.alignmentRect(forFrame: frame)
  }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    super.constraintsAffectingLayout(for: axis)
  }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override func exerciseAmbiguityInLayout() {
    super.exerciseAmbiguityInLayout()
  }
  override class var layerClass: AnyClass { super.layerClass }
  override var layer: CALayer { super.layer }
  override var tintAdjustmentMode: TintAdjustmentMode {
    get { super.tintAdjustmentMode }
    set { super.tintAdjustmentMode = newValue }
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
  }
  override var clearsContextBeforeDrawing: Bool {
    get { super.clearsContextBeforeDrawing }
    set { super.clearsContextBeforeDrawing = newValue }
  }
  override var mask: UIView? {
    get { super.mask }
    set { super.mask = newValue }
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set { super.semanticContentAttribute = newValue }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    super.userInterfaceLayoutDirection(for: attribute)
  }
  override class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    super.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    super.resizableSnapshotView(
      from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
}
