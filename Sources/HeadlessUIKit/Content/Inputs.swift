/// A field to type into; the view controller keeps the text.
@preconcurrency @MainActor
public struct Field {
  /// What the field is for.
  public let name: String
  /// What is read in the empty field.
  public let placeholder: String?
  /// Whether what is typed is hidden, as a password is.
  public let isSecure: Bool
  /// What is in the field now.
  public let text: String
  let change: @MainActor (String) -> Void

  /// Makes a field of what it holds now and what happens when a person types.
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

  /// Types a text in place of what the field holds.
  package func type(_ text: String) { change(text) }
  /// The code that runs when it is used, as an address.
  package var function: UInt? { ElementCode.Typing(run: change).address }
}

/// A switch.
@preconcurrency @MainActor
public struct Toggle {
  /// What the switch is for.
  public let name: String
  /// Whether it is on.
  public let isOn: Bool
  /// Whether a tap does anything.
  public let isEnabled: Bool
  let change: @MainActor (Bool) -> Void

  /// Makes a switch of its state now and what happens when a person flips it.
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
  /// The code that runs when it is used, as an address.
  package var function: UInt? { ElementCode.Flipping(run: change).address }
}

/// One of several: a sort order, a segmented control.
@preconcurrency @MainActor
public struct Choice {
  /// What is chosen.
  public let name: String
  /// What there is to choose from.
  public let options: [String]
  /// The place of the option that is chosen now, nil where none is.
  public let selectedIndex: Int?
  let change: @MainActor (Int) -> Void

  /// Makes a choice of its state now and what happens when a person picks an option.
  public init(
    _ name: String, options: [String], selectedIndex: Int?,
    change: @escaping @MainActor (Int) -> Void
  ) {
    self.name = name
    self.options = options
    self.selectedIndex = selectedIndex
    self.change = change
  }

  /// Picks an option by its place.
  package func pick(_ index: Int) { change(index) }
  /// The code that runs when it is used, as an address.
  package var function: UInt? { ElementCode.Picking(run: change).address }
}

/// A field that searches while it is typed into.
@preconcurrency @MainActor
public struct SearchField {
  /// What is searched.
  public let name: String
  /// What is in the field now.
  public let text: String
  let change: @MainActor (String) -> Void

  /// Makes a search field of what it holds now and what happens when a person types.
  public init(
    _ name: String = "Search", text: String, change: @escaping @MainActor (String) -> Void
  ) {
    self.name = name
    self.text = text
    self.change = change
  }

  /// Types a text in place of what the field holds.
  package func type(_ text: String) { change(text) }
  /// The code that runs when it is used, as an address.
  package var function: UInt? { ElementCode.Typing(run: change).address }
}
