import HeadlessUIKit

/// The area of a screen in which an element is.
enum ElementArea {
  /// A bar with buttons.
  enum Bar { case leading, trailing, toolbar }

  /// The title view of the navigation bar.
  case titleView
  /// The search bar below the navigation bar's title.
  case searchBar
  /// The content of the screen.
  case content
  /// The content, for the first row of a section, and the controls in it.
  case sectionStart
  /// An item at the leading or trailing edge of the navigation bar, or in the toolbar.
  case bar(Bar, UIBarButtonItem)
}

extension ElementArea {
  /// Whether the area is the content, but not the first row of a section.
  var isContent: Bool { if case .content = self { true } else { false } }
}
