/// What an action runs, with the action itself for an argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, which bar buttons run on Linux, where there are no selectors.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is called.
  public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How the action looks and whether it can be chosen.
  open var attributes: Attributes
  /// Whether the action is ticked; kept, never shown.
  open var state: State
  /// What the action is called.
  public let identifier: Identifier
  /// What the action was performed by; never known.
  open var sender: Any? { nil }
  let handler: UIActionHandler

  nonisolated deinit {}

  /// Makes an action of a title and the closure that runs.
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
