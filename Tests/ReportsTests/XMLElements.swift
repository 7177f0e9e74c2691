import Foundation
import FoundationXML

/// The elements of a well-formed XML document.
final class XMLElements: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String])] = []

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  /// The names of all elements in the order of their start tags.
  var names: [String] { elements.map(\.name) }

  /// Returns the attributes of each element with the given name.
  func named(_ name: String) -> [[String: String]] {
    elements.filter { $0.name == name }.map(\.attributes)
  }

  nonisolated func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    MainActor.assumeIsolated { elements.append((name, attributes)) }
  }
}
