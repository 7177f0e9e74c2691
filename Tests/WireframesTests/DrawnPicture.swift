import Foundation
import Wireframes

@testable import AppDriver

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture's markup, read by an XML parser.
final class DrawnPicture: NSObject, XMLParserDelegate {
  /// The names of the elements that a screen reader reads.
  private(set) var names: [String] = []
  /// The pieces of text, in order.
  private(set) var texts: [String] = []
  /// The rectangles, as x, y, width, height.
  private(set) var rectangles: [[Int]] = []
  /// The rectangles with their classes.
  private(set) var boxes: [(name: String, frame: [Int])] = []
  /// The places of texts.
  private(set) var places: [(x: Int, y: Int)] = []
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var isWellFormed = false
  private var isText = false

  init(_ markup: String) {
    super.init()
    let parser = XMLParser(data: Data("<svg>\(markup)</svg>".utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes values: [String: String]
  ) {
    elements.insert(name)
    attributes.formUnion(values.keys)
    if let label = values["aria-label"] { names.append(label) }
    func number(_ key: String) -> Int { values[key].flatMap { Int($0) } ?? 0 }
    if name == "rect" {
      rectangles.append([number("x"), number("y"), number("width"), number("height")])
      boxes.append((values["class"] ?? "", rectangles[rectangles.count - 1]))
    }
    if name == "text" {
      isText = true
      texts.append("")
      places.append((number("x"), number("y")))
    }
  }

  /// Returns the frames of the rectangles with a class.
  func frames(_ name: String) -> [[Int]] { boxes.filter { $0.name == name }.map(\.frame) }

  /// Returns the place of a text; the upper left corner if it isn't there.
  func place(of text: String) -> (x: Int, y: Int) {
    texts.firstIndex(of: text).map { places[$0] } ?? (0, 0)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text" { isText = false }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isText { texts[texts.count - 1] += text }
  }
}

func display(
  _ elements: [DisplayElement], title: String = "Home", bar: DisplayBar? = nil,
  rowsAfter: Int = 0, style: DisplayLayer.Style = .full, behind: [DisplayLayer] = []
) -> DisplaySnapshot {
  let pane = DisplayPane(
    controller: 1, title: title, bar: bar ?? DisplayBar(title: title), elements: elements,
    rowsAfter: rowsAfter)
  return DisplaySnapshot(
    layers: behind + [DisplayLayer(style: style, controller: behind.count, panes: [pane])])
}

func target(_ kind: ElementKind, _ ordinal: Int, row: Int? = nil) -> ElementTarget {
  ElementTarget(controller: 1, kind: kind, label: "", ordinal: ordinal, row: row)
}
