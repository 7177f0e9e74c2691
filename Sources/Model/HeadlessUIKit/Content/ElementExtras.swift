/// The additional properties of an element that was read from a view.
///
/// Elements of declared content have none, so that they stay small.
final class ElementExtras {
  /// The accessibility identifier of the view.
  var identifier: String?
  /// The address of the app's code that runs when the user operates the control; `nil` if it isn't
  /// known.
  var function: UInt?
  /// Whether VoiceOver has no label to read for the element.
  var lacksLabel = false
  /// Whether the user can operate the control.
  var isEnabled = true
  /// Whether a field is being edited, so that the keyboard types into it.
  var isEditing = false
  /// The controls inside a row, such as a switch.
  var controls: [Content.Element] = []
  /// The actions that swiping a row offers, read when they are needed; `nil` if there are none.
  var swipes: (@MainActor () -> [Content.Action])?
  /// The actions of a long press, read when they are needed; `nil` if there are none.
  var presses: (@MainActor () -> [Content.Action])?
  /// The code that runs when the user taps a field's Return key; `nil` if it has none.
  var submit: (@MainActor () -> Void)?
  /// Simulates a tap on the field, which begins editing; `nil` if nothing happens then.
  var begin: (@MainActor () -> Void)?
  /// Changes the field's text, and returns why the field doesn't have it as it was typed; `nil` if
  /// typing never fails.
  var edited: (@MainActor (Content.Edit) -> Content.TypingRefusal?)?
  /// Describes what a field expects if it doesn't accept the given text; `nil` if it accepts any.
  var expectation: (@MainActor (String) -> String?)?
  /// The indices of the options that can't be chosen.
  var disabledOptions: Set<Int> = []
  /// The values of a choice whose options can't be listed, such as dates.
  var values: Content.Choice.Values?
  /// The text of the field whose picker the choice is.
  var fieldText: String?

  /// The view that the element was read from; `nil` unless the reading is for a drawing.
  private(set) var view: UIView?
  /// Whether a row shows its title, which otherwise is the name of its only control or of its
  /// class; known if it is read for a drawing.
  var hasTitle = true
  /// Whether a button is the icon at the right of a row; known if it is read for a drawing.
  var isInfo = false
  /// Whether a text stands for an image without words, which only a drawing shows.
  var isDecoration = false
  /// Returns the number of items beside each other; `nil` unless a row is read for a drawing.
  var columnCount: (@MainActor () -> Int)?

  /// Whether each element keeps its view, because it is read for a drawing.
  static var keepsViews = false

  init(_ view: UIView? = nil) {
    identifier = view?.accessibilityIdentifier
    if Self.keepsViews { self.view = view }
  }

  /// Returns what the icon at the right of a row has; `nil` unless it is read for a drawing.
  static func ofInfo() -> ElementExtras? {
    guard keepsViews else { return nil }
    let extras = ElementExtras()
    extras.isInfo = true
    return extras
  }

  /// Returns what a text has that was read from a view; `nil` if that is nothing.
  static func ofText(_ view: UIView) -> ElementExtras? {
    view.accessibilityIdentifier != nil || keepsViews ? ElementExtras(view) : nil
  }
}
