import BuildFormats
import Foundation

/// A storyboard or nib that has been read.
struct Document {
  let path: String
  /// The file's name without its extension.
  let name: String
  let root: Element
  let isStoryboard: Bool
  /// The elements by their identifiers.
  let elements: [String: Element]
  /// The elements whose identifier another element has, too.
  let duplicates: [Element]

  /// Reads a file.
  ///
  /// - Throws: A `Diagnostic` if it isn't a storyboard or nib.
  init(_ path: String, _ data: Data) throws {
    self.path = path
    name = URL(filePath: path).deletingPathExtension().lastPathComponent
    isStoryboard = path.hasSuffix(".storyboard")
    root = try ElementReader.read(path, data)
    guard root.name == "document" else {
      throw Diagnostic(
        path, line: root.line,
        "the outermost element is <\(root.name)>, not <document>; open and save it in Xcode")
    }
    var elements: [String: Element] = [:]
    var duplicates: [Element] = []
    let objects = root.child(isStoryboard ? "scenes" : "objects")?.all ?? []
    for element in objects where element["id"] != nil {
      if elements[element.id] == nil {
        elements[element.id] = element
      } else {
        duplicates.append(element)
      }
    }
    self.elements = elements
    self.duplicates = duplicates
  }

  /// Whether the document is for iOS.
  var isForIOS: Bool {
    let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    return runtime.contains("CocoaTouch") || runtime.hasPrefix("iOS")
      || runtime.hasPrefix("IBCocoa")
  }

  /// The outermost objects: the scenes of a storyboard, each with its objects, or the objects of a
  /// nib.
  var scenes: [[Element]] {
    guard isStoryboard else { return [root.child("objects")?.children ?? []] }
    return (root.child("scenes")?.children ?? []).map { $0.child("objects")?.children ?? [] }
  }

  /// The controller among the objects of a scene.
  static func controller(in objects: [Element]) -> Element? {
    objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first {
        ElementKind.controllers[$0.name] != nil || $0.name == "viewControllerPlaceholder"
      }
      ?? objects.first { !["placeholder", "exit"].contains($0.name) }
  }

  /// Returns a name of an element for people: the class or kind, its label in Xcode or its title,
  /// and its identifier.
  func title(of element: Element) -> String {
    let kind = element["customClass"] ?? element.name
    let label =
      element["userLabel"] ?? element["title"] ?? element["text"] ?? element["placeholder"]
      ?? element.child("state")?["title"]
    let words = label.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return kind + (words.map { " \"\($0)\"" } ?? "") + " (\(element.id))"
  }

  /// Returns the scene of an element, named after its controller.
  func scene(of element: Element) -> String? {
    var next: Element? = element
    while let current = next {
      if current.name == "scene" {
        return Self.controller(in: current.child("objects")?.children ?? []).map(title)
      }
      next = current.parent
    }
    return nil
  }

  /// Returns the place of an element for people: the scene, and the element if it is another one.
  func place(of element: Element) -> String {
    let title = title(of: element)
    guard let scene = scene(of: element) else { return title }
    return scene == title ? "scene \(scene)" : "scene \(scene): \(title)"
  }
}
