import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file, parsed.
struct SourceFile {
  /// The path, relative to the repository.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let lines: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Reads the Swift files in a folder of a repository and in its subfolders, sorted by path.
  static func all(in folder: String, of root: URL) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path + "/" + folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { name in
        let path = folder + "/" + name
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        return SourceFile(path: path, text: text)
      }
  }

  /// Returns where a node begins, without its comments.
  func place(of node: some SyntaxProtocol) -> Place {
    Place(path: path, line: node.startLocation(converter: lines).line)
  }
}

/// A line of a file.
struct Place {
  let path: String
  let line: Int
}
