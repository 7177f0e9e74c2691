import Foundation

/// The controller of a view that replaces the keyboard, which is never shown.
open class UIInputViewController: UIViewController {
  /// The language of the keyboard; stored, but not used.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation; stored, but not used.
  open var hasDictationKey = false
  /// Whether the keyboard has access to the network; always `false`.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard needs a key for switching to the next one; always `false`.
  open var needsInputModeSwitchKey: Bool { false }

  nonisolated deinit {}

  /// Does nothing, because there is no keyboard.
  open func dismissKeyboard() {}
  /// Does nothing, because there is no keyboard.
  open func advanceToNextInputMode() {}
  /// Does nothing, because there is no keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
}
