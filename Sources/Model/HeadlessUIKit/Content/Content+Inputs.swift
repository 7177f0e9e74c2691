extension Content {
  /// A text field; the view controller stores its text.
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
    /// The additional properties of an element that was read from a view.
    var extras: ElementExtras?
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

    /// Whether the user can type into the field.
    package var isEnabled: Bool { extras?.isEnabled ?? true }
    /// Whether the field is being edited, so that the keyboard types into it.
    package var isEditing: Bool { extras?.isEditing ?? false }
    /// The accessibility identifier of the view; `nil` if there is none.
    package var identifier: String? { extras?.identifier }
    /// Returns a description of the expected text; `nil` if the field accepts the text.
    package func rejection(of text: String) -> String? { extras?.expectation?(text) }
    /// Simulates a tap on the field, which begins editing.
    package func beginEditing() { extras?.begin?() }
    /// Replaces the current text, as if the user had typed the new text.
    ///
    /// - Returns: The reason why the field doesn't have the text as it was typed; `nil` if it has.
    @discardableResult
    package func type(_ text: String) -> TypingRefusal? { edit(.replace(text)) }
    /// Changes the current text, as a person does with the keyboard.
    ///
    /// - Returns: The reason why the text isn't as it was typed; `nil` if it is.
    package func edit(_ edit: Edit) -> TypingRefusal? {
      guard let edited = extras?.edited else {
        change(edit.result(of: text))
        return nil
      }
      return edited(edit)
    }
    /// Whether the field has a Return key.
    package var canSubmit: Bool { extras?.submit != nil }
    /// Simulates a tap on Return.
    package func pressReturn() { extras?.submit?() }
    /// The address of the code that runs when the user types.
    package var function: UInt? {
      extras.map { $0.function } ?? ElementCode.Typing(run: change).address
    }
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
    /// The additional properties of an element that was read from a view.
    var extras: ElementExtras?
    let change: @MainActor (Bool) -> Void

    /// Creates a switch with its current state, and a closure that receives the new state when the
    /// user toggles it.
    public init(
      _ name: String, isOn: Bool, isEnabled: Bool = true,
      change: @escaping @MainActor (Bool) -> Void
    ) {
      self.name = name
      self.isOn = isOn
      self.isEnabled = isEnabled
      self.change = change
    }

    /// The accessibility identifier of the view; `nil` if there is none.
    package var identifier: String? { extras?.identifier }
    /// Toggles the switch.
    package func flip() { change(!isOn) }
    /// The address of the code that runs when the user toggles the switch.
    package var function: UInt? {
      extras.map { $0.function } ?? ElementCode.Flipping(run: change).address
    }
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
    /// The additional properties of an element that was read from a view.
    var extras: ElementExtras?
    let change: @MainActor (Int) -> Void

    /// The values of a choice whose options can't be listed.
    package struct Values {
      /// The current value as text.
      package let text: String
      /// Describes what can be chosen, such as "a date such as 2026-11-23".
      package let expected: String
      /// Chooses the value that a text stands for, and returns whether it stands for one.
      package let choose: @MainActor (String) -> Bool
    }

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

    /// Whether the user can operate the control.
    package var isEnabled: Bool { extras?.isEnabled ?? true }
    /// The indices of the options that can't be chosen.
    package var disabledOptions: Set<Int> { extras?.disabledOptions ?? [] }
    /// The values of a choice whose options can't be listed, such as dates; `nil` for other
    /// choices.
    package var values: Values? { extras?.values }
    /// The text shown as the current value, such as that of the field whose picker this is;
    /// `nil` if there is none.
    package var shownText: String? {
      if let text = extras?.fieldText { return text.isBlank ? nil : text }
      return values?.text
        ?? selectedIndex.flatMap { options.indices.contains($0) ? options[$0] : nil }
    }
    /// The accessibility identifier of the view; `nil` if there is none.
    package var identifier: String? { extras?.identifier }
    /// Selects the option at the given index.
    package func pick(_ index: Int) { change(index) }
    /// The address of the code that runs when the user selects an option.
    package var function: UInt? {
      extras.map { $0.function } ?? ElementCode.Picking(run: change).address
    }
  }

  /// A search field that runs its closure whenever the text changes.
  @preconcurrency @MainActor
  public struct SearchField {
    /// The name that identifies the field.
    public let name: String
    /// The current text.
    public let text: String
    /// The additional properties of an element that was read from a view.
    var extras: ElementExtras?
    let change: @MainActor (String) -> Void

    /// Creates a search field with its current text and a closure that runs when the user types.
    public init(
      _ name: String = "Search", text: String, change: @escaping @MainActor (String) -> Void
    ) {
      self.name = name
      self.text = text
      self.change = change
    }

    /// Whether the user can type into the field.
    package var isEnabled: Bool { extras?.isEnabled ?? true }
    /// The accessibility identifier of the view; `nil` if there is none.
    package var identifier: String? { extras?.identifier }
    /// Simulates a tap on the field, which begins editing.
    package func beginEditing() { extras?.begin?() }
    /// Replaces the current text, as if the user had typed the new text.
    ///
    /// - Returns: The reason why the field doesn't have the text as it was typed; `nil` if it has.
    @discardableResult
    package func type(_ text: String) -> TypingRefusal? { edit(.replace(text)) }
    /// Changes the current text, as a person does with the keyboard.
    ///
    /// - Returns: The reason why the text isn't as it was typed; `nil` if it is.
    package func edit(_ edit: Edit) -> TypingRefusal? {
      guard let edited = extras?.edited else {
        change(edit.result(of: text))
        return nil
      }
      return edited(edit)
    }
    /// Whether the field has a Search key.
    package var canSubmit: Bool { extras?.submit != nil }
    /// Simulates a tap on Search.
    package func pressReturn() { extras?.submit?() }
    /// The address of the code that runs when the user types.
    package var function: UInt? {
      extras.map { $0.function } ?? ElementCode.Typing(run: change).address
    }
  }
}
