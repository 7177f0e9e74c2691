/// A view on the screen, with the views inside it.
public nonisolated struct ViewSnapshot: Sendable, Hashable, Codable {
  /// The view's class.
  public let type: String
  /// The content of the view itself, such as a label's text, a button's title or a slider's value;
  /// `nil` for nothing, and for a secure field.
  public let text: String?
  /// The view's accessibility identifier; `nil` if it has none.
  public let identifier: String?
  /// The states of the view: `hidden`, `disabled`, `selected`, `on`, `off`, `editing`, `secure`,
  /// and for lists, the number of their rows or items.
  public let states: [String]
  /// The views inside it, from back to front.
  public let views: [ViewSnapshot]
  /// The number of views inside it that were left out; `nil` if none were.
  public let leftOut: Int?
}

/// The views of one pane of the screen.
public nonisolated struct PaneViews: Sendable, Hashable, Codable {
  /// The class of the view controller.
  public let controller: String
  /// The controller's view; `nil` if it hasn't been loaded.
  public let view: ViewSnapshot?
}
