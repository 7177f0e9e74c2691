/// An element on a screen, as the user sees it.
public nonisolated struct ElementSnapshot: Sendable, Hashable {
  /// The element's kind.
  public let kind: ElementKind
  /// The element's label: a title, a name, or the text itself.
  public let label: String
  /// The value beside the label: a row's detail, a field's text, the selected option, `on`, or
  /// `off`.
  ///
  /// The text of a secure field never appears here.
  public let value: String?
  /// The element's index among the controller's elements of its kind; for a control inside a row,
  /// among that row's controls of its kind.
  public let ordinal: Int
  /// Whether the element is enabled.
  public let isEnabled: Bool
  /// The row's indentation level; 0 for other elements.
  public let indentation: Int
  /// Whether the row shows its children; `nil` if the element is not a row or has no children.
  public let isExpanded: Bool?
  /// Whether the element is a field that hides its text.
  public let isSecure: Bool
  /// Whether the element is an empty field or search field.
  public let isEmpty: Bool
  /// The options to choose from; empty if the element is not a choice, or if its options can't be
  /// listed.
  public let options: [String]
  /// Whether swiping the row may offer actions.
  public let maySwipe: Bool
  /// Whether a long press on the row or button may offer actions.
  public let mayPress: Bool
  /// Rare details, as an array with at most one element, so that most elements stay small.
  private let details: [ElementDetails]

  /// The identifier that the app has given the element; `nil` if there is none.
  public var identifier: String? { details.first?.identifier }
  /// The index of the row that contains the control, among the controller's rows; `nil` for an
  /// element that isn't inside a row.
  public var row: Int? { details.first?.row }
  /// The indices of the options that can't be chosen.
  public var disabledOptions: [Int] { details.first?.disabledOptions ?? [] }
  /// A description of the values of a choice whose options can't be listed, such as "a date such as
  /// 2026-11-23"; `nil` for other elements.
  public var expectedValue: String? { details.first?.expectedValue }
  /// The value that the picker of a field is at, which isn't the value that the field shows; `nil`
  /// for other elements.
  public var pickerValue: String? { details.first?.pickerValue }
  /// Whether the field has a Return key, or the search field a Search key.
  public var canSubmit: Bool { details.first?.canSubmit ?? false }
  /// Whether the keyboard types into the field.
  public var isEditing: Bool { details.first?.isEditing ?? false }
  /// Whether the row is selected and stays so.
  public var isSelected: Bool { details.first?.isSelected ?? false }

  package init(
    _ kind: ElementKind, _ label: String, value: String? = nil, ordinal: Int,
    isEnabled: Bool = true, indentation: Int = 0, isExpanded: Bool? = nil,
    isSecure: Bool = false, isEmpty: Bool = false, options: [String] = [],
    maySwipe: Bool = false, mayPress: Bool = false, details: ElementDetails? = nil
  ) {
    self.maySwipe = maySwipe
    self.mayPress = mayPress
    if let details, !details.isEmpty { self.details = [details] } else { self.details = [] }
    self.kind = kind
    self.label = label
    self.value = value
    self.ordinal = ordinal
    self.isEnabled = isEnabled
    self.indentation = indentation
    self.isExpanded = isExpanded
    self.isSecure = isSecure
    self.isEmpty = isEmpty
    self.options = options
  }
}

/// The details that few elements have, such as controls inside rows.
package nonisolated struct ElementDetails: Sendable, Hashable {
  package var identifier: String?
  package var row: Int?
  package var disabledOptions: [Int] = []
  package var expectedValue: String?
  package var pickerValue: String?
  package var canSubmit = false
  package var isEditing = false
  package var isSelected = false

  package init(
    identifier: String? = nil, row: Int? = nil, disabledOptions: [Int] = [],
    expectedValue: String? = nil, pickerValue: String? = nil, canSubmit: Bool = false,
    isEditing: Bool = false, isSelected: Bool = false
  ) {
    self.identifier = identifier
    self.row = row
    self.disabledOptions = disabledOptions
    self.expectedValue = expectedValue
    self.pickerValue = pickerValue
    self.canSubmit = canSubmit
    self.isEditing = isEditing
    self.isSelected = isSelected
  }

  fileprivate var isEmpty: Bool {
    identifier == nil && row == nil && disabledOptions.isEmpty && expectedValue == nil
      && pickerValue == nil && !canSubmit && !isEditing && !isSelected
  }
}

