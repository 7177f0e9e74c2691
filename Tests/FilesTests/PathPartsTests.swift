import Files
import Testing

@Suite struct `The parts of a path` {
  @Test(arguments: [
    ("walks/a.walk", "walks", "a.walk"), ("a.walk", ".", "a.walk"), ("/a", "/", "a"),
    ("//a", "/", "a"), ("/", "/", ""), ("", ".", ""), ("a//b/", "a", "b"), ("/a/b", "/a", "b"),
    ("..", ".", ".."), ("\u{202E}", ".", "\u{202E}"), ("\u{301}", ".", "\u{301}"),
    ("a/\u{301}", "a", "\u{301}"), ("/\u{200D}/b", "/\u{200D}", "b"),
  ])
  func `are cut at the slashes, whatever follows them`(path: String, folder: String, name: String) {
    #expect(PathParts.folder(of: path) == folder)
    #expect(PathParts.name(of: path) == name)
  }
}
