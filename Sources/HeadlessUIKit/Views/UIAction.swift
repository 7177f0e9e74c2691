/// A closure that an action runs.
///
/// It receives the action as its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title.
///
/// On Linux, bar buttons use actions because selectors aren't available.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The attributes of the action, such as whether it is disabled.
  open var attributes: Attributes
  /// The checkmark state of the action; stored, but not used.
  open var state: State
  /// The identifier of the action.
  open private(set) var identifier: Identifier
  /// The object that performed the action; always `nil`.
  open var sender: Any? { nil }
  let handler: UIActionHandler

  nonisolated deinit {}

  /// Creates an action with a title and the closure to run.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("\(title)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }
}
