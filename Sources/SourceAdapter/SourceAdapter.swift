#if AppSources
  import SwiftParser
  import SwiftSyntax

  /// Makes the Swift sources of an iOS app compile on Linux, which has no Objective-C runtime.
  ///
  /// A file is changed by replacing ranges of its bytes; everything else is passed on as it stands. What
  /// is adapted begins with two lines that import UIKit and Foundation's networking, as a bridging
  /// header or Foundation itself would on iOS, and that give the original path and line to the compiler.
  package struct SourceAdapter: Sendable {
    /// The facts about all files of the target.
    package let index: AppIndex
    /// The contents of the target's files, by path.
    private let source: @Sendable (String) -> [UInt8]?

    /// Creates an adapter for the files of a target.
    ///
    /// - Parameters:
    ///   - index: The facts about all files.
    ///   - source: Returns a file's contents; called for the files whose members move.
    package init(_ index: AppIndex, source: @escaping @Sendable (String) -> [UInt8]?) {
      self.index = index
      self.source = source
    }

    /// Returns a file as Linux compiles it.
    ///
    /// - Parameters:
    ///   - path: The file's path, as errors shall name it.
    ///   - bytes: Its contents. What doesn't parse is passed on, and the compiler reports it.
    /// - Returns: The contents for the compiler.
    package func adapted(_ path: String, _ bytes: [UInt8]) -> [UInt8] {
      let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      let tree = Self.parsed(bytes)
      let facts = SourceFacts(tree)
      let collector = EditCollector(path, bytes, index)
      collector.movesOut(of: tree)
      collector.walk(tree)
      collector.conformToOptionals(facts.types)
      var imports = ["UIKit", "FoundationNetworking"]
      for (owner, end) in collector.classEnds(tree) {
        for file in index.filesWithMoves(into: owner) {
          guard let moved = movedMembers(of: owner, in: file, or: file == path ? bytes : nil) else {
            continue
          }
          imports += moved.imports.filter { !imports.contains($0) }
          let line = collector.line(at: end)
          collector.edits.insert(
            moved.text + "\n" + Self.location(path, line: line) + "\n", at: end)
        }
      }
      let head =
        imports.map { "import \($0)" }.joined(separator: "; ") + "\n"
        + Self.location(path, line: 1) + "\n"
      let tail =
        collector.appendix.isEmpty ? "" : "\n" + collector.appendix.joined(separator: "\n") + "\n"
      return Array(head.utf8) + collector.edits.applied(to: bytes) + Array(tail.utf8)
    }

    static func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
      bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    static func location(_ path: String, line: Int) -> String {
      let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      return "#sourceLocation(file: \"\(path)\", line: \(line))"
    }

    /// The members that move from a file's extensions into their class.
    private func movedMembers(
      of owner: String, in file: String, or bytes: [UInt8]?
    ) -> (text: String, imports: [String])? {
      guard let bytes = bytes ?? source(file) else { return nil }
      let tree = Self.parsed(bytes)
      let collector = EditCollector(file, bytes, index)
      collector.walk(tree)
      var text = ""
      for member in collector.members(of: owner, movedFrom: tree) {
        let start = member.item.trimmedBytes.lowerBound
        text += "\n" + Self.location(file, line: collector.line(at: start)) + "\n"
        if member.isPublic { text += "public " }
        text += String(
          decoding: collector.edits.applied(to: bytes, in: member.item.trimmedBytes), as: UTF8.self)
      }
      let imports = SourceFacts(tree).imports.filter { !["Foundation", "Darwin"].contains($0) }
      return text.isEmpty ? nil : (text, imports)
    }
  }
#endif