nonisolated extension ElementSnapshot {
  /// Returns the label of a control inside a row without the row's title, `Follow` of
  /// `Fred: Follow`.
  package func name(inRow title: String) -> String {
    let prefix = title + ": "
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }

  /// Whether the element is a row with a checkmark.
  package var isChecked: Bool { kind == .row && value?.hasSuffix("✓") ?? false }

  /// The element as it is while it can't be used.
  var outOfReach: ElementSnapshot {
    ElementSnapshot(
      kind, label, value: value, ordinal: ordinal, isEnabled: false, indentation: indentation,
      isExpanded: isExpanded, isSecure: isSecure, isEmpty: isEmpty, options: options,
      details: details.first)
  }

  /// Returns a copy of the element in which each text is transformed.
  func mapTexts(_ transform: (String) -> String) -> ElementSnapshot {
    let details = details.first.map { old in
      var new = old
      new.identifier = old.identifier.map(transform)
      new.pickerValue = old.pickerValue.map(transform)
      return new
    }
    return ElementSnapshot(
      kind, transform(label), value: value.map(transform), ordinal: ordinal, isEnabled: isEnabled,
      indentation: indentation, isExpanded: isExpanded, isSecure: isSecure, isEmpty: isEmpty,
      options: options.map(transform), maySwipe: maySwipe, mayPress: mayPress, details: details)
  }
}

extension ElementSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, label, value, ordinal, isEnabled, indentation, isExpanded, isSecure, isEmpty
    case options, identifier, row, disabledOptions, expectedValue, canSubmit, isEditing
    case maySwipe, mayPress, pickerValue, isSelected
  }

  /// Decodes an element.
  ///
  /// Missing fields get default values, such as enabled, not indented, and not secure.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(ElementKind.self, forKey: .kind),
      try values.decode(String.self, forKey: .label),
      value: try values.decodeIfPresent(String.self, forKey: .value),
      ordinal: try values.decode(Int.self, forKey: .ordinal),
      isEnabled: try values.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true,
      indentation: try values.decodeIfPresent(Int.self, forKey: .indentation) ?? 0,
      isExpanded: try values.decodeIfPresent(Bool.self, forKey: .isExpanded),
      isSecure: try values.decodeIfPresent(Bool.self, forKey: .isSecure) ?? false,
      isEmpty: try values.decodeIfPresent(Bool.self, forKey: .isEmpty) ?? false,
      options: try values.decodeIfPresent([String].self, forKey: .options) ?? [],
      maySwipe: try values.decodeIfPresent(Bool.self, forKey: .maySwipe) ?? false,
      mayPress: try values.decodeIfPresent(Bool.self, forKey: .mayPress) ?? false,
      details: ElementDetails(
        identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
        row: try values.decodeIfPresent(Int.self, forKey: .row),
        disabledOptions: try values.decodeIfPresent([Int].self, forKey: .disabledOptions) ?? [],
        expectedValue: try values.decodeIfPresent(String.self, forKey: .expectedValue),
        pickerValue: try values.decodeIfPresent(String.self, forKey: .pickerValue),
        canSubmit: try values.decodeIfPresent(Bool.self, forKey: .canSubmit) ?? false,
        isEditing: try values.decodeIfPresent(Bool.self, forKey: .isEditing) ?? false,
        isSelected: try values.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false))
  }

  /// Encodes the element, omitting fields that have their default values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(label, forKey: .label)
    try values.encodeIfPresent(value, forKey: .value)
    try values.encode(ordinal, forKey: .ordinal)
    if !isEnabled { try values.encode(false, forKey: .isEnabled) }
    if indentation > 0 { try values.encode(indentation, forKey: .indentation) }
    try values.encodeIfPresent(isExpanded, forKey: .isExpanded)
    if isSecure { try values.encode(true, forKey: .isSecure) }
    if isEmpty { try values.encode(true, forKey: .isEmpty) }
    if !options.isEmpty { try values.encode(options, forKey: .options) }
    if maySwipe { try values.encode(true, forKey: .maySwipe) }
    if mayPress { try values.encode(true, forKey: .mayPress) }
    guard !details.isEmpty else { return }
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(row, forKey: .row)
    if !disabledOptions.isEmpty { try values.encode(disabledOptions, forKey: .disabledOptions) }
    try values.encodeIfPresent(expectedValue, forKey: .expectedValue)
    try values.encodeIfPresent(pickerValue, forKey: .pickerValue)
    if canSubmit { try values.encode(true, forKey: .canSubmit) }
    if isEditing { try values.encode(true, forKey: .isEditing) }
    if isSelected { try values.encode(true, forKey: .isSelected) }
  }
}
