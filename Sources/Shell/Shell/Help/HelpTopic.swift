/// A subject of `help` that isn't a command: a kind of script line, what a command's argument can
/// be, or the prompt's keys.
package struct HelpTopic {
  /// The word that names the topic.
  package let name: String
  /// The syntax.
  package let syntax: String
  /// The description, as complete lines.
  package let lines: [String]
  /// Examples of the syntax.
  package let examples: [Example]

  /// The beginning of the syntax, without what can be omitted.
  var shortSyntax: String {
    String(
      syntax[
        ..<(syntax.firstRange(of: " or ") ?? syntax.firstRange(of: " [") ?? syntax
          .endIndex..<syntax.endIndex).lowerBound])
  }

  /// The beginning of the description, up to the first clause's end.
  var summary: String { String(lines.first?.prefix { $0 != "." && $0 != ";" } ?? "") }

  package init(
    _ name: String, syntax: String, lines: [String], examples: [Example] = []
  ) {
    self.name = name
    self.syntax = syntax
    self.lines = lines
    self.examples = examples
  }
}

extension CommandTable {
  /// The topics of the kinds of script lines, in the order in which help lists them.
  package var lineTopics: [HelpTopic] { HelpTopic.marks + lines.flatMap { $0.topics() } }
}

extension HelpTopic {
  /// The marks of script lines, in the order in which help lists them.
  static var marks: [HelpTopic] {
    [
      HelpTopic(
        "!", syntax: "! COMMAND",
        lines: [
          "The command must be refused, without any effect. The step fails if the command "
            + "succeeds.",
          "At the prompt, without the blank, !N runs line N of the history again, !! the last line,",
          "and !TEXT the last line that begins with TEXT.",
        ],
        examples: [Example("! select Nobody", "check that there is no such row")]),
      HelpTopic(
        "?", syntax: "? COMMAND",
        lines: ["The command may be refused, which doesn't end the script."],
        examples: [Example("? select Nobody", "continue, whether there is such a row or not")]),
      HelpTopic(
        "--", syntax: "COMMAND -- MESSAGE",
        lines: ["The message is shown if the command fails. It extends to the end of the line."],
        examples: [Example("expect row Silk top -- today's offer", "say what a failure means")]),
      HelpTopic(
        "|", syntax: "| TEXT",
        lines: [
          "A line that the command above prints, from its screen or list on. A step with such lines",
          "fails if it prints something else. A line that ends in \" (glob)\" may contain * and ?,",
          "and one that ends in \" (re)\" is a regular expression. |... alone matches any lines.",
        ],
        examples: [Example("open persons\n| Persons\n|...", "check the screen's first line")]),
      HelpTopic(
        "${}", syntax: "${NAME} or ${NAME:-WORDS}",
        lines: [
          "The value of a variable; if it has none, the words after :- or else an error. Values come",
          "from @set and @secret, from \"each\", and from the arguments of \"source\". A value stays",
          "one word. Nothing is replaced inside single quotes, and \\${ is a literal ${.",
        ],
        examples: [Example("select ${product:-Silk top}", "tap a row, by default this one")]),
      HelpTopic(
        ";", syntax: "COMMAND; COMMAND",
        lines: ["Separates commands on a line. Quote it to make it part of a word."],
        examples: [Example("open persons; select Fred", "run two commands")]),
      HelpTopic(
        "#", syntax: "# WORDS",
        lines: [
          "A comment, which extends to the end of the line. After a command, a blank must follow the #,",
          "because \"tap #loginButton\" names a button by its accessibility identifier.",
        ],
        examples: [Example("select Fred # the manager", "explain a command", app: "contacts")]),
    ]
  }

  /// The title of a case.
  static let title = HelpTopic(
    "==", syntax: "== TITLE [@TAG]...",
    lines: ["Begins a case: the app is launched again. Tags at the end of the title select cases."],
    examples: [Example("== buy a dress @smoke", "begin a case with a tag")])

  /// The last line of the help on each setting.
  package static let settingsScope =
    "It applies to the whole script, and stands before the first step."
  /// The last line of the help on each setting that a case can have.
  package static let caseSettingsScope =
    "Before the first title, it applies to the whole script; below a title, to that case."

