import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of the messages for mistakes in a walkthrough.
@Suite(.serialized, .exclusive) struct `The mistakes that a check finds` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private nonisolated static let mistakes: [(String, [String])] = [
    (
      "@ap contacts\n",
      [
        "a.walk:1: no setting \"@ap\"; the settings are @app, @tags, @size, @set, @secret, @fill, @data, @network, @permission, @location, @argument, @language, @region, @transitions, @skip, @known, @timeout, @clock, @now; did you mean \"@app\"?"
      ]
    ),
    (
      "# below\n@app contact\n",
      ["a.walk:2: no app \"contact\"; the only app is contacts; did you mean \"contacts\"?"]
    ),
    (
      "@language German\n@region austria\n@language xx-YY\nback\n",
      [
        "a.walk:1: @language can't be \"German\"; use the code of a language, such as de or pt-BR; did you mean de?",
        "a.walk:2: @region can't be \"austria\"; use the code of a region, such as DE; did you mean AT?",
        "a.walk:3: @language can't be \"xx-YY\"; use the code of a language, such as de or pt-BR",
      ]
    ),
    (
      "@language jp\n@language Deutsch\n@language de-de-de\n@region EU\n@region Deutschland\n"
        + "@language de,en\nback\n",
      [
        "a.walk:1: @language can't be \"jp\"; use the code of a language, such as de or pt-BR; did you mean ja?",
        "a.walk:2: @language can't be \"Deutsch\"; use the code of a language, such as de or pt-BR; did you mean de?",
        "a.walk:3: @language can't be \"de-de-de\"; use the code of a language, such as de or pt-BR; did you mean de-DE?",
        "a.walk:4: @region can't be \"EU\"; use the code of a region, such as DE",
        "a.walk:5: @region can't be \"Deutschland\"; use the code of a region, such as DE; did you mean DE?",
        "a.walk:6: @language takes one language; test with --language de,en runs the cases in each",
      ]
    ),
    ("back\n@size regular\n", ["a.walk:2: @size must come before the first step; move it up"]),
    (
      "== one\n@set a=b\n@timeout 0s\nback\n@skip\n",
      [
        "a.walk:2: @set applies to the whole file; move it above the first title, because a case can only have @tags, @size, @network, @permission, @location, @argument, @language, @region, @transitions, @skip, @known, @timeout, @clock, @now",
        "a.walk:3: @timeout needs a number of seconds, as in @timeout 5s",
        "a.walk:5: @skip must come before the first step; move it up",
      ]
    ),
    ("@set who=x\nselect ${whom}\n", ["a.walk:2: no variable ${whom}; did you mean ${who}?"]),
    (
      "help leaks r\nhelp l r\nhelp select\nhelp expect stak\n",
      [
        "a.walk:1: help: no help on \"r\" of \"leaks\"; usage: help [COMMAND | SUBJECT]",
        "a.walk:4: help: no help on \"stak\" of \"expect\"; did you mean \"stack\"?; usage: help [COMMAND | SUBJECT]",
      ]
    ),
    (
      "help all x\nhelp keys x\nhelp @nope\nhelp @app x\nhelp ! x\nhelp Look y\nhelp fill in\n"
        + "help Fill It\nhelp all\nhelp x all\nhelp \"all x\"\nhelp @app\n",
      // After other subjects, the words may be the title of a button.
      [(3, ""), (4, "x")].map { line, word in
        "a.walk:\(line): "
          + (word.isEmpty
            ? "no setting \"@nope\"; the settings are @app, @tags, @size, @set, @secret, @fill, @data, @network, @permission, @location, @argument, @language, @region, @transitions, @skip, @known, @timeout, @clock, @now"
            : "help: unexpected argument \"\(word)\"; usage: help [COMMAND | SUBJECT]")
      }
    ),
    (
      "expect raw Fred\n",
      [
        "a.walk:1: expect: unknown subject \"raw\"; did you mean \"row\"?; usage: expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]"
      ]
    ),
    (
      "expect count many rows\nback\n! expect size big",
      [
        "a.walk:1: expect: \"count\" needs a number and a kind of element, as in \"count 4 rows\"; usage: expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]"
      ]
    ),
    (
      "expect row Fred wihin 2s\nexpect no row Fred within 2 s\nexpect row \"x wihin\" 2s\n"
        + "expect row Room with 2\nexpect row x \"wihin\" 2s\n",
      [
        "a.walk:1: expect: unexpected \"wihin\" before \"2s\"; quote the word if it is part of a name; did you mean \"within\"?; usage: expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
        "a.walk:2: expect: \"within\" needs a number of seconds and no space before the unit, as in \"within 2s\"; quote the word if it is part of a name; usage: expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
      ]
    ),
    (
      "expect count 4 rowz\nexpect count rows 4\n",
      [
        "a.walk:1: expect: no kind of element \"rowz\"; did you mean \"rows\"?; usage: expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
        "a.walk:2: expect: \"count\" needs a number and a kind of element, as in \"count 4 rows\"; usage: expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
      ]
    ),
    (
      "expect count -1 rows\n",
      [
        "a.walk:1: expect: \"count\" needs a number of at least 0, not \"-1\"; usage: expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]"
      ]
    ),
    (
      "@tags smoke,slow\n== one @Smoke,slow\nback\n",
      [
        "a.walk:1: the tag \"smoke,slow\" contains a comma; separate tags with spaces",
        "a.walk:2: the tag \"Smoke,slow\" contains a comma; separate tags with spaces",
      ]
    ),
    (
      "== one @smoke two\nback\n== mail @ a@b.c\nback\n",
      [
        "a.walk:1: @smoke is inside the title, so it is not a tag; move it to the end, or write \\@ for an @ that is part of the title"
      ]
    ),
    ("size\n", ["a.walk:1: size: needs a size; usage: size compact | regular"]),
    (
      "size big\nwait soon; page up\n",
      [
        "a.walk:1: size can't be \"big\"; use one of compact, regular",
        "a.walk:2: wait: \"soon\" is not a valid number of seconds; use 0 to 86,400; usage: wait SECONDS",
        "a.walk:2: page can't be \"up\"; use one of next, previous",
      ]
    ),
    (
      "select 'Fred\n",
      ["a.walk:1: the quote ' at byte 8 is not closed; close it, or put a backslash before it"]
    ),
    (
      "each x in (1 2)\nselect ${x}\n",
      ["a.walk:1: \"each\" has no \"end\"; add it after the steps"]
    ),
    ("setup\nback\n", ["a.walk:1: \"setup\" has no \"end\"; add it after the steps"]),
    (
      "back\nsetup\nend\n",
      ["a.walk:2: \"setup\" must come before the first step and outside other blocks; move it up"]
    ),
    ("end\n", ["a.walk:1: \"end\" has no block to end, such as an \"each\" above it"]),
    (
      "each x in no.csv\nnote ${x}\nend\n",
      ["a.walk:1: can't read no.csv: No such file or directory"]
    ),
    ("source no.walk\n", ["a.walk:1: can't read no.walk: No such file or directory"]),
    (
      "source a.walk\n",
      ["a.walk:1: a script sources itself: a.walk → a.walk; remove one of these \"source\" lines"]
    ),
    (
      "source b.walk x\n",
      [
        "a.walk:1: source: \"x\" is not NAME=VALUE; quote a path that has spaces; usage: source FILE [NAME=VALUE]..."
      ]
    ),
    (
      "source part.steps\n",
      [
        "part.steps:1: no variable ${who}; define it with @set, @secret, \"each\", an argument of \"source\", \"env\" in a flow, or --set who=…, or write ${who:-…} for a default"
      ]
    ),
    (
      "| x\nback\n| (( (re)\nsource part.steps who=x\n| x",
      [
        "a.walk:1: a | line must come directly below the command that prints it",
        "a.walk:5: a | line must come directly below the command that prints it",
      ]
    ),
    (
      "back\nend\nback\n== \n",
      [
        "a.walk:2: \"end\" has no block to end, such as an \"each\" above it",
        "a.walk:4: \"==\" needs a title",
      ]
    ),
    (
      "@set who=Fred\n== see ${who}\nback\n== see ${whom}\n",
      ["a.walk:4: no variable ${whom}; did you mean ${who}?"]
    ),
    ("note a\nnote \0", ["a.walk:2: NUL character at byte 6; save the script as UTF-8"]),
  ]

  @Test(arguments: mistakes)
  func `a mistake is found before anything runs`(text: String, expected: [String]) throws {
    try folder.write("a.walk", text)
    try folder.write("part.steps", "select ${who}\n")
    let found = folder.mistakes().filter { !$0.contains("regular expression") }
    #expect(found == expected)
    #expect(
      folder.check().status
        == (text.contains("\0") || text.contains("no.") || text.contains("a.walk")
          ? .badInput : .usage))
  }
}
