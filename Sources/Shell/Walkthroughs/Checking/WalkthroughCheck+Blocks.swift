import Script
import Shell

/// The first lines of blocks.
extension WalkthroughCheck {
  /// Checks the first line of a `repeat`, an `if` or a `while`.
  func checkHeader(
    of block: Block, at location: SourceLocation, _ chain: [String], _ variables: [String: String]
  ) {
    do throws(ScriptMistake) {
      _ = try block.rows(in: location.file, files) { text, style throws(ScriptMistake) in
        try variableUse.expand(text, style, variables)
      }
      guard block.kind.hasCondition else { return }
      _ = check(
        try block.condition().line, at: location, chain, variables, isHeader: true)
    } catch {
      report(.script(error), location)
    }
  }

  /// Returns the variables for a loop's steps, with the values from the first row.
  ///
  /// If the row can't be read, the variables have placeholder values.
  func row(
    of block: Block, at location: SourceLocation, _ variables: [String: String]
  ) -> [String: String] {
    var row = variables
    do throws(ScriptMistake) {
      let header = try block.eachHeader { text, style throws(ScriptMistake) in
        try variableUse.expand(text, style, variables)
      }
      for name in header.names { row[name] = "x" }
      let marking = { (text: String, style: Expansion.Style) throws(ScriptMistake) in
        try self.variableUse.expand(text, style, variables, marksSecrets: true)
      }
      if case .file(let path) = try block.eachHeader(marking).values,
        VariableUse.isSecret(in: path)
      {
        throw ScriptMistake.secretInPath
      }
      if let file = header.file(in: location.file), try !files.readAhead(file) { return row }
      let rows = try block.rows(in: location.file, files, marking)
      guard let first = rows.values.first else {
        warn(
          .script(.badHeader(.each, problem: "there are no rows, so its steps never run")), location
        )
        return row
      }
      for (name, value) in zip(header.names, first) { row[name] = value }
    } catch {
      report(.script(error), location)
    }
    return row
  }
}
