import Foundation
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of slips that would let a check pass, or a case do nothing, without a word.
@Suite(.serialized, .exclusive) struct `Slips that would go unnoticed` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func mistakes(_ text: String) throws -> [String] {
    try folder.write("a.walk", text)
    let check = WalkthroughCheck(AppCatalog([.contacts]))
    check.check(WalkthroughFile.read(folder.file("a.walk")))
    return check.mistakes.map { folder.relative($0.line) }
  }

  private func hints(_ text: String) throws -> [String] {
    try folder.write("a.walk", text)
    return WalkthroughHints([WalkthroughFile.read(folder.file("a.walk"))]).warnings
      .map { folder.relative($0.line) }
  }

  @Test(arguments: [
    ("expect no modal witin 2s", "expect no modal within 2s"),
    ("expect modal withing 2s", "expect modal within 2s"),
    ("expect no modal within2s", "expect no modal within 2s"),
    ("expect no modal 2s", "expect no modal within 2s"),
    ("expect no leaks withn 2s", "expect no leaks within 2s"),
    ("expect no modal witin 2", "expect no modal within 2"),
    ("expect no row x whithin 0.5", "expect no row x within 0.5"),
    ("touch Fred witin 2s", "touch Fred within 2s"),
    ("touch Fred --index 1 within2s", "touch Fred --index 1 within 2s"),
  ])
  func `a misspelled time limit is a mistake after any subject, and --fix corrects it`(
    line: String, fixed: String
  ) throws {
    let mistakes = try mistakes(line + "\n")
    #expect(mistakes.count == 1 && mistakes[0].contains("did you mean \"within"), "\(mistakes)")
    let fix = try #require(WalkthroughFix(Array(line.utf8), path: "a.walk"))
    #expect(String(decoding: fix.bytes, as: UTF8.self) == fixed)
    #expect(try self.mistakes(fixed + "\n") == [])
  }

  @Test(arguments: [
    "while row Fred atmost 3", "while no row Fred at least 3", "while row Fred at mots 3",
    "while row Fred at most", "while row Fred at most 0", "while row Fred at most 3 within 2",
  ])
  func `a misspelled bound of rounds is a mistake`(line: String) throws {
    let mistakes = try mistakes("\(line)\nback\nend\n")
    let isLimit = line.hasSuffix("within 2")
    #expect(mistakes.count == (isLimit ? 0 : 1), "\(mistakes)")
    #expect(isLimit || mistakes[0].contains("\"at most\""), "\(mistakes)")
  }

  @Test func `--fix corrects a bound of rounds in one word, and a quoted one is part of a name`()
    throws
  {
    let text = "while row a atmost 3\nend\nwhile row a at least 3\nend\n"
    let fix = try #require(WalkthroughFix(Array(text.utf8), path: "a.walk"))
    #expect(
      String(decoding: fix.bytes, as: UTF8.self)
        == "while row a at most 3\nend\nwhile row a at least 3\nend\n")
    let names = "while row \"meet at most 3\"\nback\nend\nif row at most\nback\nend\n"
    #expect(try mistakes(names) == [])
  }

  @Test func `touch with an unfinished limit, and a condition with a message, are mistakes`() throws
  {
    let mistakes = try mistakes("touch Fred within\nif row Fred -- there\nback\nend\n")
    #expect(mistakes.count == 2, "\(mistakes)")
    #expect(mistakes[0].contains("touch: \"within\" needs a number of seconds"))
    #expect(mistakes[1].contains("if: takes no message after \" -- \""))
  }

  @Test func `a wrong option of a screen's command is a mistake; other words may be a button's`()
    throws
  {
    let text = """
      refresh --foo
      refresh --pull x
      submit --foo
      refresh x
      refresh "--foo"
      submit x --foo

      """
    #expect(
      try mistakes(text) == [
        "a.walk:1: refresh: unknown option \"--foo\"; usage: refresh [--pull]",
        "a.walk:2: refresh: takes no arguments; usage: refresh [--pull]",
        "a.walk:3: submit: unknown option \"--foo\"; usage: submit [FIELD] [--return]",
      ])
  }

  @Test(arguments: [
    "expect no leaks whithin 2 s", "expect no modal Within 2s", "expect leaks with in 2s",
    "expect no row Silk top with in 2s -- why", "expect no modal within 2s within 3s",
  ])
  func `a doubtful time limit is a mistake, too, but --fix leaves it alone`(line: String) throws {
    #expect(try mistakes(line + "\n").count == 1)
    #expect(WalkthroughFix(Array(line.utf8), path: "a.walk") == nil)
  }

  @Test func `a time limit directly after a subject that needs a name isn't corrected`() throws {
    #expect(WalkthroughFix(Array("expect screen within2s".utf8), path: "a.walk") == nil)
  }

  @Test(arguments: [
    "expect row x with 2s", "expect modal 2", "expect row Without 2", "expect row \"with\" in 2s",
    "expect text in 2s", "expect row a \"within\" 2s within 3s",
  ])
  func `words that are probably part of a name are no time limit`(line: String) throws {
    #expect(try mistakes(line + "\n") == [])
  }

  @Test(arguments: ["== buy @smoke, shop", "== buy @smoke: shop @b", "== (@smoke) buy"])
  func `a tag with punctuation inside a title is a mistake`(title: String) throws {
    let found = try mistakes("\(title)\nopen persons\n")
    #expect(found.isEmpty == title.contains("("), "\(found)")
  }

  @Test func `a case without a step, and a reference in another language's form, get a hint`()
    throws
  {
    #expect(
      try hints(
        """
        @set user=fred
        == nothing
        note only words
        == references
        login $user yabba
        note {{user}}
        select Fred # costs $user
        expect text '$user' -- {{user}}
        note $users $user
        each name in (a b)
          note $name $username \\$user ${user} $other
        end
        == skipped
        @skip "later"
        == output
        note x
        | x $user
        """) == [
          "a.walk:2: the case has no steps, so it only launches the app",
          "a.walk:5: $user isn't replaced by a value; write ${user}",
          "a.walk:6: {{user}} isn't replaced by a value; write ${user}",
          "a.walk:9: $user isn't replaced by a value; write ${user}",
          "a.walk:11: $name isn't replaced by a value; write ${name}",
          "a.walk:17: $user isn't replaced by a value; write ${user}",
        ])
    #expect(try hints("setup\n  expect screen Persons\nend\n== launches\n") == [])
  }

  @Test func `a pattern with a slip in its mark gets a hint`() throws {
    #expect(
      try hints("open persons\n| ...\n| Fred*(glob)\n| F.*(re)\n| x (glob)\n|...\n| (re)\n") == [
        "a.walk:2: \"| ...\" stands for a line of three dots; \"|...\" stands for any lines",
        "a.walk:3: the line isn't a pattern, because there is no space before (glob); add one",
        "a.walk:4: the line isn't a pattern, because there is no space before (re); add one",
      ])
  }

  @Test func `a case whose loop has no rows is skipped`() async throws {
    try folder.write("none.csv", "name\n")
    try folder.write("a.walk", "== each person\neach name in none.csv\n  select ${name}\nend\n")
    let files = ScriptFiles()
    let file = try #require(WalkthroughFile.read(folder.file("a.walk"), files).file)
    let tests = file.tests(files)
    #expect(tests.map(\.title) == ["each person"])
    let run = try CaseRun(file.cases[0], of: file, catalog: AppCatalog([.contacts]), files: files)
    guard case .skipped(reason: "there are no rows") = await run.run() else {
      Issue.record("the case wasn't skipped")
      return
    }
  }

  @Test func `a secret that is too short is a mistake before the run`() throws {
    setenv("FLOWSH_TEST_SHORT", "abc", 1)
    defer { unsetenv("FLOWSH_TEST_SHORT") }
    #expect(
      try mistakes("@secret p=env:FLOWSH_TEST_SHORT\nopen persons\n").first?
        .hasPrefix("a.walk:1: ") == true)
  }

  @Test func `a path that doesn't exist suggests the most similar one`() throws {
    try folder.write("walks.walk", "open persons\n")
    let path = folder.file("wlaks.walk")
    #expect(
      throws: CommandError.unreadable(
        path: path,
        reason: "No such file or directory; did you mean \(folder.file("walks.walk"))?")
    ) { try WalkthroughFolder(path) }
  }

  @Test func `a link that leads nowhere isn't suggested for itself`() throws {
    let path = folder.file("link.walk")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.file("nowhere.walk"))
    #expect(throws: CommandError.unreadable(path: path, reason: "No such file or directory")) {
      try WalkthroughFolder(path)
    }
  }

  @Test func `a language that isn't a list is a hint where a launch argument has it`() throws {
    #expect(
      try hints("@argument AppleLanguages=de\n@argument mode=de\nback\n") == [
        "a.walk:1: AppleLanguages has no effect, because \"de\" isn't a list; write @argument"
          + " AppleLanguages=\"(de)\", or @language de"
      ])
    #expect(try hints("@argument AppleLanguages=\"(de, en)\"\n@language en-GB\nback\n") == [])
  }

  @Test func `a language is a hint where the app has no bundle with localizations`() throws {
    #expect(
      try hints("@language de\nback\n") == [
        "a.walk:1: the app has no localization for de, so it runs in its development language;"
          + " it has en"
      ])
  }
}
