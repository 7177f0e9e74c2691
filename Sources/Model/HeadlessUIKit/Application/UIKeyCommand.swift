public import Foundation

/// A command of a hardware keyboard.
///
/// The properties are stored. There is no keyboard with such keys here, so nothing performs the
/// command.
open class UIKeyCommand: UIMenuElement {
  nonisolated deinit {}

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
  /// A longer title, which lists of commands show; stored, but not used.
  open var discoverabilityTitle: String?
  /// The key: a character, or a constant such as `inputEscape`.
  open private(set) var input: String?
  /// The keys that are held down.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The method.
  open private(set) var action: Selector?
  /// The value that distinguishes commands with the same method.
  open private(set) var propertyList: Any?
  /// The attributes of the command, such as whether it is disabled; stored, but not used.
  open var attributes: Attributes = []
  /// The checkmark state of the command; stored, but not used.
  open var state = State.off
  /// The methods with other keys held down; stored, but not used.
  open private(set) var alternates: [UICommandAlternate] = []
  /// Whether the command comes before the system's; stored, but not used.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the keys follow the keyboard's layout; stored, but not used.
  open var allowsAutomaticLocalization = true
  /// Whether the keys follow the direction of writing; stored, but not used.
  open var allowsAutomaticMirroring = true

  private convenience init(
    _ title: String, _ image: UIImage?, _ action: Selector, _ input: String,
    _ modifierFlags: UIKeyModifierFlags, _ propertyList: Any?, _ alternates: [UICommandAlternate],
    _ discoverabilityTitle: String?, _ attributes: Attributes, _ state: State
  ) {
    self.init()
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    describe(title, nil, image)
  }

  /// Creates a command with a title.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title, image, action, input, modifierFlags, propertyList, alternates, discoverabilityTitle,
      attributes, state)
  }

  /// Creates a command.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init("", nil, action, input, modifierFlags, nil, [], nil, [], .off)
  }

  /// Creates a command with a title for lists of commands.
  @available(iOS, deprecated: 13.0)
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init("", nil, action, input, modifierFlags, nil, [], discoverabilityTitle, [], .off)
  }
}

/// The method of a command with other keys held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  nonisolated deinit {}

  /// The title that is displayed to the user.
  open private(set) var title: String
  /// The method.
  open private(set) var action: Selector
  /// The keys that are held down in addition.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
