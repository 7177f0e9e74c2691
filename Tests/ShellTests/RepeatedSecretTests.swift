import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct RepeatedSecretTests {
  @Test(
    arguments: [
      "leaks repeat 2 \"type Password yab\"", "leaks repeat 2 type Password yab",
      "leaks repeat 2 \"login fred yab; ok\"", "leaks repeat 2 \"login; type Password yab\"",
      "! leaks repeat 2 \"type Password yab; login fred\"",
      "? leaks repeat 2 \"logn fred 'yab'; nonsense\"", "leaks repeat two \"login fred yab\"",
      "leaks repeat 2 \"expect field Password yab\"", "leaks repeat 2 \"type Password 'yab\"",
      "leaks repeat 2 leaks repeat 2 \"type Password yab\"", "leaks repeat \"login fred yab\"",
      "leaks repeat type Password yab", "leaks repeat \"type Password yab\" 2",
    ], [ShellOptions.Format.text, .json])
  func `the line of leaks repeat has stars if it may type a secret`(
    line: String, format: ShellOptions.Format
  ) async throws {
    // So short a secret is hidden only where it is typed.
    var options = ShellOptions()
    options.echoes = true
    options.format = format
    options.keepsGoing = true
    options.findsLeaks = true
    for way in [["login"], []] {
      // On another screen, only the line of "leaks repeat" is hidden, not the commands in it.
      guard !way.isEmpty || line.contains("\"login") else { continue }
      let recording = try RecordingFile()
      let walker = await Walker.on(options: options)
      var steps: [WalkedStep] = []
      if format == .json { walker.onStep = { steps.append($0) } }
      await walker.run("record \(recording.path)")
      for line in way { await walker.run(line) }
      #expect(await walker.run(line).carriesSecret)
      for line in ["history", "actions", "why", "record stop"] { await walker.run(line) }
      var seen = walker.printed + walker.complaints.joined(separator: "\n")
      for step in steps { seen += step.command + (step.reason ?? "") + step.output }
      seen += try recording.text()
      #expect(seen.contains("leaks repeat "))
      #expect(!seen.contains("yab"), "\(way): \(seen)")
    }
    let plain = await Walker.on(options: options, after: "login")
    await plain.run("leaks repeat 2 \"login; tap OK; type Username\"")
    #expect(plain.printed.contains("login; tap OK; type Username"))
  }
}
