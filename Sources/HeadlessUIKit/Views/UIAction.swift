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

  /// The title that is displayed to the user.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image next to the title; stored, but not used.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// A longer title; stored, but not used.
  open var discoverabilityTitle: String?
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

  private init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier?,
    _ discoverabilityTitle: String?, _ attributes: Attributes, _ state: State,
    _ handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("\(title)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an action with a title and the closure to run.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title, nil, image, identifier, discoverabilityTitle, attributes, state, handler)
  }

  /// Creates an action with a title, a subtitle, and the closure to run.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title, subtitle, image, identifier, discoverabilityTitle, attributes, state, handler)
  }
}
