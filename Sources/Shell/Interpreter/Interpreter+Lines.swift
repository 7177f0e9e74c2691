extension Interpreter {
  /// Takes the next line of a script, or of a prompt where it has no location.
  func take(_ text: String, _ location: SourceLocation?) {
    let kind = LineKind.of(text)
    if reading != nil { return read(text, kind, location) }
    if kind == .output { return takeOutputLine(text, location) }
    if kind == .nothing, location != nil { return }
    // What a person typed is done, though what came before was not as expected.
    guard settleStep() || location == nil else { return }
    switch kind {
    case .command:
      frames.append(.line(OpenLine(text: text, location: location)))
      if hasFixtures { beginCase() }
    case .setting: frames.append(.line(OpenLine(text: text, location: location, kind: kind)))
    case .title:
      frames.append(.line(OpenLine(text: text, location: location, kind: kind)))
      endCase(currentScope)
    case .block(let block): open(block, text, location)
    case .end: failEnd(text, location)
    case .nothing, .output: return
    }
  }
}
