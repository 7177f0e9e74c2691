/// Writes the elements of a document as the text that `InterfaceNode` reads at run time: what
/// UIKit's own classes need to know.
struct ArchiveWriter {
  private let document: Document
  private(set) var lines: [String] = []
  private(set) var diagnostics: Diagnostics

  init(_ document: Document, _ diagnostics: Diagnostics) {
    self.document = document
    self.diagnostics = diagnostics
  }

  /// Writes the document.
  mutating func write() {
    let initial =
      document.root["initialViewController"].map { ["initialViewController": $0] } ?? [:]
    add("document", initial, depth: 0)
    let symbols = document.symbols
    if !symbols.isEmpty {
      add("resources", [:], depth: 1)
      for symbol in symbols { add("image", symbol.attributes, depth: 2) }
    }
    guard document.isStoryboard else {
      for object in document.scenes.first ?? [] { write(object, depth: 1, isObject: true) }
      return
    }
    for objects in document.scenes {
      guard let controller = Document.controller(in: objects) else { continue }
      add("scene", [:], depth: 1)
      write(controller, depth: 2, isObject: true)
      for object in objects where object !== controller { write(object, depth: 2, isObject: true) }
    }
  }

  private mutating func add(_ name: String, _ attributes: [String: String], depth: Int) {
    var line = String(repeating: " ", count: depth) + name
    for (key, value) in attributes.sorted(by: { $0.key < $1.key })
    where !Vocabulary.designAttributes.contains(key) {
      line += "\t\(key)=\(Self.escaped(value))"
    }
    lines.append(line)
  }

  /// A value on one line.
  private static func escaped(_ value: String) -> String {
    var escaped = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\r": escaped += "\\r"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The containers whose elements are objects.
  private static let containers: Set = [
    "objects", "subviews", "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
    "cells", "prototypes", "children",
  ]

  /// Writes an element and what is inside it.
  private mutating func write(_ element: Element, depth: Int, isObject: Bool) {
    guard !Vocabulary.design.contains(element.name) else { return }
    var name = element.name
    if ElementKind.type(of: element) == nil, !Vocabulary.parts.contains(name) {
      guard let known = substitute(for: element, isObject: isObject) else { return }
      name = known
    }
    switch name {
    case "connections": return writeSegues(of: element, depth: depth)
    case "userDefinedRuntimeAttributes": return
    case "string", "mutableString":
      // Elsewhere a text is an attribute of the element around it.
      if element.parent?.name != "scopeButtonTitles" { return }
    case "point" where element["key"] == "canvasLocation": return
    case "size" where ["freeformSize", "customSize"].contains(element["key"]): return
    default: break
    }
    add(name, attributes(of: element), depth: depth)
    for child in element.children {
      write(child, depth: depth + 1, isObject: Self.containers.contains(name))
    }
  }

  /// Returns the element that stands for one that isn't known; `nil` if it is skipped.
  private mutating func substitute(for element: Element, isObject: Bool) -> String? {
    let known = ElementKind.frameworks[element.name]
    if let known, ["AVKit", "MapKit", "PDFKit", "WebKit"].contains(known.module) {
      return element.name.hasSuffix("Controller") ? "viewController" : "view"
    }
    let kind =
      known.map { "<\(element.name)> is \($0.type) of \($0.module), which doesn't exist here" }
      ?? "<\(element.name)> isn't known"
    if element.name == "hostingController", isObject, document.isStoryboard {
      // A class of the app is reported if it doesn't exist.
      guard element["customClass"] == nil else { return "viewController" }
      diagnostics.skip(
        "<hostingController> shows a view of SwiftUI, which doesn't exist here; an empty controller"
          + " stands for it, unless a segue action creates the controller", at: element, in: element
      )
      return "viewController"
    }
    if element.name.hasSuffix("Controller"), isObject, document.isStoryboard {
      diagnostics.skip("\(kind); an empty controller stands for it", at: element, in: element)
      return "viewController"
    }
    if element.child(key: "frame") != nil {
      diagnostics.skip("\(kind); an empty view stands for it", at: element, in: element)
      return "view"
    }
    let owner = element["id"] == nil ? element.parent : element
    diagnostics.skip("\(kind) and is skipped", at: element, in: owner)
    return nil
  }

  /// Writes the segues of an element; its outlets and actions are code.
  private mutating func writeSegues(of element: Element, depth: Int) {
    let segues = element.children.filter { $0.name == "segue" && $0["id"] != nil }
    guard !segues.isEmpty else { return }
    add("connections", [:], depth: depth)
    for segue in segues { add("segue", segue.attributes, depth: depth + 1) }
  }

  /// The attributes of an element, with the texts that are elements inside it.
  private func attributes(of element: Element) -> [String: String] {
    var attributes = element.attributes
    for child in element.children where ["string", "mutableString"].contains(child.name) {
      if let key = child["key"] {
        attributes[key] = child.text
      } else {
        attributes["text"] = child.text
      }
    }
    if element.name == "string" || element.name == "mutableString" {
      attributes["text"] = element.text
    }
    return attributes
  }
}
