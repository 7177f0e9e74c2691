/// A closure that an action runs; it receives the action as its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title.
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
  open var attributes: Attributes = []
  /// The checkmark state of the action; stored, but not used.
  open var state = State.off
  /// The identifier of the action.
  open private(set) var identifier: Identifier
  /// The object that performs the action; `nil` while the action isn't performed.
  open private(set) var sender: Any?
  private(set) var handler: UIActionHandler = { _ in }
  private static var made = 0

  nonisolated deinit {}

  /// Performs the action on behalf of an object.
  open func performWithSender(_ sender: Any?, target: Any?) { run(from: sender) }

  func run(from sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// The address of the code that the action runs.
  var function: UInt? { ElementCode.Handler(run: handler).address }

  /// Creates an action that does nothing.
  public override init() {
    Self.made += 1
    identifier = Identifier("com.apple.action.dynamic.\(Self.made)")
    super.init()
  }

  private convenience init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier?,
    _ discoverabilityTitle: String?, _ attributes: Attributes, _ state: State,
    _ handler: @escaping UIActionHandler
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    describe(title, subtitle, image)
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
