/// The way from an object to the place that is being read within it.
///
/// Its text is made only when somebody asks for it: most references lead to objects known already.
struct Trail: CustomStringConvertible {
  /// One step further in.
  enum Component {
    case name(String)
    case index(Int)
    case entry(EntryLabel)
    case key
    case closure
  }

  /// Values may be nested without end, a person's patience isn't.
  private static let maximumLength = 24

  private var components: [Component] = []
  /// How many steps there are, those beyond the longest text included.
  private(set) var depth = 0

  mutating func push(_ component: Component) {
    if depth < Self.maximumLength { components.append(component) }
    depth += 1
  }

  mutating func pop() {
    depth -= 1
    if depth < Self.maximumLength { components.removeLast() }
  }

  var description: String {
    var text = ""
    for component in components {
      switch component {
      case .name(let name): text += text.isEmpty ? name : "." + name
      case .index(let index): text += "[\(index)]"
      case .entry(let label): text += label.description
      case .key: text += " (key)"
      case .closure: if !text.hasSuffix("(closure)") { text += " (closure)" }
      }
    }
    return depth > Self.maximumLength ? text + "…" : text
  }
}
