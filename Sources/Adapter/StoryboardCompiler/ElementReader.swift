import BuildFormats
import Foundation
import FoundationXML

/// Reads the elements of a file.
final class ElementReader: NSObject, XMLParserDelegate {
  /// The maximum depth of elements: far deeper than Xcode makes them, and no deeper than the
  /// program's stack allows.
  private static let mostNested = 1_000

  private var root: Element?
  private var open: [Element] = []
  private var problem: (line: Int, message: String)?

  /// Returns the outermost element of a file.
  ///
  /// - Throws: A `Diagnostic` if the bytes aren't XML.
  static func read(_ path: String, _ data: Data) throws -> Element {
    let reader = ElementReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    if let problem = reader.problem, reader.root != nil {
      let text = String(decoding: data, as: UTF8.self)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      guard lines.indices.contains(problem.line - 1),
        ["<<<<<<<", "=======", ">>>>>>>"].contains(where: lines[problem.line - 1].hasPrefix)
      else { throw Diagnostic(path, line: problem.line, problem.message) }
      throw Diagnostic(path, line: problem.line, "a merge conflict; resolve it first")
    }
    guard let root = reader.root else {
      throw Diagnostic(path, line: 1, "the file isn't XML; open and save it in Xcode")
    }
    // On Linux, a file that ends too early isn't always an error.
    guard reader.open.isEmpty else {
      throw Diagnostic(path, line: parser.lineNumber, reader.description(of: 5))
    }
    return root
  }

  /// Returns the message for an error of the parser.
  private func description(of code: Int) -> String {
    let place = open.last.map { "<\($0.name)>, which begins in line \($0.line)" } ?? "the document"
    return switch code {
    case 5, 73, 77: "not valid XML: the file ends inside \(place)"
    case 26: "not valid XML: an entity that isn't declared, inside \(place)"
    case 29, 89: "not valid XML: an entity from outside or without end, inside \(place)"
    case 39: "not valid XML: an attribute without quotation marks, inside \(place)"
    case 41: "not valid XML: an attribute without a value, inside \(place)"
    case 42: "not valid XML: an attribute occurs twice, inside \(place)"
    case 76: "not valid XML: a tag closes that isn't open, inside \(place)"
    default: "not valid XML: error \(code) of libxml2, inside \(place)"
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // Later errors are often consequences of the first.
    guard problem == nil else { return }
    problem = (max(1, parser.lineNumber), description(of: (parseError as NSError).code))
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard problem == nil else { return }
    guard open.count < Self.mostNested else {
      problem = (
        max(1, parser.lineNumber),
        "elements are more than \(Self.mostNested) deep inside of others; remove some"
      )
      parser.abortParsing()
      return
    }
    let element = Element(
      elementName, attributeDict, line: parser.lineNumber, in: open.last)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if problem == nil { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
