/// The path from an object to the part of it that is being read.
///
/// The text of a trail is created only on demand, because most references lead to objects that are
/// already known.
struct Trail: CustomStringConvertible {
  /// A step from a value to a part of it.
  enum Component {
    case name(String)
    case index(Int)
    case entry(EntryLabel)
    case key
    /// The captures of a closure, with the address of its function.
    case closure(UInt)
  }

  /// The maximum number of steps in the text.
  ///
  /// It limits the length of the text, because values can be nested to any depth.
  private static let maximumLength = 24

  private var components: [Component] = []
  /// The number of steps, including those beyond the maximum length of the text.
  private(set) var depth = 0

  mutating func push(_ component: Component) {
    if depth < Self.maximumLength { components.append(component) }
    depth += 1
  }

  mutating func pop() {
    depth -= 1
    if depth < Self.maximumLength { components.removeLast() }
  }

  var description: String { text { _ in nil } }

  /// Returns the text, with the place of the innermost closure that has one.
  ///
  /// - Parameter place: Returns the place of the closure with a function, such as `List.swift:12`.
  /// - Returns: The text.
  func text(_ place: (UInt) -> String?) -> String {
    let places = components.compactMap { component in
      if case .closure(let function) = component { place(function) } else { nil }
    }
    let closure = places.last.map { " (closure, \($0))" } ?? " (closure)"
    var text = ""
    for component in components {
      switch component {
      case .name(let name): text += text.isEmpty ? name : "." + name
      case .index(let index): text += "[\(index)]"
      case .entry(let label): text += label.description
      case .key: text += " (key)"
      case .closure: if !text.hasSuffix(closure) { text += closure }
      }
    }
    return depth > Self.maximumLength ? text + "…" : text
  }
}
