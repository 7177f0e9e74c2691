import BuildFormats

extension CodeWriter {
  /// The expression for the object of an element.
  func object(_ element: Element, _ type: ElementClass) -> ObjectCode {
    if element.name == "placeholder" {
      return ObjectCode(text: Self.ownerName(element), mayBeMissing: false)
    }
    let text = "loader.object(\(SwiftLiteral.text(element.id)), \(type.name).self)"
    return ObjectCode(text: text, mayBeMissing: true)
  }

  /// The name of a nib's owner in code where it is known to exist.
  private static func ownerName(_ element: Element) -> String {
    "owner" + SwiftText.identifier(element.id)
  }

  /// Writes a statement that needs objects that may be missing: a nib's owner, and what other
  /// modules have.
  mutating func write(
    _ line: String, from connection: Element, guarding objects: [(Element, ElementClass)],
    _ output: inout Output
  ) {
    let names = Set(
      objects.compactMap { object -> String? in
        if case .module(let name) = object.1.origin { name } else { nil }
      })
    for name in names.sorted() {
      use(name)
      output.add(Self.condition(name))
    }
    var owners: Set<String> = []
    for (element, type) in objects
    where element.name == "placeholder" && owners.insert(element.id).inserted {
      output.add(
        "if let \(Self.ownerName(element)) = loader.find(\(SwiftLiteral.text(element.id)), "
          + "\(type.name).self) {", from: element)
    }
    output.add(line, from: connection)
    for _ in owners { output.add("}") }
    for _ in names { output.add("#endif") }
  }
}

/// An expression for an object.
struct ObjectCode {
  let text: String
  /// Whether it is an optional.
  let mayBeMissing: Bool
  /// The expression, before a member's name.
  var chained: String { mayBeMissing ? text + "?" : text }
}
