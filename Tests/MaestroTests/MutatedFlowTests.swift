import Maestro
import Script
import Shell
import Testing
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

  /// The generator SplitMix64.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let pieces = [
    "\"", "'", ":", "- ", "\n", "  ", "{", "}", "[", "]", "#", "&a ", "*a", "<<: ", "|", ">", "\t",
    "${", "\\", "/", "%", "\u{0}", "é", "\u{2028}", "---\n", "null", "true", "1e9", "-1", ", ",
  ]

  @Test(arguments: 0..<4) func `any flow is translated or has mistakes`(seed: Int) {
    var random = Random(state: UInt64(seed))
    let translator = FlowTranslator(apps: ["contacts"])
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
      let text = script.lines.map(\.text).joined(separator: "\n")
      let reading = WalkthroughFile.read(ScriptLines(text: text), path: "a.walk")
      #expect(
        reading.mistakes.map(\.line) == [],
        "\(String(decoding: bytes, as: UTF8.self))\nbecame\n\(text)")
    }
  }

  @Test func `the flow itself has no mistake`() {
    let flow = Flow(Self.flow)
    #expect(flow.mistakes == [])
    let reading = WalkthroughFile.read(
      ScriptLines(text: flow.test.joined(separator: "\n")), path: "a.walk")
    #expect(reading.mistakes.map(\.line) == [])
  }
}
