import Maestro
import Script
import Shell
import Testing
import ToolSupport
import Walkthroughs

/// Flows with random changes: none crashes the translator, and one without mistakes is a
/// walkthrough without mistakes of its syntax.
struct MutatedFlowTests {
  private static let flow = """
    appId: org.example.contacts
    name: Look "around" @home
    tags: [smoke, a-b]
    env: {NAME: "Fr'ed", OTHER: '${NAME || "x"}'}
    onFlowStart: [{tapOn: OK}]
    ---
    - launchApp: {clearState: true, permissions: {all: deny, camera: allow}, arguments: {a: 1}}
    - tapOn: {text: ".*[a-z]+$", index: 1, below: "#1", optional: true, label: "a; b # c"}
    - inputText: "a\\"b\\\\ ${NAME} ${'x' + NAME}"
    - assertVisible: |
        several
        lines
    - runFlow:
        when: {visible: "/x/", true: "${NAME == 'x' && !OTHER}"}
        env: {A: "1 2", B: "$x"}
        commands:
          - swipe: {start: "1%, 2%", end: "90%, 2%"}
          - repeat: {times: 2, while: {notVisible: {id: x}}, commands: [back, scroll]}
    - retry: {maxRetries: 2, commands: [{pressKey: Enter}, {eraseText: 3}]}
    - takeScreenshot: "a b"
    """

  private static let pieces = [
    "\"", "'", ":", "- ", "\n", "  ", "{", "}", "[", "]", "#", "&a ", "*a", "<<: ", "|", ">", "\t",
    "${", "\\", "/", "%", "\u{0}", "é", "\u{2028}", "---\n", "null", "true", "1e9", "-1", ", ",
  ]

  @Test(arguments: 0..<4) func `any flow is translated or has mistakes`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let translator = FlowTranslator(apps: ["contacts"])
    var translated = 0
    for _ in 0..<150 {
      var bytes = Array(Self.flow.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        let piece = Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
        let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
        bytes.replaceSubrange(place..<end, with: Array(piece.utf8))
      }
      let script = translator.translate(bytes[...], path: "a.yaml")
      guard script.mistakes.isEmpty else { continue }
      translated += 1
      let text = script.lines.map(\.text).joined(separator: "\n")
      let reading = WalkthroughFile.read(ScriptLines(text: text), path: "a.walk")
      #expect(
        reading.mistakes.map(\.line) == [],
        "\(String(decoding: bytes, as: UTF8.self))\nbecame\n\(text)")
    }
    #expect((1..<150).contains(translated))
  }

  @Test func `the flow itself has no mistake`() {
    let flow = Flow(Self.flow)
    #expect(flow.mistakes == [])
    let reading = WalkthroughFile.read(
      ScriptLines(text: flow.test.joined(separator: "\n")), path: "a.walk")
    #expect(reading.mistakes.map(\.line) == [])
  }
}
