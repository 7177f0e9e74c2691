/// The content of a screen and its controls: the types of flowsh's own that a view
/// controller's `content` consists of.
///
/// They are nested so that an app's modules can have types of the same names.
public enum Content {
  /// A visible element of a screen, with the code that runs when the user interacts with it.
  @preconcurrency @MainActor
  public enum Element {
    /// Static text.
    case text(Text)
    /// A row in a list.
    case row(Row)
    /// A group of rows that are created on demand.
    case rows(Rows)
    /// A button in the screen's content.
    case button(Button)
    /// A text field.
    case field(Field)
    /// A switch.
    case toggle(Toggle)
    /// A choice among several options.
    case choice(Choice)
    /// A search field that runs its closure whenever the text changes.
    case search(SearchField)
    /// A gesture on the screen as a whole, such as pulling down to refresh it.
    case gesture(Gesture)
  }

  /// Static text, or a named value such as `email  fred@example.org`.
  @preconcurrency @MainActor
  public struct Text {
    /// The name of the value; `nil` for a plain label.
    public let name: String?
    /// The text.
    public let text: String
    /// The additional properties of an element that was read from a view.
    var extras: ElementExtras?

    /// Creates a plain label.
    public init(_ text: String) {
      name = nil
      self.text = text
    }

    /// Creates a named value.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    /// The accessibility identifier of the view; `nil` if there is none.
    package var identifier: String? { extras?.identifier }
    /// Whether a long press on the text may offer actions.
    package var mayOfferPresses: Bool { extras?.presses != nil }
    /// Returns what a long press on the text offers.
    package func pressActions() -> [Action] { extras?.presses?() ?? [] }
  }

  /// A button in a screen's content; the buttons in a navigation bar are of type `UIBarButtonItem`.
  @preconcurrency @MainActor
  public struct Button {
    /// The title, which identifies the button.
    public let title: String
    /// Whether the button can be tapped.
    public let isEnabled: Bool
    let action: @MainActor () -> Void
    /// The additional properties of an element that was read from a view.
    var extras: ElementExtras?

    /// Creates a button.
    public init(_ title: String, isEnabled: Bool = true, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.isEnabled = isEnabled
      self.action = action
    }

    /// The accessibility identifier of the view; `nil` if there is none.
    package var identifier: String? { extras?.identifier }
    /// Simulates a tap on the button.
    package func tap() { action() }
    /// Whether a long press on the button may offer actions.
    package var mayOfferPresses: Bool { extras?.presses != nil }
    /// Returns what a long press on the button offers.
    package func pressActions() -> [Action] { extras?.presses?() ?? [] }
    /// The address of the code that runs when the user taps the button.
    package var function: UInt? {
      extras.map { $0.function } ?? ElementCode.Action(run: action).address
    }
  }

  /// An action that swiping a row or pressing it long offers.
  @preconcurrency @MainActor
  public struct Action {
    /// The title, which identifies the action; empty if the gesture itself is the action.
    public let title: String
    /// Whether the action can be chosen.
    public let isEnabled: Bool
    /// Whether a swipe to the trailing edge offers the action, which is at the leading edge.
    package let isLeading: Bool
    /// Whether the action is red, because it destroys something.
    package let isDestructive: Bool
    let action: @MainActor () -> Void

    init(
      _ title: String, isEnabled: Bool = true, isLeading: Bool = false,
      isDestructive: Bool = false, action: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.isEnabled = isEnabled
      self.isLeading = isLeading
      self.isDestructive = isDestructive
      self.action = action
    }

    /// Simulates the gesture and the choice of the action.
    package func choose() { action() }
    /// The address of the code that runs.
    package var function: UInt? { ElementCode.Action(run: action).address }
  }

  /// A gesture on the screen as a whole.
  @preconcurrency @MainActor
  public struct Gesture {
    /// The kind of a gesture.
    public nonisolated enum Kind: String, Sendable {
      /// Pulling down until the refresh control begins to spin.
      case refresh
      /// Scrolling further down.
      case scroll
    }

    /// The kind of the gesture.
    public let kind: Kind
    /// Whether the gesture has an effect: there is more to scroll to, or no refresh is under way.
    public let isEnabled: Bool
    let action: @MainActor (_ toEnd: Bool) -> Void

    init(
      _ kind: Kind, isEnabled: Bool = true, action: @escaping @MainActor (_ toEnd: Bool) -> Void
    ) {
      self.kind = kind
      self.isEnabled = isEnabled
      self.action = action
    }

    /// Simulates the gesture; scrolls either by a page or to the end.
    package func perform(toEnd: Bool) { action(toEnd) }
    /// The address of the code that runs.
    package var function: UInt? { ElementCode.Flipping(run: action).address }
  }
}
