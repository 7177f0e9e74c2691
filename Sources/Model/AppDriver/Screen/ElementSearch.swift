import HeadlessUIKit

/// A search for an element outside of rows, by its index among those of its kind.
///
/// Elements of other kinds, and those before it, are counted without being copied.
struct ElementSearch {
  private let target: ElementTarget
  /// The number of elements of the kind so far.
  private var count = 0
  /// The element; `nil` if it hasn't been found, or has a different label.
  private(set) var found: LiveElement?

  init(_ target: ElementTarget) { self.target = target }

  /// Goes on in elements, and returns whether the place of the element has been reached.
  mutating func isOver(in content: [Content.Element]) -> Bool {
    for place in content.indices
    where content[place].kind == target.kind && !content[place].isDecoration {
      if count < target.ordinal {
        count += 1
      } else if let element = LiveElement(content[place]), isOver(at: element) {
        return true
      }
    }
    return false
  }

  /// Goes on at the next element, and returns whether the place of the element has been reached.
  mutating func isOver(at element: LiveElement) -> Bool {
    guard element.kind == target.kind else { return false }
    defer { count += 1 }
    guard count == target.ordinal else { return false }
    if element.label == target.label { found = element }
    return true
  }
}

extension Content.Element {
  /// The kind of the element; `nil` for a group of rows.
  fileprivate var kind: ElementKind? {
    switch self {
    case .text: .text
    case .row: .row
    case .rows: nil
    case .button: .button
    case .field: .field
    case .toggle: .toggle
    case .choice: .choice
    case .search: .search
    case .gesture: .gesture
    }
  }

  /// Whether the element is an image without words, which only a drawing shows.
  fileprivate var isDecoration: Bool {
    if case .text(let text) = self { text.isDecoration } else { false }
  }
}
