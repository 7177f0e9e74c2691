/// The commands of Maestro's documentation.
enum FlowCommand: String, CaseIterable {
  case launchApp, stopApp, killApp, clearState, clearKeychain, setPermissions, openLink
  case setLocation, travel, setOrientation
  case tapOn, doubleTapOn, longPressOn, back, pressKey, scroll, scrollUntilVisible, swipe
  case assertVisible, assertNotVisible, assertTrue, extendedWaitUntil, waitForAnimationToEnd
  case takeScreenshot
  case inputText, eraseText, setClipboard, pasteText, hideKeyboard
  case inputRandomEmail, inputRandomPersonName, inputRandomNumber, inputRandomText
  case inputRandomCityName, inputRandomCountryName, inputRandomColorName
  case runFlow, `repeat`, retry
  case setAirplaneMode, toggleAirplaneMode, startRecording, stopRecording
  case evalScript, runScript, copyTextFrom, assertWithAI, assertNoDefectsWithAI, extractTextWithAI
  case assertScreenshot, addMedia

  /// The reason why the command does nothing here; `nil` if it does something.
  var reasonOfNoEffect: String? {
    switch self {
    case .setAirplaneMode, .toggleAirplaneMode: "it has no effect on iOS"
    case .startRecording, .stopRecording: "reports have a picture of each step"
    case .hideKeyboard: "no keyboard covers the screen here"
    default: nil
    }
  }

  /// What to do instead of a command that flowsh doesn't have; `nil` if it has it.
  var replacement: String? {
    switch self {
    case .evalScript, .runScript:
      "flowsh runs no JavaScript; put values into \"env\", or pass them with --set"
    case .copyTextFrom, .assertWithAI, .assertNoDefectsWithAI, .extractTextWithAI:
      "assert the text that you expect, by assertVisible"
    case .assertScreenshot: "flowsh has no pixels; assert what must be visible, by assertVisible"
    case .addMedia: "let the app show photos of its own"
    default: nil
    }
  }
}

extension FlowTranslation {
  /// Adds lines for a command.
  ///
  /// - Throws: A mistake if a walkthrough can't say it.
  mutating func translate(
    _ command: FlowCommand, _ arguments: FlowArguments
  ) throws(FlowMistake) {
    if let advice = command.replacement {
      throw arguments.mistake("isn't supported; \(advice)")
    }
    if let reason = command.reasonOfNoEffect {
      return emit("# \(arguments.command): \(reason)", at: arguments.line)
    }
    switch command {
    case .launchApp: try launchApp(arguments)
    case .stopApp, .killApp: try stopApp(arguments)
    case .clearState: try clearState(arguments)
    case .clearKeychain: try clearKeychain(arguments)
    case .setPermissions: try setPermissions(arguments)
    case .openLink: try openLink(arguments)
    case .setLocation: try setLocation(arguments)
    case .travel: try travel(arguments)
    case .setOrientation: try setOrientation(arguments)
    case .tapOn: try tapOn(arguments)
    case .doubleTapOn: try tapOn(arguments, times: 2)
    case .longPressOn: try longPressOn(arguments)
    case .back: try plain("back", arguments)
    case .pressKey: try pressKey(arguments)
    case .scroll: try plain("? scroll", arguments)
    case .scrollUntilVisible: try scrollUntilVisible(arguments)
    case .swipe: try swipe(arguments)
    case .assertVisible: try assertVisible(arguments, isVisible: true)
    case .assertNotVisible: try assertVisible(arguments, isVisible: false)
    case .assertTrue: try assertTrue(arguments)
    case .extendedWaitUntil: try extendedWaitUntil(arguments)
    // Transitions have ended; work that is due is done.
    case .waitForAnimationToEnd: try plain("wait 0", arguments, ["timeout"])
    case .takeScreenshot: try takeScreenshot(arguments)
    case .inputText: try inputText(arguments)
    case .eraseText: try eraseText(arguments)
    case .setClipboard: try setClipboard(arguments)
    case .pasteText: try pasteText(arguments)
    case .inputRandomEmail: try inputRandom(.email, arguments)
    case .inputRandomPersonName: try inputRandom(.name, arguments)
    case .inputRandomNumber: try inputRandom(.number, arguments)
    case .inputRandomText: try inputRandom(.text, arguments)
    case .inputRandomCityName: try inputRandom(.city, arguments)
    case .inputRandomCountryName: try inputRandom(.country, arguments)
    case .inputRandomColorName: try inputRandom(.color, arguments)
    case .runFlow: try runFlow(arguments)
    case .repeat: try self.repeat(arguments)
    case .retry: try retry(arguments)
    case .hideKeyboard, .setAirplaneMode, .toggleAirplaneMode, .startRecording, .stopRecording,
      .evalScript, .runScript, .copyTextFrom, .assertWithAI, .assertNoDefectsWithAI,
      .extractTextWithAI, .assertScreenshot, .addMedia:
      break
    }
  }

  /// Adds a line for a command whose arguments don't matter.
  private mutating func plain(
    _ text: String, _ arguments: FlowArguments, _ keys: [String] = []
  ) throws(FlowMistake) {
    try arguments.allow(keys)
    step(text, arguments)
  }
}
