import AppDriver

extension Interpreter {
  /// The settings that a script may begin with.
  static let settings = ["@app", "@size"]

  /// Carries out a line that begins with `@`.
  func setting(_ parsed: ParsedCommand) throws(CommandError) -> Effect {
    var value = parsed.text[...]
    while value.last == " " || value.last == "\t" { value.removeLast() }
    switch parsed.name {
    case "@app":
      let app = try catalog.app(named: String(value))
      var context = session.context
      if !app.takesData { context.dataFile = nil }
      return .use(app, context)
    case "@size":
      guard let size = DeviceSize(rawValue: value.lowercased()) else {
        throw .badValue(
          setting: "@size", value: String(value), allowed: DeviceSize.allCases.map(\.rawValue))
      }
      var context = session.context
      context.size = size
      return .launch(context, again: [])
    default: throw .unknownSetting(parsed.name, there: Self.settings)
    }
  }
}
