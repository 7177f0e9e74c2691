import Foundation
import FoundationXML

/// An element of a storyboard or nib, with the line where it begins.
final class Element {
  let name: String
  let line: Int
  let attributes: [String: String]
  fileprivate(set) var children: [Element] = []
  fileprivate(set) var text = ""
  private(set) weak var parent: Element?

  fileprivate init(_ name: String, _ attributes: [String: String], line: Int, in parent: Element?) {
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

  /// Returns whether a flag is set; `nil` if it isn't given.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// This element and all elements inside it.
  var all: [Element] { [self] + children.flatMap(\.all) }
}

/// Why a file isn't a storyboard or nib.
struct XMLProblem: Error {
  let line: Int
  let message: String
}

/// Reads the elements of a file.
final class ElementReader: NSObject, XMLParserDelegate {
  private var root: Element?
  private var open: [Element] = []

  /// Returns the outermost element.
  ///
  /// - Throws: An `XMLProblem` if the bytes aren't XML.
  static func read(_ data: Data) throws -> Element {
    let reader = ElementReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      let problem = parser.parserError.map { "\($0)" } ?? "it ends too early"
      throw XMLProblem(line: max(1, parser.lineNumber), message: "not valid XML: \(problem)")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = Element(
      elementName, attributeDict, line: parser.lineNumber, in: open.last)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
