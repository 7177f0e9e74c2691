import AppDriver
import Shell

extension Subject {
  static var app: [Subject] { [leaks, warnings, issues, value, size] }

  private static let leaks = Subject(
    "leaks", arguments: "[CLASS]: an object that the app has leaked", needsName: false,
    takesPattern: false,
    require: { shell throws(CommandError) in try shell.requireLeakCheck() },
    found: { name, _, shell in
      let found = leaks(of: shell, named: name)
      return found.isEmpty ? nil : found.asFound
    },
    there: { _, shell in leaks(of: shell, named: "").map(\.name) }
  ) { name, _, shell in !leaks(of: shell, named: name).isEmpty }

  /// Returns the confirmed leaks with the given class or name, without objects that a task may
  /// still hold; all confirmed leaks if the name is empty.
  private static func leaks(of shell: ShellState, named name: String) -> [Leak] {
    shell.session.leaks.filter {
      !$0.isProvisional
        && (name.isEmpty || LabelMatch.isWhole(name, $0.type) || LabelMatch.isWhole(name, $0.name))
    }
  }

  /// The texts that count as false, as an unset variable in other languages.
  private static let falseTexts = ["", "false", "0", "null", "undefined", "NaN"]

  private static let value = Subject(
    "value", arguments: "TEXT [= TEXT]: both are the same; alone, it is neither empty, false nor 0",
    needsName: false, takesPattern: false, comparesName: true, there: { _, _ in [] }
  ) { name, _, _ in !falseTexts.contains(name) }

  private static let warnings = Subject(
    "warnings", arguments: ": UIKit has logged a warning since launch", needsName: false,
    takesPattern: false,
    problem: { $0.isEmpty ? nil : "\"warnings\" doesn't take a name" },
    there: { _, shell in
      shell.session.events(in: 0..<shell.session.eventCount).filter { $0.kind == .warning }
        .compactMap(\.detail)
    }
  ) { _, _, shell in shell.session.warningCount > 0 }

  private static let issues = Subject(
    "issues", arguments: ": something is wrong with the screen, as \"audit\" lists it",
    needsName: false, takesPattern: false,
    problem: { $0.isEmpty ? nil : "\"issues\" doesn't take a name" },
    there: { _, shell in shell.session.auditIssues.map(\.message) }
  ) { _, _, shell in !shell.session.auditIssues.isEmpty }

  private static let size = Subject(
    "size", arguments: "compact | regular: the device's width", takesPattern: false,
    problem: {
      DeviceSize(rawValue: $0.lowercased()) == nil ? "the size must be compact or regular" : nil
    },
    names: { _, _ in DeviceSize.allCases.map(\.rawValue) },
    there: { _, shell in
      (shell.session.snapshot(rowLimit: 0)?.traits.width.rawValue).map { [$0] } ?? []
    })
}
