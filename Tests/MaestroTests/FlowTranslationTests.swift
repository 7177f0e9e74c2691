import Script
import Testing

/// What becomes of each command.
struct FlowTranslationTests {
  @Test(arguments: [
    ("- tapOn: Log In", ["touch \"Log In\" within 7s"]),
    ("- tapOn: {id: login}", ["touch #login within 7s"]),
    ("- tapOn: {id: \"com.x:id/.*\"}", ["touch \"#/com.x:id/.*/\" within 7s"]),
    ("- tapOn: {id: row, text: Fred}", ["touch #row --text Fred within 7s"]),
    ("- tapOn: F.*", ["touch \"/F.*/\" within 7s"]),
    // Maestro also finds the text itself.
    ("- tapOn: What now?", ["touch \"/What now?|What now\\\\?/\" within 7s"]),
    ("- tapOn: {id: a+}", ["touch \"#/a+|a\\\\+/\" within 7s"]),
    ("- tapOn: \"${A} (b)\"", ["touch \"/${A} (b)/\" within 7s"]),
    ("- setOrientation: LANDSCAPE_LEFT", ["rotate landscape"]),
    ("- setOrientation: portrait", ["rotate portrait"]),
    ("- tapOn: \"a (b\"", ["touch \"/a \\\\(b/\" within 7s"]),
    ("- tapOn: {text: Buy, index: 1, enabled: true}", ["touch Buy --index 1 --enabled within 7s"]),
    ("- tapOn: {below: Fred}", ["touch \"/.*/\" --below Fred within 7s"]),
    ("- tapOn: {text: Follow, rightOf: Fred}", ["touch Follow --in Fred within 7s"]),
    ("- tapOn: {text: Buy, repeat: 3}", ["touch Buy --times 3 within 7s"]),
    ("- doubleTapOn: Buy", ["touch Buy --times 2 within 7s"]),
    ("- longPressOn: Fred", ["touch Fred --long within 7s"]),
    ("- tapOn: {text: Later, optional: true}", ["? touch Later within 7s"]),
    ("- tapOn: {text: Buy, label: Buy it}", ["touch Buy within 7s -- Buy it"]),
    ("- back", ["back"]),
    ("- scroll", ["? scroll"]),
    ("- pressKey: Enter", ["submit --return"]),
    ("- pressKey: home", ["background"]),
    ("- swipe: {direction: LEFT}", ["? page next"]),
    ("- swipe: {start: \"0%, 50%\", end: \"90%, 50%\"}", ["? back --swipe"]),
    (
      "- swipe: {direction: DOWN}",
      ["if modal", "  ? dismiss", "else", "  ? refresh --pull", "end"]
    ),
    (
      "- scrollUntilVisible: {element: Wilma, timeout: 500}",
      [
        "while no visible Wilma at most 20", "  ? scroll", "end",
        "expect visible Wilma within 0.5s",
      ]
    ),
    ("- assertVisible: Fred", ["expect visible Fred within 7s"]),
    ("- assertNotVisible: {id: spinner}", ["expect no visible #spinner within 7s"]),
    ("- assertTrue: ${A == 'x'}", ["expect value \"${A:-undefined}\" = x"]),
    (
      "- assertTrue: ${A != \"x\" && B}",
      [
        "expect not value \"${A:-undefined}\" = x", "expect value \"${B:-undefined}\"",
      ]
    ),
    (
      "- extendedWaitUntil: {notVisible: Loading, timeout: 10000}",
      ["expect no visible Loading within 10s"]
    ),
    ("- waitForAnimationToEnd", ["wait 0"]),
    ("- takeScreenshot: home", ["screen --picture \"home.svg\""]),
    ("- inputText: fred", ["type --here fred"]),
    ("- inputText: ${USER || \"guest\"}", ["type --here \"${USER:-guest}\""]),
    ("- inputText: ${'to ' + NAME}", ["type --here \"to ${NAME}\""]),
    ("- eraseText: 3", ["type --delete 3"]),
    ("- eraseText", ["type --delete 50"]),
    (
      "- setClipboard: abc\n- pasteText",
      ["# setClipboard: pasteText types the text", "type --here abc"]
    ),
    ("- openLink: shop://x", ["open \"shop://x\""]),
    (
      "- travel: {points: [\"48,11\", \"48.001,11\", \"48.001,11\"], speed: 10}",
      [
        "location \"48,11\"", "wait 12", "location \"48.001,11\"", "wait 0",
        "location \"48.001,11\"",
      ]
    ),
    ("- setLocation: {latitude: 48.1, longitude: 11.5}", ["location \"48.1,11.5\""]),
    ("- setPermissions: {permissions: {location: allow}}", ["permission location whenInUse"]),
    (
      "- runFlow: {when: {visible: A, platform: iOS}, commands: [back]}",
      ["if visible A within 7s", "  back", "end"]
    ),
    (
      "- runFlow: {when: {platform: Android}, commands: [back]}",
      ["# runFlow: only for another platform", "wait 0"]
    ),
    ("- runFlow: {file: a.yaml, env: {A: b c}}", ["source a.yaml \"A=b c\""]),
    (
      "- runFlow: {env: {A: b}, commands: [inputText: \"${A}\"]}",
      ["each A in (\"b\")", "  type --here \"${A}\"", "end"]
    ),
    ("- repeat: {times: 2, commands: [back]}", ["repeat 2", "  back", "end"]),
    (
      "- repeat: {times: 5, while: {notVisible: A}, commands: [back]}",
      ["while no visible A within 7s at most 5", "  back", "end"]
    ),
    ("- retry: {maxRetries: 2, commands: [back]}", ["attempt 3", "  back", "end"]),
    ("- setAirplaneMode: enabled", ["# setAirplaneMode: it has no effect on iOS", "wait 0"]),
  ])
  func `commands become lines`(command: String, lines: [String]) {
    let flow = Flow(commands: command)
    #expect(flow.steps == lines)
    #expect(flow.mistakes == [])
  }

