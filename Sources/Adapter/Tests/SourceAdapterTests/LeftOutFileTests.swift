import BuildFormats
import Foundation
import SourceAdapter
import Testing

@Suite struct `A file with pieces left out` {
  private let adapted = """
    import UIKit
    #sourceLocation(file: "/My App/A.swift", line: 1)
    class A {
      func f() {
        view.⚑colour = 1
        next()
    #sourceLocation(file: "/My App/B.swift", line: 7)
        view.⚑colour = 2
      }
    }

    """

  @Test func `is made again from its adapted text, with the places in the app`() throws {
    let whole = Array(adapted.replacing("⚑", with: "").utf8)
    let text = LocatedText(whole)
    #expect(text.located(text.plain) == whole)
    let plain = String(decoding: text.plain, as: UTF8.self)
    #expect(!plain.contains("sourceLocation") && plain.split(separator: "\n").count == 8)
    var file = MarkedFile(adapted)
    #expect(file.kinds == [.statement, .statement])
    let result = try #require(file.file.result)
    let again = try #require(text.without(result))
    #expect(
      String(decoding: again.bytes, as: UTF8.self)
        == adapted.replacing("view.⚑colour = 1", with: "")
        .replacing("view.⚑colour = 2", with: ""))
    #expect(again.pieces.map(\.path) == ["/My App/A.swift", "/My App/B.swift"])
    #expect(again.pieces.map(\.line) == [3, 7])
    #expect(text.origin(ofLine: 1)?.path == "/My App/A.swift" && text.origin(ofLine: 1)?.line == 1)
    file.fail(at: "nowhere")
    #expect(LocatedText(whole + [0x20]).without(result) == nil)
  }

  @Test func `has places that the app gives itself, also in the middle of a line`() throws {
    let whole = Array("func f() {\n  #sourceLocation(file: \"A.gyb\", line: 7)\n  a()\n}".utf8)
    let text = LocatedText(whole)
    #expect(String(decoding: text.plain, as: UTF8.self) == "func f() {\n\n  a()\n}")
    #expect(text.located(text.plain) == whole)
    #expect(text.origin(ofLine: 3)?.path == "A.gyb" && text.origin(ofLine: 3)?.line == 7)
  }

  @Test func `keeps its lines`() {
    for text in [
      "func f() {\n  if a,\n    view.⚑colour {\n    b()\n  }\n  else {\n    c()\n  }\n}\nlast",
      "func f() {\n  guard let a = view.⚑colour\n  else {\n    return\n  }\n  b()\n  c()\n}\nlast",
      "class A: B {\n  init() {\n    a()\n    super.init(\n      ⚑b)\n  }\n}\nlast",
      "func f() {\n  let a = view.⚑b {\n    c\n  }\n  a.d {\n    e\n  }\n}\nlast",
    ] {
      let lines = without(text).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
      #expect(lines.last == "last")
    }
  }

  /// The Swift files of the samples and of the demo apps.
  private static var sources: [URL] {
    let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    return ["samples", "Sources/Apps"].flatMap { folder -> [URL] in
      let all = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (all?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" && !$0.path.contains("/.build/") }
    }
  }

  @Test func `is the adapted text, byte for byte, where nothing is left out`() throws {
    let sources = Self.sources
    #expect(sources.count > 50)
    let texts = try sources.map { ParsedSource([UInt8](try Data(contentsOf: $0))) }
    let adapter = SourceAdapter(AppIndex(zip(sources, texts).map { ($0.path, $1.facts) })) { _ in
      nil
    }
    for (source, text) in zip(sources, texts) {
      let bytes = adapter.adapted(source.path, text).bytes
      let located = LocatedText(bytes)
      let file = LeavingOut(bytes)
      #expect(file.result == nil && file.bytes == located.plain, "\(source.path)")
      #expect(located.located(located.plain) == bytes, "\(source.path)")
    }
  }
}