  /// The settings of a script, in the order in which help lists them.
  static var settings: [HelpTopic] {
    let (ofFile, ofCase) = (settingsScope, caseSettingsScope)
    return [
      HelpTopic(
        "@app", syntax: "@app NAME",
        lines: ["The app to run. \"flowsh apps\" lists them.", ofFile],
        examples: [Example("@app contacts", "walk the smallest demo app")]),
      HelpTopic(
        "@tags", syntax: "@tags TAG...",
        lines: ["Tags of all cases, by which \"flowsh test --tag\" selects them.", ofCase],
        examples: [Example("@tags smoke slow", "give the cases two tags")]),
      HelpTopic(
        "@size", syntax: "@size compact | regular",
        lines: ["The width of the device: compact is a phone, regular a tablet.", ofCase],
        examples: [Example("@size regular", "walk the app as on a tablet")]),
      HelpTopic(
        "@set", syntax: "@set NAME=VALUE",
        lines: ["A variable, ${NAME}, that the script can use.", ofFile],
        examples: [Example("@set user=fred", "give ${user} a value")]),
      HelpTopic(
        "@secret", syntax: "@secret NAME=env:VARIABLE",
        lines: [
          "A variable, ${NAME}, whose value is in an environment variable. All output shows stars in",
          "place of the value, and so do recordings and reports.", ofFile,
        ],
        examples: [Example("@secret password=env:PASSWORD", "give ${password} a secret value")]),
      HelpTopic(
        "@fill", syntax: "@fill FIELD TEXT",
        lines: [
          "A text that is valid in a field. \"explore --from\" types it. For a secure field, the text",
          "is a variable of @secret.",
        ],
        examples: [Example("@fill Username fred", "try fred as a user's name")]),
      HelpTopic(
        "@data", syntax: "@data FILE",
        lines: [
          "A data file for the app to use instead of its own data. A relative path starts at the",
          "folder of the script.", ofFile,
        ],
        examples: [Example("@data store.json", "run the app with other data")]),
      HelpTopic(
        "@network", syntax: "@network FILE",
        lines: [
          "A JSON file with fixtures: answers to the app's requests. The first one that matches a request",
          "answers it, and those of a later file come first. Other requests are refused. Without this",
          "setting, \"flowsh test\" refuses all requests, and elsewhere the app has the real network.",
          "A relative path starts at the folder of the script.", ofCase,
        ],
        examples: [Example("@network weather.json", "let fixtures answer the app's requests")]),
      HelpTopic(
        "@permission", syntax: "@permission SERVICE DECISION",
        lines: [
          "What the user has decided about a service before the launch. Without it, the app asks in an",
          "alert, which \"tap\" answers. \"help permission\" lists the services and the decisions; \"all\" is",
          "each service that has the decision.",
          ofCase,
        ],
        examples: [Example("@permission location whenInUse", "let the app know where it is")]),
      HelpTopic(
        "@location", syntax: "@location LATITUDE,LONGITUDE",
        lines: ["The place of the device at the launch.", ofCase],
        examples: [Example("@location 48.137,11.575", "put the device in Munich")]),
      HelpTopic(
        "@argument", syntax: "@argument NAME=VALUE | WORD",
        lines: [
          "A launch argument: -NAME VALUE in a scheme of Xcode.",
          "The app finds it in UserDefaults and ProcessInfo. A word without \"=\" or after a hyphen, such",
          "as -UITesting, is only in ProcessInfo, as it stands. \"relaunch --argument NAME=VALUE\" gives",
          "others.",
          ofCase,
        ],
        examples: [Example("@argument mode=test", "launch the app with an argument")]),
      HelpTopic(
        "@language", syntax: "@language CODE | default",
        lines: [
          "The language of the device's user, such as de, pt-BR or zh-Hant.",
          "The app shows the texts and files of the localization that suits it, and writes numbers,",
          "dates and prices accordingly. Without it, and with default, the app runs in its",
          "development language.",
          ofCase,
        ],
        examples: [Example("@language de", "walk the app with German texts and formats")]),
      HelpTopic(
        "@region", syntax: "@region CODE | default",
        lines: [
          "The region of the device, such as DE or CH.",
          "Currencies, units, dates and the first day of the week depend on it. Without it, and with",
          "default, it is the one where most people speak the language.", ofCase,
        ],
        examples: [Example("@region CH", "show prices and dates as in Switzerland")]),
      HelpTopic(
        "@transitions", syntax: "@transitions instant | timed",
        lines: [
          "The time that animations take. A timed transition takes 0.35 seconds of the app's clock,",
          "during which the app's timers, tasks, and replies arrive: what comes in the middle of a",
          "push or a presentation shows. Without the setting, transitions take no time.", ofCase,
        ],
        examples: [Example("@transitions timed", "find what a reply breaks during a transition")]),
      HelpTopic(
        "@skip", syntax: "@skip \"REASON\"",
        lines: ["\"flowsh test\" skips the cases and reports the reason.", ofCase],
        examples: [Example("@skip \"waits for the new login\"", "skip the cases")]),
      HelpTopic(
        "@known", syntax: "@known BUG",
        lines: [
          "\"flowsh test\" expects the cases to fail, and lists them with the bug. A case that passes",
          "fails the run, so that the line is removed when the bug is mended.", ofCase,
        ],
        examples: [Example("@known BUG-12", "the cases fail until the bug is mended")]),
      HelpTopic(
        "@timeout", syntax: "@timeout SECONDS",
        lines: ["The time limit of each case in \"flowsh test\".", ofCase],
        examples: [Example("@timeout 5s", "end a case after 5 seconds")]),
      HelpTopic(
        "@clock", syntax: "@clock real | virtual",
        lines: [
          "The app's clock. A virtual clock stands still, except in \"wait\" and \"within\", which then",
          "take no time. \"flowsh test\" uses a virtual clock unless the script says otherwise.",
          ofCase,
        ],
        examples: [Example("@clock real", "let the app's timers take their time, also in a test")]),
      HelpTopic(
        "@now", syntax: "@now DATE",
        lines: [
          "The date at the launch, for a virtual clock.",
          "The forms are 2026-03-01, 2026-03-01T09:00Z, and 2026-03-01T09:00:00+01:00.", ofCase,
        ],
        examples: [Example("@now 2026-03-01T09:00Z", "launch the app on a morning in March")]),
    ]
  }

  /// Returns the topic of the prompt's keys.
  static func keys(_ keys: [KeyMeaning]) -> HelpTopic {
    let width = keys.map(\.keys.count).max() ?? 0
    return HelpTopic(
      "keys", syntax: "The keys of the prompt",
      lines: keys.isEmpty
        ? ["Keys edit a line at a terminal; enter \"help keys\" at the prompt there."]
        : keys.map { $0.keys.padded(to: width + 2) + $0.action } + [
          "~/.editrc changes keys; \"bind -v\" in it selects those of vi."
        ])
  }
}

/// A key of the prompt, or several with the same meaning, and what it does.
package nonisolated struct KeyMeaning: Sendable {
  /// The keys, such as `Ctrl-R` or `Ctrl-P, Up`.
  package let keys: String
  /// The action of the keys, without a period.
  package let action: String

  package init(keys: String, action: String) {
    self.keys = keys
    self.action = action
  }
}
