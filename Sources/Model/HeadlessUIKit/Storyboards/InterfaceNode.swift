import Foundation

/// An element of a storyboard or nib, as flowsh's storyboard compiler passes it on.
///
/// The text of a document has one line for each element, with a space for each element around it:
/// the element's name, and its attributes, each behind a tab.
final class InterfaceNode {
  let name: String
  var attributes: [String: String]
  private(set) var children: [InterfaceNode] = []

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The identifier; empty if there is none.
  var id: String { attributes["id"] ?? "" }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the child with the given name.
  func child(_ name: String) -> InterfaceNode? { children.first { $0.name == name } }

  /// Returns the child that has the given key.
  func child(key: String) -> InterfaceNode? { children.first { $0["key"] == key } }

  /// Returns the elements inside the child with the given name.
  func children(in name: String) -> [InterfaceNode] { child(name)?.children ?? [] }

  /// Returns the element with some of its attributes changed.
  func with(_ changes: [String: String]) -> InterfaceNode {
    guard !changes.isEmpty else { return self }
    let node = InterfaceNode(name, attributes.merging(changes) { $1 })
    node.children = children
    return node
  }

  /// Returns an element with the given attributes only.
  func only(_ attributes: [String: String], _ children: [InterfaceNode] = []) -> InterfaceNode {
    let node = InterfaceNode(name, attributes)
    node.children = children
    return node
  }

  /// Reads the outermost elements of a text.
  static func read(_ text: String) -> [InterfaceNode] {
    let root = InterfaceNode("", [:])
    var open = [root]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let depth = line.prefix { $0 == UInt8(ascii: " ") }.count
      var parts = line.dropFirst(depth).split(
        separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
      let node = InterfaceNode(parts.removeFirst(), [:])
      for part in parts {
        guard let sign = part.firstIndex(of: "=") else { continue }
        node.attributes[String(part[..<sign])] = plain(part[part.index(after: sign)...])
      }
      open.removeSubrange(min(depth + 1, open.count)...)
      open[open.count - 1].children.append(node)
      open.append(node)
    }
    return root.children
  }

  /// The text of a value, in which line ends, tabs and backslashes are escaped.
  private static func plain(_ value: Substring) -> String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return String(value) }
    var text = ""
    var rest = value[...]
    while let letter = rest.popFirst() {
      guard letter == "\\", let escaped = rest.popFirst() else {
        text.append(letter)
        continue
      }
      switch escaped {
      case "n": text += "\n"
      case "r": text += "\r"
      case "t": text += "\t"
      default: text.append(escaped)
      }
    }
    return text
  }
}
