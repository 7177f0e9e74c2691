import AppDriver
import DeviceSettings

// The JSON forms of the commands' answers, which `flowsh.schema.json` describes. Each is an object,
// so that members can be added.

/// The answer of `where`.
struct WhereAnswer: Encodable {
  private let stack: String
  private let paths: [[String]]
  private let types: [String]
  private let modal: ModalJSON?
  private let tab: String?
  private let width: DeviceSize
  private let orientation: String
  private let isInBackground: Bool
  private let language: String?
  private let region: String?

  init(_ app: AppSnapshot, _ context: LaunchContext, isInBackground: Bool) {
    (language, region) = (context.language, context.region)
    self.isInBackground = isInBackground
    paths = app.screen.paths
    stack = PathText.text(paths)
    types = app.screen.panes.map(\.type)
    modal = app.screen.modal.map(ModalJSON.init)
    tab = app.tabs.first(where: \.isSelected)?.title
    width = app.traits.width
    orientation = app.traits.isLandscape ? "landscape" : "portrait"
  }
}

/// The answer of `stack`.
struct StackAnswer: Encodable {
  /// A tab's or a presented controller's stack.
  private struct Entry: Encodable {
    var title: String?
    var badge: String?
    var style: ModalSnapshot.Style?
    var isSelected: Bool?
    let stack: String
    let paths: [[String]]

    init(_ stack: [String], _ beside: [[String]]?) {
      paths = [stack] + (beside ?? [])
      self.stack = PathText.text(paths)
    }
  }

  private let stack: String
  private let paths: [[String]]
  private let tabs: [Entry]
  private let presented: [Entry]

  init(_ app: AppSnapshot) {
    paths = app.screen.paths
    stack = PathText.text(paths)
    tabs = app.tabs.map { tab in
      var entry = Entry(tab.stack, tab.beside)
      entry.title = tab.title
      entry.badge = tab.badge
      entry.isSelected = tab.isSelected
      return entry
    }
    presented = app.presented.map { modal in
      var entry = Entry(modal.stack, modal.beside)
      entry.style = modal.style
      return entry
    }
  }
}

/// The answer of `tree`.
struct TreeAnswer: Encodable { let coordinators: [CoordinatorSnapshot] }

/// The answer of `screen --views`.
struct ViewsAnswer: Encodable { let views: [PaneViews] }

/// The answer of `actions`.
struct ActionsAnswer: Encodable {
  let actions: [PossibleAction]
  /// The name of the reason why the app ignores touches; `nil` if it doesn't.
  private(set) var reason: String?
}

/// The answer of `audit`.
struct AuditAnswer: Encodable {
  private struct Entry: Encodable {
    let kind: AuditIssue.Kind
    let element: AuditIssue.Element
    let label: String?
    let identifier: String?
    let count: Int
    let message: String
  }

  private let issues: [Entry]

  init(_ issues: [AuditIssue]) {
    self.issues = issues.map {
      Entry(
        kind: $0.kind, element: $0.element, label: $0.label, identifier: $0.identifier,
        count: $0.count, message: $0.message)
    }
  }
}

/// The answer of `events`.
struct EventsAnswer: Encodable { let events: [SessionEvent] }

/// The answer of `permission`.
struct PermissionsAnswer: Encodable {
  struct Entry: Encodable {
    let name: String
    let decision: String
  }

  let permissions: [Entry]

  init(_ permissions: [Permission]) {
    self.permissions = permissions.map {
      Entry(name: $0.rawValue, decision: DeviceSettings.status(of: $0).rawValue)
    }
  }
}

/// The answer of `notify`.
struct NotificationsAnswer: Encodable { let notifications: [NotificationSnapshot] }

/// The answer of `history`.
struct HistoryAnswer: Encodable {
  private struct Line: Encodable {
    let line: String
    let number: Int
  }

  private let lines: [Line]

  init(_ lines: some Sequence<(number: Int, line: String)>) {
    self.lines = lines.map { Line(line: $0.line, number: $0.number) }
  }
}

/// The answer of `alias`.
struct AliasAnswer: Encodable { let aliases: [Alias] }

/// The answer of `set` and `trace`.
struct SettingsAnswer: Encodable {
  private struct Entry: Encodable {
    let name: String
    let value: String
    let values: [String]
  }

  private let settings: [Entry]

  init(_ settings: [Setting], in options: ShellOptions) {
    self.settings = settings.map {
      Entry(name: $0.rawValue, value: $0.value(in: options), values: $0.values)
    }
  }
}

/// The answer of `help`: the commands and buttons that it describes, and the text.
struct HelpAnswer: Encodable {
  private struct Entry: Encodable {
    let name: String
    let arguments: String
    let group: String
    let summary: String
    let details: [String]
    let examples: [Sample]
  }

  private struct Sample: Encodable {
    let app: String?
    let meaning: String
    let text: String
  }

  private struct Button: Encodable {
    let label: String
    let command: String
  }

  private let commands: [Entry]
  private let buttons: [Button]
  private let text: [String]

  init(_ page: HelpPage, _ shell: ShellState) {
    text = page.lines
    commands = page.commands.map { command in
      Entry(
        name: command.name, arguments: command.arguments, group: command.group.rawValue,
        summary: command.summary, details: command.details,
        examples: shell.table.examples(of: command).map {
          Sample(app: $0.app, meaning: $0.meaning, text: $0.text)
        })
    }
    guard let visible = shell.visible, let verb = page.verb else {
      buttons = []
      return
    }
    let all = zip(visible.verbs.entries, visible.tapCommands(among: shell.table))
    buttons = all.filter { entry, _ in entry.verb.hasPrefix(verb) }
      .map { Button(label: $0.found.element.label, command: $1) }
  }
}
