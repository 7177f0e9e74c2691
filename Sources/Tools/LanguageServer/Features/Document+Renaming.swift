import JSONRPC
import Script

extension Document {
  private func variable(at position: Position) -> VariablePlace? {
    let (line, byte) = place(of: position)
    return variables.first { $0.line == line && $0.bytes.touches(byte) }
  }

  /// Returns the variable at a place; `nil` if there is none.
  func renameTarget(at position: Position) -> RenameTarget? {
    variable(at: position).map {
      RenameTarget(range: range(line: $0.line, bytes: $0.bytes), placeholder: $0.name)
    }
  }

  /// Returns the edits that rename the variable at a place.
  ///
  /// - Throws: An error for the client if there is no variable, or the name is invalid or taken.
  func renaming(at position: Position, to name: String) throws -> WorkspaceEdit {
    guard let variable = variable(at: position) else {
      throw RPCError.invalidParameters("position: there is no variable")
    }
    guard Expansion.isName(name) else {
      throw RPCError.invalidParameters(
        "newName: a name is a letter or _, followed by letters, digits, _ and -")
    }
    let all = variables
    guard name == variable.name || !all.contains(where: { $0.name == name }) else {
      throw RPCError.invalidParameters("newName: there is a variable \"\(name)\" already")
    }
    let edits = all.filter { $0.name == variable.name }.map {
      TextEdit(range: range(line: $0.line, bytes: $0.bytes), newText: name)
    }
    return WorkspaceEdit(changes: [uri: edits])
  }
}
