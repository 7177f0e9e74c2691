/// A field for typing, whose text the view controller stores.
@preconcurrency @MainActor
public struct Field {
  /// The name of the field.
  public let name: String
  /// The text shown in the empty field.
  public let placeholder: String?
  /// Whether the text is hidden, as for a password.
  public let isSecure: Bool
  /// The current text.
  public let text: String
  let change: @MainActor (String) -> Void

  /// Creates a field with its current text and a closure that runs when the user types.
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

  /// Types a text, which replaces the current one.
  package func type(_ text: String) { change(text) }
  /// The address of the code that runs when the user types.
  package var function: UInt? { ElementCode.Typing(run: change).address }
}

/// A switch.
@preconcurrency @MainActor
public struct Toggle {
  /// The name of the switch.
  public let name: String
  /// Whether the switch is on.
  public let isOn: Bool
  /// Whether the switch can be flipped.
  public let isEnabled: Bool
  let change: @MainActor (Bool) -> Void

  /// Creates a switch with its current state and a closure that runs when the user flips it.
  public init(
    _ name: String, isOn: Bool, isEnabled: Bool = true, change: @escaping @MainActor (Bool) -> Void
  ) {
    self.name = name
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.change = change
  }

  /// Flips the switch.
  package func flip() { change(!isOn) }
  /// The address of the code that runs when the switch is flipped.
  package var function: UInt? { ElementCode.Flipping(run: change).address }
}

/// A choice among several options, such as a sort order or a segmented control.
@preconcurrency @MainActor
public struct Choice {
  /// The name of the choice.
  public let name: String
  /// The options.
  public let options: [String]
  /// The index of the selected option; nil if none is selected.
  public let selectedIndex: Int?
  let change: @MainActor (Int) -> Void

  /// Creates a choice with its current state and a closure that runs when the user picks an option.
  public init(
    _ name: String, options: [String], selectedIndex: Int?,
    change: @escaping @MainActor (Int) -> Void
  ) {
    self.name = name
    self.options = options
    self.selectedIndex = selectedIndex
    self.change = change
  }

  /// Picks an option by its index.
  package func pick(_ index: Int) { change(index) }
  /// The address of the code that runs when an option is picked.
  package var function: UInt? { ElementCode.Picking(run: change).address }
}

/// A field that searches while the user types.
@preconcurrency @MainActor
public struct SearchField {
  /// The name of the field.
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

  /// Types a text, which replaces the current one.
  package func type(_ text: String) { change(text) }
  /// The address of the code that runs when the user types.
  package var function: UInt? { ElementCode.Typing(run: change).address }
}
