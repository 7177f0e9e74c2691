extension HelpTopic {
  /// The topics that aren't about a kind of line or a command.
  static let general = [row, label, patterns, coverage, time, maestro]

  /// The forms in which commands accept a row.
  static let row = HelpTopic(
    "row", syntax: "ROW",
    lines: [
      "The label of a row, or its number. In a test, the label must be whole; elsewhere, a beginning",
      "or a part that only one row has is enough. Case doesn't matter.",
      "With several panes, PANE: ROW names the pane as well, by its title, primary or secondary, and",
      "2.1 is the first row of the second pane. See also \"help select\" and \"help expect row\".",
    ],
    examples: [
      Example("select Fred", "tap a row by its label", app: "contacts"),
      Example("select 2", "tap the second row", app: "contacts"),
    ])

  /// The forms in which commands accept the label of any element.
  static let label = HelpTopic(
    "label", syntax: "LABEL",
    lines: [
      "The label of a button, field, switch or control, or its number among those. In a test, the label",
      "must be whole; elsewhere, a beginning or a part that only one has is enough.",
      "ROW: LABEL is a control in a row, such as \"tap Fred: Follow\"; \"tap 2: Follow\" is that of the",
      "second row. #NAME is the element with this accessibility identifier, such as #loginButton.",
      "With several panes, PANE: LABEL names the pane as well.",
    ],
    examples: [
      Example("tap Fred: Follow", "tap the button in Fred's row", app: nil),
      Example("tap #loginButton", "tap the button with this identifier", app: nil),
    ])

  /// Regular expressions in place of texts.
  static let patterns = HelpTopic(
    "patterns", syntax: "/REGEX/",
    lines: [
      "A regular expression in place of a text in \"expect\", \"if\", \"while\" and \"touch\".",
      "It is for the whole label or value; after \"text\", \"alert\" and \"output\", for a part. Without",
      "quotes, it is taken as it is written, including backslashes. A backslash before the first slash",
      "makes it plain text. For patterns in the lines that a command prints, see \"help |\".",
    ],
    examples: [
      Example("expect row /Silk .*/", "check that a row begins so"),
      Example("expect text /\\$\\d+\\.\\d\\d/", "check that there is a price"),
    ])

  /// Flows of another program.
  static let maestro = HelpTopic(
    "maestro", syntax: "flowsh test FLOW.yaml | FOLDER",
    lines: [
      "Maestro flows run as walkthroughs: \"flowsh test\", \"check\" and \"run\" read them.",
      "\"flowsh convert FLOW.yaml\" prints the walkthrough. What flowsh can't do is a mistake with file and",
      "line, before anything runs. The program of an app of yours runs the converted walkthroughs.",
    ])

  /// The coverage of the moves on the app's map by walkthroughs.
  static let coverage = HelpTopic(
    "coverage", syntax: "flowsh test --coverage",
    lines: [
      "Explores the apps, runs the cases, and says which moves of each app's map they take. A move leads",
      "from screen to screen by a kind of action, such as a button or a row. Ways back, tab switches and",
      "moves on the same screen are only counted.",
      "--require-coverage 90 fails if fewer than 90 % of the moves onward to another screen are taken, of",
      "all apps together, also with \"flowsh merge\" for the shards of a run.",
      "\"flowsh explore --coverage PATH --html map.html\" draws it, and with --write FOLDER writes a",
      "walkthrough for each move that is missing. See also \"help map\" and \"help explore\".",
    ])

  /// The app's time.
  static let time = HelpTopic(
    "time", syntax: "wait SECONDS or within SECONDS",
    lines: [
      "In a test, the app's time is virtual: it moves only in \"wait 3s\" and \"expect … within 10s\", which take",
      "no time, and timers, tasks and dates follow it. At the prompt, it is real unless \"set clock virtual\".",
      "@now begins a case on a date, @clock real makes its time real, and @transitions timed lets transitions",
      "take theirs. See also \"help wait\" and \"help expect\".",
    ],
    examples: [Example("wait 3s", "let three seconds pass")])
}
