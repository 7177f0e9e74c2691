import Shell
import Walkthroughs

/// The manual page of the language of scripts, `flowsh-walk.5`.
enum WalkPage {
  static var text: String {
    let table = CommandTable.withWalkthroughs
    var page = Manpage("flowsh-walk", section: 5, description: "language of flowsh's scripts")
    page.section("DESCRIPTION")
    page.prose(
      """
      A script is a text file with a command on each line. The prompt of flowsh takes the same \
      lines. A file whose name ends in .walk is a walkthrough, which "flowsh test" runs as a test.
      """)
    page.paragraph(
      """
      Spaces separate words. Quotes keep several words together, and a backslash makes the next \
      character literal. A button of the screen is a command too, by its title in lowercase letters \
      and digits: the button Log In is login, and "login fred yabba" first fills in the fields.
      """)
    page.section("SHORT NAMES AND TITLES")
    page.prose(
      """
      The beginning of a command's name or of a button's verb is enough if nothing else begins with \
      it: sel is select. It takes at least three letters to press a button. The names note, alias, \
      end and those of blocks can't be shortened.
      """)
    page.paragraph(
      """
      A button's title may also be typed as it stands, as in All Products or "All Products". exit \
      and q are other names of quit, and ? on a line of its own is help.
      """)
    page.paragraph(
      """
      A walkthrough that "flowsh test" runs takes whole names only, of commands, buttons, rows and \
      fields, so that it doesn't change its meaning when the app gets another button.
      """)
    page.section("SCRIPT LINES")
    write(table.lineTopics.filter { !$0.name.hasPrefix("@") }, to: &page)
    page.section("SETTINGS")
    page.prose("A setting applies to the whole script, and stands before the first step.")
    write(table.lineTopics.filter { $0.name.hasPrefix("@") }, to: &page)
    page.section("COMMANDS")
    for group in Command.Group.allCases {
      page.subsection(group.rawValue)
      for command in table.commands where command.group == group {
        write(command, table, to: &page)
      }
    }
    page.section("SEE ALSO")
    page.references([("flowsh", 1)])
    return page.text
  }

  private static func write(_ command: Command, _ table: CommandTable, to page: inout Manpage) {
    let call = [command.name, command.arguments].filter { !$0.isEmpty }.joined(separator: " ")
    let restriction = command.isOnlyForPrompt ? " No script may use it." : ""
    let topics = command.topics()
    // The topics say it in full.
    let details = topics.isEmpty ? command.details : []
    let text = details.prefix { !isOfTable($0) }
    page.list([(call, ([command.summary + "." + restriction] + text).joined(separator: " "))])
    write(details.dropFirst(text.count), to: &page)
    if !topics.isEmpty { write(topics, to: &page) }
    let examples = table.examples(of: command)
    if !examples.isEmpty { page.literal(examples.flatMap(lines)) }
  }

  private static func write(_ topics: [HelpTopic], to page: inout Manpage) {
    page.list(
      topics.map { topic in
        let lines = topic.lines.filter { $0 != HelpTopic.settingsScope }
        return (topic.syntax, lines.joined(separator: " "))
      })
  }

  /// Writes lines of help as paragraphs, except for tables.
  private static func write(_ details: ArraySlice<String>, to page: inout Manpage) {
    var rest = details
    while let first = rest.first {
      let part = rest.prefix { isOfTable($0) == isOfTable(first) }
      rest = rest.dropFirst(part.count)
      if isOfTable(first) {
        page.literal(Array(part))
      } else {
        page.paragraph(part.joined(separator: " "))
      }
    }
  }

  /// Returns whether a line belongs to a table, which is indented or has columns.
  private static func isOfTable(_ line: String) -> Bool { line.contains("  ") }

  private static func lines(of example: Example) -> [String] {
    ["# " + example.meaning] + example.text.split(separator: "\n").map(String.init)
  }
}
