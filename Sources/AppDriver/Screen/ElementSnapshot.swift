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
  /// The element's index among the controller's elements of its kind.
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
  /// The options to choose from; empty if the element is not a choice.
  public let options: [String]

  init(
    _ kind: ElementKind, _ label: String, value: String? = nil, ordinal: Int,
    isEnabled: Bool = true, indentation: Int = 0, isExpanded: Bool? = nil,
    isSecure: Bool = false, isEmpty: Bool = false, options: [String] = []
  ) {
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

extension ElementSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, label, value, ordinal, isEnabled, indentation, isExpanded, isSecure, isEmpty
    case options
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
      options: try values.decodeIfPresent([String].self, forKey: .options) ?? [])
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
  }
}
