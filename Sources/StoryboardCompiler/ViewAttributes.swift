/// The attributes of views that are set one to one.
enum ViewAttributes {
  /// How the text of an attribute becomes a value.
  enum Form {
    case flag
    /// `YES` means false.
    case not
    case number, text
    /// A case of an enumeration, whose names may differ.
    case choice([String: String])
    case image
  }

  struct Rule {
    let attribute: String
    let property: String
    let form: Form

    init(_ attribute: String, _ property: String? = nil, _ form: Form) {
      self.attribute = attribute
      self.property = property ?? attribute
      self.form = form
    }
  }

  static let view = [
    Rule("hidden", "isHidden", .flag), Rule("alpha", nil, .number), Rule("tag", nil, .number),
    Rule("userInteractionEnabled", "isUserInteractionEnabled", .flag),
    Rule("clipsSubviews", "clipsToBounds", .flag),
    Rule("translatesAutoresizingMaskIntoConstraints", nil, .flag),
    Rule("contentMode", nil, .choice([:])),
    Rule("restorationIdentifier", nil, .text),
  ]
  static let control = [
    Rule("enabled", "isEnabled", .flag), Rule("selected", "isSelected", .flag),
    Rule("highlighted", "isHighlighted", .flag),
  ]
  /// The rules of UIKit's classes by element.
  static let rules: [String: [Rule]] = [
    "label": [
      Rule("text", nil, .text), Rule("textAlignment", nil, .choice([:])),
      Rule("numberOfLines", nil, .number), Rule("enabled", "isEnabled", .flag),
      Rule("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", .flag),
    ],
    "textField": [
      Rule("text", nil, .text), Rule("placeholder", nil, .text),
      Rule("textAlignment", nil, .choice([:])), Rule("clearButtonMode", nil, .choice([:])),
      Rule("borderStyle", nil, .choice([:])), Rule("clearsOnBeginEditing", nil, .flag),
    ] + control,
    "textView": [
      Rule("text", nil, .text), Rule("editable", "isEditable", .flag),
      Rule("selectable", "isSelectable", .flag), Rule("textAlignment", nil, .choice([:])),
    ],
    "button": control,
    "switch": [Rule("on", "isOn", .flag)] + control,
    "slider": [
      Rule("minValue", "minimumValue", .number), Rule("maxValue", "maximumValue", .number),
      Rule("value", nil, .number), Rule("continuous", "isContinuous", .flag),
    ] + control,
    "stepper": [
      Rule("minimumValue", nil, .number), Rule("maximumValue", nil, .number),
      Rule("stepValue", nil, .number), Rule("value", nil, .number), Rule("wraps", nil, .flag),
    ] + control,
    "segmentedControl": control,
    "datePicker": [
      Rule("datePickerMode", nil, .choice([:])), Rule("minuteInterval", nil, .number),
      Rule("style", "preferredDatePickerStyle", .choice([:])),
    ] + control,
    "pageControl": [
      Rule("numberOfPages", nil, .number), Rule("currentPage", nil, .number),
      Rule("hidesForSinglePage", nil, .flag),
    ] + control,
    "progressView": [Rule("progress", nil, .number)],
    "activityIndicatorView": [Rule("hidesWhenStopped", nil, .flag)],
    "imageView": [
      Rule("image", nil, .image), Rule("highlightedImage", nil, .image),
      Rule("highlighted", "isHighlighted", .flag),
    ],
    "stackView": [
      Rule("axis", nil, .choice([:])), Rule("spacing", nil, .number),
      Rule("alignment", nil, .choice([:])), Rule("distribution", nil, .choice([:])),
      Rule("baselineRelativeArrangement", "isBaselineRelativeArrangement", .flag),
    ],
    "scrollView": scroll,
    "collectionView": scroll + [
      Rule("allowsSelection", nil, .flag), Rule("allowsMultipleSelection", nil, .flag),
    ],
    "tableView": scroll + [
      Rule("rowHeight", nil, .number), Rule("sectionHeaderHeight", nil, .number),
      Rule("sectionFooterHeight", nil, .number), Rule("allowsSelection", nil, .flag),
      Rule("allowsMultipleSelection", nil, .flag),
      Rule("allowsSelectionDuringEditing", nil, .flag),
      Rule("separatorStyle", nil, .choice(["default": "singleLine"])),
    ],
    "searchBar": [
      Rule("text", nil, .text), Rule("placeholder", nil, .text), Rule("prompt", nil, .text),
      Rule("showsCancelButton", nil, .flag), Rule("showsScopeBar", nil, .flag),
    ],
    "tableViewCell": [
      Rule("selectionStyle", nil, .choice([:])), Rule("accessoryType", nil, .choice([:])),
      Rule("editingAccessoryType", nil, .choice([:])),
    ],
    "navigationBar": [
      Rule("largeTitles", "prefersLargeTitles", .flag), Rule("translucent", "isTranslucent", .flag),
    ],
    "tabBar": [Rule("translucent", "isTranslucent", .flag)],
  ]

  private static let scroll = [
    Rule("pagingEnabled", "isPagingEnabled", .flag),
    Rule("scrollEnabled", "isScrollEnabled", .flag),
    Rule("showsHorizontalScrollIndicator", nil, .flag),
    Rule("showsVerticalScrollIndicator", nil, .flag),
  ]
}
