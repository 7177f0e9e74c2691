/// The look of a button.
package nonisolated enum ButtonLook: Sendable, Hashable {
  /// Letters without a background.
  case plain
  /// On a background of the tint color.
  case prominent
  /// On a red background, because it destroys something.
  case destructiveFilled
  /// On a light background of the tint color.
  case tinted
  /// On a gray background.
  case gray
  /// The button of a bar that completes a task, in bold.
  case done
  /// The button or action of an alert that destroys something, in red.
  case destructive
  /// The action of an alert that cancels it, in bold.
  case cancel
  /// An image, or a symbol, whose name is the button's label.
  case image
}
