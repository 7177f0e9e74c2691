import Foundation
import Script
import Testing

/// Files in another format, as lines of a walkthrough.
struct TranslatedScriptTests {
  private struct Translator: ScriptTranslator {
    func translate(_ bytes: ArraySlice<UInt8>, path: String) -> TranslatedScript {
      var script = TranslatedScript()
      script.lines = [
        TranslatedScript.Line("== title", number: 1, .onlyTest),
        TranslatedScript.Line("relaunch", number: 3, .onlySourced),
        TranslatedScript.Line("# nothing", number: 4), TranslatedScript.Line("7 up", number: 12),
      ]
      script.mistakes = [TranslatedScript.Mistake(line: 5, String(decoding: bytes, as: UTF8.self))]
      return script
    }

    func tests(in folder: String, _ names: [String], isNamed: Bool) -> TranslatedFolder {
      TranslatedFolder()
    }
  }

  /// Calls a closure with the path of a file in another format, which contains `no`.
  private func withFile<Result>(_ body: (String) throws -> Result) throws -> Result {
    let path = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString).yaml"
    try Data("no".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  private func read(_ lines: ScriptLines) throws -> [String] {
    var all: [String] = []
    while case .text(let text)? = try lines.next() { all.append("\(lines.number) \(text)") }
    return all
  }

  @Test func `lines have the numbers of the file, and some count only in a test or elsewhere`()
    throws
  {
    try withFile { path in
      let files = ScriptFiles(translator: Translator())
      #expect(try files.readAhead(script: path))
      #expect(try read(files.lines(of: path)) == ["1 == title", "12 7 up"])
      #expect(try read(files.lines(of: path, isSourced: true)) == ["3 relaunch", "12 7 up"])
      let mistakes = try files.lines(of: path).mistakes
      #expect(mistakes == [TranslatedScript.Mistake(line: 5, "no")])
      #expect(files.translated == [path] && files.inputs == [path])
      #expect(files.sources == [path: Array("no".utf8)[...]])
    }
  }

  @Test func `a file that isn't read ahead, or that nothing translates, is an error`() throws {
    try withFile { path in
      #expect(throws: ScriptMistake.unreadable(path: path, reason: "line 5: no")) {
        _ = try ScriptFiles(translator: Translator()).lines(of: path)
      }
      #expect(throws: ScriptMistake.self) {
        _ = try ScriptFiles(translator: nil).readAhead(script: path)
      }
    }
  }

  @Test func `the ending tells the format`() {
    #expect(ScriptFiles.isForeign("a/b.yaml") && ScriptFiles.isForeign("b.yml"))
    #expect(!ScriptFiles.isForeign(".yaml") && !ScriptFiles.isForeign("yaml.walk"))
    #expect(ScriptFile.withoutSuffix("a.walk") == "a" && ScriptFile.withoutSuffix("a.yml") == "a")
  }
}
