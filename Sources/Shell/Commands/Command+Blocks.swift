import Script

extension Command {
  /// Lines that are no commands but stand in the table for help and completion: a button of the same
  /// name is reached by `tap`.
  static let each = block(
    "each", "NAME... in FILE.csv | NAME... in (VALUE...)",
    "Run the lines up to end, once for each row",
    [
      "${NAME} is the value of the row. Of a file with the names in its first row those columns are",
      "taken, else the columns in their order. Several names take several values a row.",
    ])
  static let setup = block("setup", "", "Steps before each case of a script, up to end")
  static let teardown = block(
    "teardown", "", "Steps after each case of a script, up to end",
    ["They run also where the case has failed."])
  static let end = block("end", "", "End the block that each, setup or teardown began")

  private static func block(
    _ name: String, _ arguments: String, _ summary: String, _ details: [String] = []
  ) -> Command {
    Command(name, .walkthrough, arguments: arguments, summary: summary, details: details) {
      invocation throws(CommandError) in
      throw arguments.isEmpty && !invocation.words.isEmpty
        ? invocation.misuse("takes no arguments") : .script(.ownLine(name))
    }
  }
}
