import Foundation
import HeadlessUIKit

/// Overrides every member of `UIView`.
final class EveryViewAccessibility: UIView {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override var canBecomeFocused: Bool { super.canBecomeFocused }
  override var isFocused: Bool { super.isFocused }
  override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier }
    set { super.focusGroupIdentifier = newValue }
  }
  override var motionEffects: [UIMotionEffect] {
    get { super.motionEffects }
    set { super.motionEffects = newValue }
  }
  override func addMotionEffect(_ effect: UIMotionEffect) {
    super.addMotionEffect(effect)
  }
  override func removeMotionEffect(_ effect: UIMotionEffect) {
    super.removeMotionEffect(effect)
  }
  override var interactions: [any UIInteraction] {
    get { super.interactions }
    set { super.interactions = newValue }
  }
  override func addInteraction(_ interaction: any UIInteraction) {
    super.addInteraction(interaction)
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    super.removeInteraction(interaction)
  }
  override var traitOverrides: UITraitOverrides {
    get { super.traitOverrides }
    set { super.traitOverrides = newValue }
  }
  override func updateTraitsIfNeeded() {
    super.updateTraitsIfNeeded()
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override var minimumContentSizeCategory: UIContentSizeCategory? {
    get { super.minimumContentSizeCategory }
    set { super.minimumContentSizeCategory = newValue }
  }
  override var maximumContentSizeCategory: UIContentSizeCategory? {
    get { super.maximumContentSizeCategory }
    set { super.maximumContentSizeCategory = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }
  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal }
    set { super.accessibilityViewIsModal = newValue }
  }
  override var shouldGroupAccessibilityChildren: Bool {
    get { super.shouldGroupAccessibilityChildren }
    set { super.shouldGroupAccessibilityChildren = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
  override var accessibilityLanguage: String? {
    get { super.accessibilityLanguage }
    set { super.accessibilityLanguage = newValue }
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { super.accessibilityAttributedLabel }
    set { super.accessibilityAttributedLabel = newValue }
  }
  override var accessibilityAttributedValue: NSAttributedString? {
    get { super.accessibilityAttributedValue }
    set { super.accessibilityAttributedValue = newValue }
  }
  override var accessibilityAttributedHint: NSAttributedString? {
    get { super.accessibilityAttributedHint }
    set { super.accessibilityAttributedHint = newValue }
  }
  override var accessibilityUserInputLabels: [String]! {
    get { super.accessibilityUserInputLabels }
    set { super.accessibilityUserInputLabels = newValue }
  }
  override var accessibilityIgnoresInvertColors: Bool {
    get { super.accessibilityIgnoresInvertColors }
    set { super.accessibilityIgnoresInvertColors = newValue }
  }
  override var showsLargeContentViewer: Bool {
    get { super.showsLargeContentViewer }
    set { super.showsLargeContentViewer = newValue }
  }
  override var largeContentTitle: String? {
    get { super.largeContentTitle }
    set { super.largeContentTitle = newValue }
  }
  override func accessibilityActivate() -> Bool {
    super.accessibilityActivate()
  }
  override func accessibilityIncrement() {
    super.accessibilityIncrement()
  }
  override func accessibilityDecrement() {
    super.accessibilityDecrement()
  }
  override func accessibilityPerformEscape() -> Bool {
    super.accessibilityPerformEscape()
  }
  override func accessibilityPerformMagicTap() -> Bool {
    super.accessibilityPerformMagicTap()
  }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    super.accessibilityScroll(direction)
  }
  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
  }
  override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
  }
}
