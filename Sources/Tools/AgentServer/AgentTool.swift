import JSONRPC

/// A tool as an agent sees it: its name, its purpose, and its arguments.
struct AgentTool: Encodable {
  /// A JSON Schema of the arguments.
  struct Schema: Encodable {
    let type = "object"
    let properties: [String: Property]
    let required: [String]
    let additionalProperties = false
  }

  /// Hints for a client that asks its user before a dangerous call.
  struct Annotations: Encodable {
    let readOnlyHint: Bool
    let destructiveHint: Bool
    let openWorldHint = false
  }

  struct Property: Encodable {
    struct Items: Encodable {
      let type: String
    }

    let type: String
    let description: String
    var items: Items?

    static func text(_ description: String) -> Property {
      Property(type: "string", description: description)
    }
    static func texts(_ description: String) -> Property {
      Property(type: "array", description: description, items: Items(type: "string"))
    }
    static func flag(_ description: String) -> Property {
      Property(type: "boolean", description: description)
    }
    static func number(_ description: String) -> Property {
      Property(type: "number", description: description)
    }
  }

  let name: String
  let description: String
  let inputSchema: Schema
  let annotations: Annotations

  private init(
    _ name: String, _ description: String, required: [String] = [], isReadOnly: Bool = false,
    isDestructive: Bool = false, _ properties: [String: Property]
  ) {
    self.name = name
    self.description = description
    inputSchema = Schema(properties: properties, required: required)
    annotations = Annotations(readOnlyHint: isReadOnly, destructiveHint: isDestructive)
  }

  /// Throws an error for the client if an argument is missing, or isn't one of this tool.
  func check(_ names: Set<String>) throws {
    if let missing = inputSchema.required.first(where: { !names.contains($0) }) {
      throw RPCError.invalidParameters("\"\(missing)\" is missing")
    }
    let known = inputSchema.properties.keys.sorted()
    if let unknown = names.subtracting(known).min() {
      throw RPCError.invalidParameters(
        "\(name) has no argument \"\(unknown)\"; it has \(known.joined(separator: ", "))")
    }
  }

  private static let app = Property.text("The name of the app; by default the first one.")
  private static let program = Property.text(
    "The executable of an app that adopt has built; by default this program with its demo apps.")

  /// The tools that every program has.
  static let all = [
    AgentTool(
      "start", "Launch an app afresh in a process of its own, and return its screen.",
      [
        "app": app, "program": program, "size": .text("compact (a phone) or regular (a tablet)."),
        "data": .text("A data file for the app."),
      ]),
    AgentTool(
      "run",
      """
      Run commands of the shell on the app, one a line, and return what each answers, and the \
      screen after them. The screen lists elements with the commands that use them. Commands: \
      select ROW, tap BUTTON, back, dismiss, open TAB or URL, type FIELD TEXT, toggle, choose, \
      search, screen --all, actions (what can be done here), why (which code the last command \
      called), leaks (which objects were left behind, and what holds them), tree, stack, events, \
      expect SUBJECT, undo, relaunch, record FILE and record stop (write the commands since the \
      launch as a walkthrough), help [NAME].
      """, required: ["commands"],
      [
        "commands": .texts("The commands, in order; later ones also run after one has failed."),
        "detail": .flag("Whether to return the screen and the events after each command."),
        "seconds": .number(
          "The time limit for each answer (default: 60), besides what a command waits."),
      ]),
    AgentTool(
      "explore",
      """
      Try every action on every screen, and return the map: the screens with the commands that \
      lead there, and what is wrong with the app (leaks, crashes, dead ends), each with the \
      shortest walk that shows it.
      """,
      [
        "app": app, "program": program, "seconds": .number("The time limit (default: 30)."),
        "write": .text("A folder in which to write a walkthrough for each finding."),
      ]),
    AgentTool(
      "check", "Find mistakes in walkthroughs without running them.", required: ["paths"],
      isDestructive: true,
      [
        "paths": .texts("Walkthroughs, or folders of them."), "program": program,
        "fix": .flag("Whether to rewrite what has only one correction."),
      ]),
    AgentTool(
      "test", "Run walkthroughs as tests, and return their failures.", required: ["paths"],
      isDestructive: true,
      [
        "paths": .texts("Walkthroughs, or folders of them."), "program": program, "app": app,
        "names": .texts("Run only the cases with these titles."),
        "accept": .flag("Whether to rewrite the expected output that differs."),
      ]),
  ]

  /// The tool that only a program has that can adopt apps.
  static let adopt = AgentTool(
    "adopt",
    "Build the iOS app in a folder for this system, and say what is missing and how to start it.",
    required: ["path"],
    [
      "path": .text("The folder of the Xcode project or Swift package."),
      "into": .text("The folder for the package that builds the app."),
    ])
}
