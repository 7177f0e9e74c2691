import Foundation
import HeadlessUIKit

/// Overrides every member of `UIControl`.
final class EveryControl: UIControl {
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var contentVerticalAlignment: ContentVerticalAlignment {
    get { super.contentVerticalAlignment }
    set { super.contentVerticalAlignment = newValue }
  }
  override var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { super.contentHorizontalAlignment }
    set { super.contentHorizontalAlignment = newValue }
  }
  override var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    super.effectiveContentHorizontalAlignment
  }
  override var state: State { super.state }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    super.removeTarget(target, action: action, for: controlEvents)
  }
  override func addAction(_ action: UIAction, for controlEvents: Event) {
    super.addAction(action, for: controlEvents)
  }
  override func removeAction(_ action: UIAction, for controlEvents: Event) {
    super.removeAction(action, for: controlEvents)
  }
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
  }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: Event { super.allControlEvents }
  override func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    super.actions(forTarget: target, forControlEvent: controlEvent)
  }
  override func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    super.enumerateEventHandlers(iterator)
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) {
    super.sendAction(action)
  }
  override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
  }
  override func performPrimaryAction() {
    super.performPrimaryAction()
  }
  override var isContextMenuInteractionEnabled: Bool {
    get { super.isContextMenuInteractionEnabled }
    set { super.isContextMenuInteractionEnabled = newValue }
  }
  override var showsMenuAsPrimaryAction: Bool {
    get { super.showsMenuAsPrimaryAction }
    set { super.showsMenuAsPrimaryAction = newValue }
  }
  override var toolTip: String? {
    get { super.toolTip }
    set { super.toolTip = newValue }
  }
}

/// Overrides every member of `UISwitch`.
final class EverySwitch: UISwitch {
  override var isOn: Bool {
    get { super.isOn }
    set { super.isOn = newValue }
  }
  override func setOn(_ on: Bool, animated: Bool) {
    super.setOn(on, animated: animated)
  }
  override var onTintColor: UIColor? {
    get { super.onTintColor }
    set { super.onTintColor = newValue }
  }
  override var thumbTintColor: UIColor? {
    get { super.thumbTintColor }
    set { super.thumbTintColor = newValue }
  }
  override var onImage: UIImage? {
    get { super.onImage }
    set { super.onImage = newValue }
  }
  override var offImage: UIImage? {
    get { super.offImage }
    set { super.offImage = newValue }
  }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var style: Style { super.style }
  override var preferredStyle: Style {
    get { super.preferredStyle }
    set { super.preferredStyle = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}

/// Overrides every member of `UISlider`.
final class EverySlider: UISlider {
  override var value: Float {
    get { super.value }
    set { super.value = newValue }
  }
  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
  }
  override var minimumValue: Float {
    get { super.minimumValue }
    set { super.minimumValue = newValue }
  }
  override var maximumValue: Float {
    get { super.maximumValue }
    set { super.maximumValue = newValue }
  }
  override var minimumValueImage: UIImage? {
    get { super.minimumValueImage }
    set { super.minimumValueImage = newValue }
  }
  override var maximumValueImage: UIImage? {
    get { super.maximumValueImage }
    set { super.maximumValueImage = newValue }
  }
  override var isContinuous: Bool {
    get { super.isContinuous }
    set { super.isContinuous = newValue }
  }
  override var minimumTrackTintColor: UIColor? {
    get { super.minimumTrackTintColor }
    set { super.minimumTrackTintColor = newValue }
  }
  override var maximumTrackTintColor: UIColor? {
    get { super.maximumTrackTintColor }
    set { super.maximumTrackTintColor = newValue }
  }
  override var thumbTintColor: UIColor? {
    get { super.thumbTintColor }
    set { super.thumbTintColor = newValue }
  }
  override func setThumbImage(_ image: UIImage?, for state: State) {
    super.setThumbImage(image, for: state)
  }
  override func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    super.setMinimumTrackImage(image, for: state)
  }
  override func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    super.setMaximumTrackImage(image, for: state)
  }
  override func thumbImage(for state: State) -> UIImage? {
    super.thumbImage(for: state)
  }
  override func minimumTrackImage(for state: State) -> UIImage? {
    super.minimumTrackImage(for: state)
  }
  override func maximumTrackImage(for state: State) -> UIImage? {
    super.maximumTrackImage(for: state)
  }
  override var currentThumbImage: UIImage? { super.currentThumbImage }
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    super.trackRect(forBounds: bounds)
  }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    super.minimumValueImageRect(forBounds: bounds)
  }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    super.maximumValueImageRect(forBounds: bounds)
  }
}
