import SourceAdapter
import Testing

@Suite struct `An adapted file` {
  @Test func `begins with imports, and with its path and line for the compiler`() {
    #expect(
      Project("let a = 1\n").text() == """
        import FoundationNetworking; import UIKit
        #sourceLocation(file: "App.swift", line: 1)
        let a = 1

        """)
  }

  @Test func `that is made for Linux, too, has only the head before its own text`() {
    let text = "#if os(Linux)\n  import Glibc\n#endif\n@objc class A {}\n"
    let adapter = SourceAdapter(AppIndex([])) { _ in nil }
    let file = adapter.located("A.swift", ParsedSource(Array(text.utf8)))
    let head =
      "import FoundationNetworking; import UIKit\n#sourceLocation(file: \"A.swift\", line: 1)\n"
    #expect(String(decoding: file.bytes, as: UTF8.self) == head + text)
    #expect(file.isUnchanged)
  }

  @Test func `imports CoreFoundation for subclasses that Swift takes only with it`() {
    let text = "final class AtomicCount: NSLock, @unchecked Sendable {}\n"
    let imports = "import CoreFoundation; import FoundationNetworking; import UIKit\n"
    let adapter = SourceAdapter(AppIndex([])) { _ in nil }
    let file = adapter.located("A.swift", ParsedSource(Array(text.utf8)))
    #expect(String(decoding: file.bytes, as: UTF8.self).hasPrefix(imports))
    #expect(Project(text).text().hasPrefix(imports))
    #expect(!Project(text + "class NSLock {}").text().contains("CoreFoundation"))
  }

  @Test(arguments: [
    ("/My Apps/A b.swift", "/My Apps/A b.swift"), ("/é/日本.swift", "/é/日本.swift"),
    ("/a\"b.swift", "/a\\\"b.swift"), ("/a\\b.swift", "/a\\\\b.swift"),
    ("/a\nb.swift", "/a␤b.swift"), ("/a\u{7}\u{1B}\u{7F}.swift", "/a␇␛␡.swift"),
  ])
  func `names any path`(path: String, shown: String) {
    let adapter = SourceAdapter(AppIndex([])) { _ in nil }
    let text = String(decoding: adapter.adapted(path, ParsedSource([])).bytes, as: UTF8.self)
    #expect(
      text == """
        import FoundationNetworking; import UIKit
        #sourceLocation(file: "\(shown)", line: 1)

        """)
  }

  @Test(arguments: [
    "", "\n", "import UIKit\r\nclass A {\r\n  func f() {}\r\n}\r\n", "// only a comment",
    "let a = \"\"\"\n  #selector(x) @objc\n  \"\"\"\n", "class { @@ func ((", "let a = ",
    "}}}\n)",
    "/* never ends", "let 日本 = \"é\"\u{0}",
  ])
  func `is passed on byte for byte if nothing has to change, even if it doesn't parse`(
    text: String
  ) {
    let project = Project(text)
    #expect(project.body() == text)
    #expect(project.adapted().isUnchanged)
  }

  @Test func `that changes says so`() {
    #expect(!Project("@objc class A {}").adapted().isUnchanged)
    #expect(!Project("@objc protocol A { @objc optional func a() }").adapted().isUnchanged)
  }

  @Test func `loses its byte order mark, and keeps its kind of line ends`() {
    #expect(
      adapted("\u{FEFF}@objc class A {\r\n  @objc\r\n  func f() {}\r\n}\r\n")
        == "class A {\r\n  \r\n  func f() {}\r\n}\r\n")
    #expect(adapted("\u{FEFF}let a = 1") == "let a = 1")
  }

  @Test func `keeps the number of lines in front of each line`() {
    let ios = """
      @objc
      class A: NSObject {
        let s = #selector(
          f)
        let k = #keyPath(
          a.b)
        @objc(f
          ) func f() {}
        @NSManaged
        var x: Int?
        let last = 1
      }
      """
    let lines = adapted(ios).lines
    #expect(lines.firstIndex(of: "  let last = 1") == 10)
  }

  @Test func `may be a script`() {
    #expect(adapted("#!/usr/bin/swift\nprint(1)") == "///usr/bin/swift\nprint(1)")
  }

  @Test func `reports what doesn't parse where it stands, and adapts the rest`() {
    #expect(
      adapted("class A { @objc func f() { \n}\n@objc class B {}")
        == "class A { func f() { \n}\nclass B {}")
  }
}
