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

  /// Reads a file.
  ///
  /// - Throws: A `Diagnostic` if it isn't a storyboard or nib.
  init(_ path: String, _ data: Data) throws {
    self.path = path
    name = URL(filePath: path).deletingPathExtension().lastPathComponent
    isStoryboard = path.hasSuffix(".storyboard")
    do {
      root = try ElementReader.read(data)
    } catch let problem as XMLProblem {
      throw InterfaceDiagnostic(path: path, line: problem.line, isError: true, problem.message)
    }
    guard root.name == "document" else {
      throw InterfaceDiagnostic(
        path: path, line: root.line, isError: true,
        "the outermost element is <\(root.name)>, not <document>; open and save it in Xcode")
    }
    elements = Dictionary(
      root.all.filter { $0["id"] != nil }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// How people call an element: the class or kind, its label in Xcode or its title, and its identifier.
  func title(of element: Element) -> String {
    let kind = element["customClass"] ?? element.name
    let label =
      element["userLabel"] ?? element["title"] ?? element["text"] ?? element["placeholder"]
      ?? element.child("state")?["title"]
    return kind + (label.map { " \"\($0)\"" } ?? "") + " (\(element.id))"
  }

  /// The scene that an element belongs to, as people call it.
  func scene(of element: Element) -> String? {
    var next: Element? = element
    while let current = next {
      if current.name == "scene" {
        return current.child("objects")?.children.first.map(title)
      }
      next = current.parent
    }
    return nil
  }
}

/// A mistake in a storyboard or nib, or what was skipped in it.
package struct InterfaceDiagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let isError: Bool
  package let message: String

  init(path: String, line: Int, isError: Bool, _ message: String) {
    self.path = path
    self.line = line
    self.isError = isError
    self.message = message
  }

  package var description: String {
    "\(path):\(line):1: \(isError ? "error" : "warning"): \(message)"
  }
}
