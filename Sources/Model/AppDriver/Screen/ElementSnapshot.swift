/// An element on a screen, as the user sees it.
public nonisolated struct ElementSnapshot: Sendable, Hashable {
  /// The element's kind.
  public let kind: ElementKind
  /// The element's label: a title, a name, or the text itself.
  public package(set) var label: String
  /// The value beside the label: a row's detail, a field's text, the selected option, `on`, or
  /// `off`.
  ///
  /// The text of a secure field never appears here.
  public package(set) var value: String?
  /// The element's index among the controller's elements of its kind; for a control inside a row,
  /// among that row's controls of its kind.
  public let ordinal: Int
  /// Whether the element is enabled.
  public package(set) var isEnabled: Bool
  /// The row's indentation level; 0 for other elements.
  public package(set) var indentation = 0
  /// Whether the row shows its children; `nil` if the element is not a row or has no children.
  public package(set) var isExpanded: Bool?
  /// Whether the element is a field that hides its text.
  public package(set) var isSecure = false
  /// Whether the element is an empty field or search field.
  public package(set) var isEmpty = false
  /// The options to choose from; empty if the element is not a choice, or if its options can't be
  /// listed.
  public package(set) var options: [String] = []
  /// Whether swiping the row may offer actions.
  public package(set) var maySwipe = false
  /// Whether a long press on the row or button may offer actions.
  public package(set) var mayPress = false
  /// Rare details, as an array with at most one element, so that most elements stay small.
  private var rare: [ElementDetails] = []

  package var details: ElementDetails {
    get { rare.first ?? ElementDetails() }
    set { rare = newValue == ElementDetails() ? [] : [newValue] }
  }

  /// The identifier that the app has given the element; `nil` if there is none.
  public var identifier: String? { rare.first?.identifier }
  /// The index of the row that contains the control, among the controller's rows; `nil` for an
  /// element that isn't inside a row.
  public var row: Int? { rare.first?.row }
  /// The indices of the options that can't be chosen.
  public var disabledOptions: [Int] { rare.first?.disabledOptions ?? [] }
  /// A description of the values of a choice whose options can't be listed, such as "a date such as
  /// 2026-11-23"; `nil` for other elements.
  public var expectedValue: String? { rare.first?.expectedValue }
  /// The value that the picker of a field is at, which isn't the value that the field shows; `nil`
  /// for other elements.
  public var pickerValue: String? { rare.first?.pickerValue }
  /// Whether the field has a Return key, or the search field a Search key.
  public var canSubmit: Bool { rare.first?.canSubmit ?? false }
  /// Whether the keyboard types into the field.
  public var isEditing: Bool { rare.first?.isEditing ?? false }
  /// Whether the row is selected and stays so.
  public var isSelected: Bool { rare.first?.isSelected ?? false }

  /// Whether VoiceOver has no label to read for the element.
  package var lacksLabel: Bool { rare.first?.lacksLabel ?? false }

  package init(
    _ kind: ElementKind, _ label: String, value: String? = nil, ordinal: Int,
    isEnabled: Bool = true
  ) {
    self.kind = kind
    self.label = label
    self.value = value
    self.ordinal = ordinal
    self.isEnabled = isEnabled
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
  package var lacksLabel = false
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
    var copy = self
    (copy.isEnabled, copy.maySwipe, copy.mayPress) = (false, false, false)
    return copy
  }

  /// Returns a copy of the element in which each text is transformed.
  func mapTexts(_ transform: (String) -> String) -> ElementSnapshot {
    var copy = self
    copy.label = transform(label)
    copy.value = value.map(transform)
    copy.options = options.map(transform)
    copy.details.identifier = identifier.map(transform)
    copy.details.pickerValue = pickerValue.map(transform)
    return copy
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
      isEnabled: try values.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true)
    indentation = try values.decodeIfPresent(Int.self, forKey: .indentation) ?? 0
    isExpanded = try values.decodeIfPresent(Bool.self, forKey: .isExpanded)
    isSecure = try values.decodeIfPresent(Bool.self, forKey: .isSecure) ?? false
    isEmpty = try values.decodeIfPresent(Bool.self, forKey: .isEmpty) ?? false
    options = try values.decodeIfPresent([String].self, forKey: .options) ?? []
    maySwipe = try values.decodeIfPresent(Bool.self, forKey: .maySwipe) ?? false
    mayPress = try values.decodeIfPresent(Bool.self, forKey: .mayPress) ?? false
    details = ElementDetails(
      identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
      row: try values.decodeIfPresent(Int.self, forKey: .row),
      disabledOptions: try values.decodeIfPresent([Int].self, forKey: .disabledOptions) ?? [],
      expectedValue: try values.decodeIfPresent(String.self, forKey: .expectedValue),
      pickerValue: try values.decodeIfPresent(String.self, forKey: .pickerValue),
      canSubmit: try values.decodeIfPresent(Bool.self, forKey: .canSubmit) ?? false,
      isEditing: try values.decodeIfPresent(Bool.self, forKey: .isEditing) ?? false,
      isSelected: try values.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false)
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
    guard !rare.isEmpty else { return }
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
