import Testing

/// What isn't supported, each with its line, and what to do instead.
struct FlowMistakeTests {
  @Test(arguments: [
    ("- tapOn: {point: \"50%,50%\"}", "tapOn: point isn't supported; flowsh has no pixels"),
    ("- tapOn: {text: A, traits: square}", "tapOn: traits isn't supported; name the element"),
    ("- tapOn: {txt: A}", "tapOn has no key \"txt\"; did you mean \"text\"?"),
    ("- tapOn", "tapOn needs the text of an element, not nothing"),
    ("- tapOm: A", "no command \"tapOm\"; did you mean \"tapOn\"?"),
    ("- wait: 3", "no command \"wait\""),
    ("- evalScript: ${output.a = 1}", "evalScript: isn't supported; flowsh runs no JavaScript"),
    ("- inputText: ${Math.random()}", "flowsh runs no JavaScript: ${Math.random()}"),
    ("- inputText: ${a", "missing } after ${"),
    ("- tapOn: A\n  optional: true", "\"optional\" stands beside the command \"tapOn\""),
    ("- launchApp: com.apple.mobilesafari", "launchApp: flowsh runs one app at a time"),
    ("- back\n- clearKeychain", "the keychain is emptied only together"),
    ("- pasteText", "pasteText: the clipboard isn't known here"),
    ("- pressKey: tab", "pressKey: no key \"tab\" on iOS"),
    ("- repeat: {commands: [back]}", "repeat: needs times or while"),
    ("- repeat: {times: x, commands: [back]}", "repeat: times is a number from 0"),
    ("- runFlow: {when: {visible: A}}", "runFlow: needs a file, or a list of commands"),
    ("- assertTrue: ${A == 1 || B == 2}", "\"or\" isn't possible in a condition"),
    ("- retry: {maxRetries: 9, commands: [back]}", "retry: maxRetries is a number from 0 to 3"),
    ("- [back]", "a command is needed here, not a list"),
    ("- launchApp: {clearState: maybe}", "launchApp: clearState is true or false, not maybe"),
    ("- launchApp: {stopApp: []}", "launchApp: stopApp is true or false, not a list"),
    (
      "- launchApp: {permissions: {camra: deny}}",
      "launchApp has no key \"camra\"; did you mean \"camera\"?"
    ),
    ("- runFlow: {optional: true, commands: [back]}", "runFlow: optional isn't supported"),
    ("- repeat: {times: 2, optional: true, commands: [back]}", "repeat: optional isn't"),
    ("- retry: {optional: true, file: a.yaml}", "retry: optional isn't supported"),
    ("- travel: {points: [north]}", "travel: a point is \"LATITUDE,LONGITUDE\", in degrees"),
    ("- travel: {speed: 3}", "travel: needs points"),
    ("- travel: {points: [\"1,1\"], speed: 0}", "travel: speed is a number of meters per second"),
    ("- setLocation: {latitude: 1}", "setLocation: needs latitude and longitude"),
  ])
  func `each is one line`(command: String, problem: String) {
    let flow = Flow(commands: "\n" + command)
    #expect(flow.mistakes.count == 1)
    let line = command.contains("\n") ? 5 : 4
    #expect(flow.mistakes.first?.hasPrefix("\(line): \(problem)") == true, "\(flow.mistakes)")
  }

  @Test func `all mistakes of a flow are found at once`() {
    let flow = Flow("url: https://x\nname: A\nfoo: 1\n---\n- wait\n- tapOn: {point: 1}\n- back")
    #expect(flow.mistakes.map { $0.prefix(2) } == ["1:", "3:", "5:", "6:"])
    #expect(flow.steps.last == "back")
  }
}
