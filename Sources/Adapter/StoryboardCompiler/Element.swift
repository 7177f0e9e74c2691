/// An element of a storyboard or nib, with the line where it begins.
final class Element {
  let name: String
  let line: Int
  let attributes: [String: String]
  var children: [Element] = []
  var text = ""
  private(set) weak var parent: Element?

  init(_ name: String, _ attributes: [String: String], line: Int, in parent: Element?) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.parent = parent
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The identifier; empty if there is none.
  var id: String { attributes["id"] ?? "" }

  /// Returns the child with the given name.
  func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// Returns the child that has the given key.
  func child(key: String) -> Element? { children.first { $0["key"] == key } }

  /// This element and all elements inside it.
  var all: [Element] { [self] + children.flatMap(\.all) }
}
