import Script

extension Command {
  static let alias = Command(
    "alias", .shell, arguments: "[NAME [= COMMANDS]]",
    summary: "Define a short name, or list or remove one",
    details: [
      "The rest of the line, including ;, is what the name stands for. $1 to $9 are the alias's",
      "arguments, and $* is all of them; if there are none of these, the arguments follow the text.",
      "\"alias NAME =\" removes an alias. Aliases work only at the prompt, and a command with the same",
      "name comes first. Put aliases into the start-up file to keep them.",
    ],
    isOnlyForPrompt: true,
    complete: { request in
      guard request.words.isEmpty else { return [] }
      return Candidates(request.shell.aliases.all.map { Candidate($0.name, summary: $0.text) })
    }
  ) { invocation throws(CommandError) in
    guard invocation.text.isEmpty else {
      let (name, text) = try Alias.definition(invocation)
      return .effect(.define(alias: name, text))
    }
    try invocation.allowArguments(1)
    return .onScreen { shell throws(CommandError) in
      guard let name = invocation.words.first?.text else {
        let all = shell.aliases.all
        guard !all.isEmpty else {
          return .print(
            CommandOutput(
              lines: ["no aliases; \"alias NAME = COMMANDS\" defines one"],
              report: AliasAnswer(aliases: [])))
        }
        return .print(
          CommandOutput(
            lines: all.map { "\($0.name) = \($0.text)" }, report: AliasAnswer(aliases: all)))
      }
      guard let alias = shell.aliases[name] else { throw shell.aliases.unknown(name) }
      return .print(
        CommandOutput(
          lines: ["\(alias.name) = \(alias.text)"], report: AliasAnswer(aliases: [alias])))
    }
  }
}
