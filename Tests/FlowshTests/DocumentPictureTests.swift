import Foundation
import PseudoTerminal
import Testing

/// Tests that the pictures and pages in the documentation are those that flowsh makes.
///
/// A comment above a picture is the command line that makes it, such as
/// `<!-- flowsh picture samples/tour.walk --step 9 -o samples/pictures/push.svg -->`. The last word
/// is the file. `FLOWSH_ACCEPT=1 swift test --filter DocumentPictureTests` writes the files again.
@Suite(.blocking) struct DocumentPictureTests {
  /// A command line of a document, and the file that it writes.
  struct Picture: CustomTestStringConvertible {
    let document: String
    let arguments: [String]
    let file: String
    var testDescription: String { "\(document): \(file)" }

    static let all = Document.all.flatMap { document in
      document.text.matches(of: /<!-- flowsh (.+) (\S+) -->/).map { match in
        Picture(
          document: document.path, arguments: match.1.split(separator: " ").map(String.init),
          file: String(match.2))
      }
    }
  }

  @Test(arguments: Picture.all)
  func `a picture in a document is the one that its command makes`(picture: Picture) throws {
    let folder = try Directory()
    let words = picture.arguments.map { "'\($0)'" }.joined(separator: " ")
    let ending = try Program.shell(
      "cd \"$ROOT\" && \"$FLOWSH\" \(words) \"$FILE\" > \"$FILE.out\"",
      environment: ["ROOT": Document.root.path, "FILE": folder.file("made")])
    #expect(ending.status == .exited(0), "\(ending.errors)")
    let file = Document.root.appending(path: picture.file)
    if ProcessInfo.processInfo.environment["FLOWSH_ACCEPT"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(folder.read("made").utf8).write(to: file)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(folder.read("made") == kept, "\(picture.file) has changed; FLOWSH_ACCEPT=1 accepts it")
  }

  @Test func `each picture of a document has the command that makes it`() {
    for document in Document.all {
      let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
      let sources =
        document.text.matches(of: /<img src="([^"]+\.svg)"/).map(\.1)
        + document.text.matches(of: /!\[[^\]]*\]\(([^)]+\.svg)\)/).map(\.1)
      for source in sources {
        let path = folder.isEmpty ? String(source) : "\(folder)/\(source)"
        #expect(Picture.all.contains { $0.document == document.path && $0.file == path }, "\(path)")
      }
    }
    #expect(Picture.all.contains { $0.document == "README.md" && $0.file.hasSuffix(".html") })
  }
}
