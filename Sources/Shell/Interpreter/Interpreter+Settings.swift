import AppDriver

extension Interpreter {
  /// What a line asks for that is no command: a setting, or the title of a case.
  func effect(of parsed: ParsedCommand) throws(CommandError) -> Effect {
    guard parsed.line.kind == .setting else {
      let title = try CaseTitle(parsed.source)
      let scope = currentScope
      scope.isSetupDue = !scope.setup.isEmpty
      return .launch(session.context, again: [], heading: title.title)
    }
    let setting = try ScriptSetting(name: parsed.name, text: parsed.text)
    return try effect(of: setting, in: parsed.line.location?.file)
  }

  private func effect(
    of setting: ScriptSetting, in file: String?
  ) throws(CommandError) -> Effect {
    var context = session.context
    switch setting {
    case .app, .size, .data:
      guard recorder == nil else {
        throw .cannotRecord("a recording is of one app as it was launched; record stop comes first")
      }
    default: break
    }
    switch setting {
    case .app(let name):
      let app = try catalog.app(named: name)
      if !app.takesData { context.dataFile = nil }
      return .use(app, context)
    case .size(let size):
      context.size = size
      return .launch(context, again: [])
    case .data(let path):
      context.dataFile = ScriptFile.resolve(path, against: file)
      return .use(try catalog.app(named: appName), context)
    case .set(let name, let value): currentScope.variables[name] = value
    case .secret(let name, let variable): currentScope.variables[name] = try secret(name, variable)
    case .tags, .skip, .timeout: break
    }
    return .done
  }

  /// The value of a secret, which is kept out of all that is printed from now on.
  func secret(_ name: String, _ variable: String) throws(CommandError) -> String {
    guard let value = environment(variable) else {
      throw .script(.secretMissing(name: name, variable: variable))
    }
    guard value.count >= Redaction.shortest else {
      throw .script(.secretTooShort(name: name, bound: Redaction.shortest))
    }
    output.redaction.add(value)
    secretVariables[Array(value.utf8)] = (name, variable)
    return value
  }
}
