import Maestro
import Script
import Testing

/// YAML as flows have it.
struct FlowReadingTests {
  @Test(arguments: [
    ("- tapOn: Yes", "touch Yes within 7s"),
    ("- tapOn: 007", "touch 007 within 7s"),
    ("- tapOn: 2026-01-02", "touch 2026-01-02 within 7s"),
    ("- tapOn: \"null\"", "touch null within 7s"),
    ("- tapOn: |-\n    a\n    b", "touch \"a\\u{A}b\" within 7s"),
    ("- tapOn: \"#1\"", "touch \"/#1/\" within 7s"),
    ("- tapOn: within", "touch \"within\" within 7s"),
    ("- tapOn: --x", "touch \"--x\" within 7s"),
    (
      "- tapOn: 'say \"hi\"; $x'",
      "touch \"/say \\\"hi\\\"; $x|say \\\"hi\\\"; \\\\$x/\" within 7s"
    ),
    ("- inputText: \\${x}", "type --here \"\\${x}\""),
    ("- tapOn: &a Fred\n- tapOn: *a", "touch Fred within 7s"),
    ("- tapOn: &a {id: x}\n- tapOn: {<<: *a, index: 1}", "touch #x --index 1 within 7s"),
  ])
  func `texts stay as they are written`(command: String, line: String) {
    let flow = Flow(commands: command)
    #expect(flow.steps.last == line)
    #expect(flow.mistakes == [])
  }

  @Test func `a byte order mark and CRLF are fine, and so is a flow without a configuration`() {
    #expect(Flow("\u{FEFF}appId: x\r\n---\r\n- back\r\n").steps == ["back"])
    #expect(Flow("- back").steps == ["back"])
    #expect(Flow("appId: x\n---\n").steps == ["wait 0"])
  }

  @Test(arguments: [
    ("", "1: the file is empty"),
    ("appId: x\n", "1: a flow is a list of commands"),
    ("a: 1\n---\n- back\n---\n- back\n", "5: a flow has one ---"),
    ("- a\n---\n- back\n", "1: above --- there must be fields"),
    ("appId: x\nappId: y\n---\n- back", "1: the key appId is there twice"),
    ("- tapOn:\n\ttext: x", "2: this is no YAML"),
    ("- back\n- [", "this is no YAML"),
    ("- \u{0}", "1: this is no text in UTF-8"),
    ("- ? [a]\n  : b", "1: a key must be a text"),
  ])
  func `what is no flow is said with its line`(text: String, problem: String) {
    let mistakes = Flow(text).mistakes
    #expect(mistakes.count == 1 && mistakes[0].contains(problem), "\(mistakes)")
  }

  @Test func `aliases of aliases end`() {
    var text = "- &a0 [x, x]\n"
    for level in 1...30 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let mistakes = Flow(text).mistakes
    #expect(mistakes.count == 1 && mistakes[0].contains("too many values"), "\(mistakes)")
  }

  @Test(arguments: ["? *a30\n  : x", "{*a30 : x}", "[*a30]: x", "{? [*a30, *a30] : x}"])
  func `aliases of aliases in keys end`(key: String) {
    var text = "- &a0 [x, x]\n"
    for level in 1...30 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let mistakes = Flow(text + "- " + key + "\n").mistakes
    #expect(mistakes.count == 1 && mistakes[0].contains("a key must be a text"), "\(mistakes)")
  }

  @Test func `aliases that only nest end`() {
    var text = "- &a0 [x]\n"
    for level in 1...50_000 { text += "- &a\(level) [*a\(level - 1)]\n" }
    let mistakes = Flow(text).mistakes
    #expect(mistakes.count == 1 && mistakes[0].contains("64 levels"), "\(mistakes)")
  }

  @Test func `comments and quoted texts are no keys and aliases`() {
    let flow = Flow(commands: "# this & that, *all*\n- tapOn: '[a]: b'\n- tapOn: 'x, *y: z'\n")
    #expect(flow.mistakes == [])
    #expect(flow.steps.count == 2)
  }

  @Test func `invalid UTF-8 is said with its line`() {
    let bytes = Array("- back\n- ".utf8) + [0xFF, 0x0A]
    let script = FlowTranslator(apps: []).translate(bytes[...], path: "a.yaml")
    #expect(script.mistakes.map(\.line) == [2])
  }
}