  @Test func `lines keep the numbers of the flow`() {
    let flow = Flow(commands: "- tapOn: A\n\n- runFlow:\n    commands:\n      - tapOn: B\n")
    #expect(flow.lines.filter { $0.use == .always }.map(\.number) == [3, 7])
  }

  @Test func `the configuration becomes settings, a setup, a teardown and a title`() {
    let flow = Flow(
      """
      appId: org.example.contacts
      name: Log in
      tags: [smoke, login]
      env:
        NAME: Fred
        SPACED: " a"
      onFlowStart:
        - tapOn: OK
      onFlowComplete:
        - back
      ---
      - tapOn: ${NAME}
      """)
    #expect(
      flow.test == [
        "@app contacts", "@tags smoke login", "@set NAME=Fred", "@set SPACED=\" a\"", "setup",
        "  touch OK within 7s", "end", "teardown", "  back", "end", "== Log in",
        "touch \"${NAME}\" within 7s",
      ])
    #expect(flow.mistakes == [])
  }

  @Test func `launches that grant the same say so once, unless a condition or command is between`()
  {
    let launch = "- launchApp"
    func lines(_ between: String) -> [String] {
      Flow("appId: x\n---\n\(launch)\n\(between)- launchApp").test.filter {
        $0.contains("permission")
      }
    }
    #expect(lines("- back\n") == ["@permission all granted"])
    let again = ["@permission all granted", "permission all granted"]
    #expect(lines("- runFlow: other.yaml\n") == again)
    #expect(lines("- runFlow: {when: {visible: A}, commands: [{back: }]}\n") == again)
    #expect(
      lines("- setPermissions: {permissions: {camera: deny}}\n")
        == ["@permission all granted", "permission camera denied", "permission all granted"])
  }

  @Test func `MAESTRO_FILENAME is the name of the file`() {
    #expect(
      Flow("appId: x\n---\n- tapOn: ${MAESTRO_FILENAME}").test == [
        "@set MAESTRO_FILENAME=flow", "touch \"${MAESTRO_FILENAME}\" within 7s",
      ])
    #expect(!Flow("appId: x\n---\n- back").test.joined().contains("MAESTRO"))
  }

  @Test func `a flow that another one runs has neither title nor tags, and launches the app`() {
    let flow = Flow("appId: x\nname: A\ntags: t\n---\n- launchApp: {clearState: true}\n- back")
    #expect(
      flow.lines.filter { $0.use != .onlyTest }.map(\.text) == [
        "permission all granted", "relaunch --afresh", "back",
      ])
    #expect(flow.test == ["@tags t", "@permission all granted", "== A", "back"])
  }

  @Test func `a flow that only launches the app is a test`() {
    #expect(Flow(commands: "- launchApp").steps == ["wait 0"])
    #expect(Flow(commands: "- launchApp\n- hideKeyboard").steps.last == "wait 0")
  }

  @Test func `after onFlowStart, the first launch is a step`() {
    let flow = Flow("appId: x\nonFlowStart: [back]\n---\n- launchApp: {clearState: true}\n")
    #expect(
      flow.test == [
        "setup", "  back", "end", "permission all granted", "relaunch --afresh",
      ])
  }

  @Test func `permissions that flowsh doesn't have are left alone`() {
    let flow = Flow(
      commands: "- back\n- setPermissions: {permissions: {bluetooth: deny, android.x.Y: allow}}")
    #expect(flow.mistakes == [])
    #expect(flow.steps == ["back"])
  }

  @Test func `a later launch has its own permissions and arguments`() {
    let flow = Flow(
      commands: """
        - back
        - launchApp:
            permissions: {all: deny, camera: allow}
            arguments: {mode: test, -count: 3}
        """)
    #expect(
      flow.steps == [
        "back", "permission all denied", "permission camera granted",
        "relaunch --argument \"mode=test\" --argument \"count=3\"",
      ])
  }

  @Test func `random input is the same in each run, and another one in each line`() {
    let commands = "- inputRandomEmail\n- inputRandomEmail\n- inputRandomNumber: {length: 3}"
    let steps = Flow(commands: commands).steps
    #expect(steps == Flow(commands: commands).steps)
    #expect(steps[0] != steps[1])
    #expect(steps[0].contains(/^type --here "[a-z]{10}@example.com"$/))
    #expect(steps[2].contains(/^type --here [1-9][0-9]{2}$/))
  }
}
