/// A text field.
///
/// The view controller stores its text.
@preconcurrency @MainActor
public struct Field {
  /// The name that identifies the field.
  public let name: String
  /// The text that is shown while the field is empty.
  public let placeholder: String?
  /// Whether the text is hidden, as for a password.
  public let isSecure: Bool
  /// The current text.
  public let text: String
  let change: @MainActor (String) -> Void

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - name: The name that identifies the field.
  ///   - text: The current text.
  ///   - placeholder: The text that is shown while the field is empty.
  ///   - isSecure: Whether the text is hidden.
  ///   - change: The code that receives the new text when the user types.
  public init(
    _ name: String, text: String, placeholder: String? = nil, isSecure: Bool = false,
    change: @escaping @MainActor (String) -> Void
  ) {
    self.name = name
    self.text = text
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.change = change
  }

  /// Replaces the current text, as if the user had typed the new text.
  package func type(_ text: String) { change(text) }
  /// The address of the code that runs when the user types.
  package var function: UInt? { ElementCode.Typing(run: change).address }
}

/// A switch, which the user can turn on and off.
@preconcurrency @MainActor
public struct Toggle {
  /// The name that identifies the switch.
  public let name: String
  /// Whether the switch is on.
  public let isOn: Bool
  /// Whether the user can operate the switch.
  public let isEnabled: Bool
  let change: @MainActor (Bool) -> Void

  /// Creates a switch with its current state, and a closure that receives the new state when the
  /// user toggles it.
  public init(
    _ name: String, isOn: Bool, isEnabled: Bool = true, change: @escaping @MainActor (Bool) -> Void
  ) {
    self.name = name
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.change = change
  }

  /// Toggles the switch.
  package func flip() { change(!isOn) }
  /// The address of the code that runs when the user toggles the switch.
  package var function: UInt? { ElementCode.Flipping(run: change).address }
}

/// A choice among several options, such as a sort order in a segmented control.
@preconcurrency @MainActor
public struct Choice {
  /// The name that identifies the choice.
  public let name: String
  /// The titles of the options.
  public let options: [String]
  /// The index of the selected option; `nil` if none is selected.
  public let selectedIndex: Int?
  let change: @MainActor (Int) -> Void

  /// Creates a choice with its current state, and a closure that receives the index of the option
  /// that the user selects.
  public init(
    _ name: String, options: [String], selectedIndex: Int?,
    change: @escaping @MainActor (Int) -> Void
  ) {
    self.name = name
    self.options = options
    self.selectedIndex = selectedIndex
    self.change = change
  }

  /// Selects the option at the given index.
  package func pick(_ index: Int) { change(index) }
  /// The address of the code that runs when the user selects an option.
  package var function: UInt? { ElementCode.Picking(run: change).address }
}

/// A search field that runs its closure whenever the text changes.
@preconcurrency @MainActor
public struct SearchField {
  /// The name that identifies the field.
  public let name: String
  /// The current text.
  public let text: String
  let change: @MainActor (String) -> Void

  /// Creates a search field with its current text and a closure that runs when the user types.
  public init(
    _ name: String = "Search", text: String, change: @escaping @MainActor (String) -> Void
  ) {
    self.name = name
    self.text = text
    self.change = change
  }

  /// Replaces the current text, as if the user had typed the new text.
  package func type(_ text: String) { change(text) }
  /// The address of the code that runs when the user types.
  package var function: UInt? { ElementCode.Typing(run: change).address }
}
