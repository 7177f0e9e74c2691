import Foundation
import HeadlessUIKit

/// Overrides every member of `UIResponder`.
final class EveryResponder: UIResponder {
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var userActivity: NSUserActivity? {
    get { super.userActivity }
    set { super.userActivity = newValue }
  }
  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
  }
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    super.touchesEstimatedPropertiesUpdated(touches)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionCancelled(motion, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    super.remoteControlReceived(with: event)
  }
  override var inputView: UIView? { super.inputView }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override var inputViewController: UIInputViewController? { super.inputViewController }
  override var inputAccessoryViewController: UIInputViewController? {
    super.inputAccessoryViewController
  }
  override var textInputContextIdentifier: String? { super.textInputContextIdentifier }
  override class func clearTextInputContextIdentifier(_ identifier: String) {
    super.clearTextInputContextIdentifier(identifier)
  }
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    super.editingInteractionConfiguration
  }
  override func reloadInputViews() { super.reloadInputViews() }
  override func cut(_ sender: Any?) { super.cut(sender) }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func pasteAndMatchStyle(_ sender: Any?) { super.pasteAndMatchStyle(sender) }
  override func pasteAndGo(_ sender: Any?) { super.pasteAndGo(sender) }
  override func pasteAndSearch(_ sender: Any?) { super.pasteAndSearch(sender) }
  override func select(_ sender: Any?) { super.select(sender) }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
  override func delete(_ sender: Any?) { super.delete(sender) }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    super.makeTextWritingDirectionLeftToRight(sender)
  }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    super.makeTextWritingDirectionRightToLeft(sender)
  }
  override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
  override func toggleItalics(_ sender: Any?) { super.toggleItalics(sender) }
  override func toggleUnderline(_ sender: Any?) { super.toggleUnderline(sender) }
  override func increaseSize(_ sender: Any?) { super.increaseSize(sender) }
  override func decreaseSize(_ sender: Any?) { super.decreaseSize(sender) }
  override func printContent(_ sender: Any?) { super.printContent(sender) }
  override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { super.updateTextAttributes(conversionHandler: conversionHandler) }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
}

/// Overrides every member of `UIEvent`.
final class EveryEvent: UIEvent {
  override var type: UIEvent.EventType { super.type }
  override var subtype: UIEvent.EventSubtype { super.subtype }
  override var timestamp: TimeInterval { super.timestamp }
  override var allTouches: Set<UITouch>? { super.allTouches }
  override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
  override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    super.touches(for: gesture)
  }
}

/// Overrides every member of `UITouch`.
final class EveryTouch: UITouch {
  override var timestamp: TimeInterval { super.timestamp }
  override var phase: UITouch.Phase { super.phase }
  override var tapCount: Int { super.tapCount }
  override var window: UIWindow? { super.window }
  override var view: UIView? { super.view }
  override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
}

/// Overrides every member of `UIPress`.
final class EveryPress: UIPress {
  override var responder: UIResponder? { super.responder }
}

/// Overrides every member of `UIPressesEvent`.
final class EveryPressesEvent: UIPressesEvent {
  override var allPresses: Set<UIPress> { super.allPresses }
}

/// Overrides every member of `UIKeyCommand`.
final class EveryKeyCommand: UIKeyCommand {
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var discoverabilityTitle: String? {
    get { super.discoverabilityTitle }
    set { super.discoverabilityTitle = newValue }
  }
  override var action: Selector? { super.action }
  override var input: String? { super.input }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
  override var propertyList: Any? { super.propertyList }
  override var attributes: UIMenuElement.Attributes {
    get { super.attributes }
    set { super.attributes = newValue }
  }
  override var state: UIMenuElement.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var alternates: [UICommandAlternate] { super.alternates }
  override var wantsPriorityOverSystemBehavior: Bool {
    get { super.wantsPriorityOverSystemBehavior }
    set { super.wantsPriorityOverSystemBehavior = newValue }
  }
}

/// Overrides every member of `UIMenuController`.
final class EveryMenuController: UIMenuController {
  override class var shared: UIMenuController { super.shared }
  override var isMenuVisible: Bool {
    get { super.isMenuVisible }
    set { super.isMenuVisible = newValue }
  }
  override func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    super.setMenuVisible(menuVisible, animated: animated)
  }
  override func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    super.setTargetRect(targetRect, in: targetView)
  }
  override func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    super.showMenu(from: targetView, rect: targetRect)
  }
  override func hideMenu(from targetView: UIView) { super.hideMenu(from: targetView) }
  override func hideMenu() { super.hideMenu() }
  override func update() { super.update() }
  override var menuFrame: CGRect { super.menuFrame }
}
