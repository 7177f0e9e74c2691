import AppDriver
import DeviceSettings
import Foundation
import Script

extension Command {
  /// The commands for what the system does around the app: permissions, the place, notifications.
  static var system: [Command] { [permission, location, notify] }

  private static let permission = Command(
    "permission", .device, arguments: "[SERVICE [DECISION]]",
    summary: "Show or set a permission",
    details: [
      "As in the Settings app. A service that is undetermined asks in an alert, which \"tap\" answers.",
      "In a script, @permission says what holds at the launch. \"all\" means each service that has the",
      "decision. The services and decisions are:",
    ]
      + Permission.allCases.map { permission in
        "  " + permission.rawValue.padded(to: 14)
          + permission.decisions.map(\.rawValue).joined(separator: " ")
      },
    complete: { request in
      if request.words.isEmpty { return Candidates(Permission.allCases.map(\.rawValue) + ["all"]) }
      guard request.words.count == 1, let permission = Permission(named: request.words[0]) else {
        return []
      }
      return Candidates(permission.decisions.map(\.rawValue))
    }
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(2)
    guard !invocation.words.isEmpty else {
      return .onScreen { _ in .print(permissions(Permission.allCases)) }
    }
    do throws(ScriptMistake) {
      let words = invocation.words.map(\.text)
      guard words.count > 1 else {
        let permission = try ScriptSetting.permission(words[0], of: "permission")
        return .onScreen { _ in .print(permissions([permission])) }
      }
      let decisions = try ScriptSetting.decisions(words[1], about: words[0], of: "permission")
      return .effect(
        .act(
          decisions.sorted { $0.key.rawValue < $1.key.rawValue }.map { .permit($0.key, $0.value) }))
    } catch { throw .script(error) }
  }

  private static func permissions(_ permissions: [Permission]) -> CommandOutput {
    let answer = PermissionsAnswer(permissions)
    return CommandOutput(
      lines: answer.permissions.map { $0.name.padded(to: 15) + $0.decision }, report: answer)
  }

  private static let location = Command(
    "location", .device, arguments: "[LATITUDE,LONGITUDE | none]",
    summary: "Show the device's place, or move it",
    details: [
      "With none, the device doesn't know its place, as at the beginning.",
      "In a script, @location says where the device is at the launch.",
    ]
  ) { invocation throws(CommandError) in
    guard !invocation.words.isEmpty else {
      return .onScreen { _ in
        .print(CommandOutput(lines: [DeviceSettings.location?.text ?? "the place isn't known"]))
      }
    }
    if invocation.label == "none" { return .effect(.act([.locate(nil)])) }
    guard let place = DeviceLocation(invocation.label) else {
      throw invocation.misuse(
        "\"\(SafeText.escaped(invocation.label))\" is not a place; use a latitude from -90 to 90 and "
          + "a longitude from -180 to 180, as in 48.1,11.6, or none")
    }
    return .effect(.act([.locate(place)]))
  }

  private static let notify = Command(
    "notify", .device, arguments: "[FILE.apns | NAME] [--tap | --dismiss | --action NAME [TEXT]]",
    summary: "Deliver a notification",
    details: [
      "FILE.apns has the payload of a remote notification in JSON, as in Xcode's Simulator.",
      "NAME is the identifier or the title of a notification that the app has scheduled, or that",
      "has arrived. --tap taps the notification, --dismiss removes it, and --action taps a button,",
      "after typing TEXT if the button asks for one. Without arguments, lists the notifications.",
    ],
    complete: { request in
      let names = request.shell.session.notifications
      if request.words.isEmpty {
        return Candidates(names.map { Candidate($0.identifier, as: .word, summary: $0.text) })
          + request.files { $0.hasSuffix(".apns") }
      }
      if request.words.last == "--action" {
        let actions = names.filter { [$0.identifier, $0.text].contains(request.words[0]) }
          .flatMap(\.actions)
        return Candidates(actions, as: .word)
      }
      return request.words.count == 1 ? ["--tap", "--dismiss", "--action"] : []
    }
  ) { invocation throws(CommandError) in
    guard !invocation.words.isEmpty else {
      return .onScreen { shell in .print(notifications(shell.session.notifications)) }
    }
    let words = invocation.words.map(\.text)
    let answer: NotificationAnswer?
    switch (words.dropFirst().first, words.count) {
    case (nil, _): answer = nil
    case ("--tap", 2): answer = .tap
    case ("--dismiss", 2): answer = .dismiss
    case ("--action", 3): answer = .action(words[2], text: nil)
    case ("--action", 4): answer = .action(words[2], text: words[3])
    case ("--action", 2): throw invocation.misuse("--action needs a button")
    default: throw invocation.misuse("unexpected argument \"\(SafeText.escaped(words[1]))\"")
    }
    guard words[0].hasSuffix(".apns") else {
      return .effect(.act([.notify(.named(words[0]), answer: answer)]))
    }
    return .effect(
      .reading(notification: words[0]) { push, _ in .act([.notify(.push(push), answer: answer)]) })
  }

  private static func notifications(_ notifications: [NotificationSnapshot]) -> CommandOutput {
    let lines = notifications.map { notification in
      var line = notification.identifier + "  " + notification.text
      if !notification.actions.isEmpty {
        line += "  [\(notification.actions.joined(separator: ", "))]"
      }
      if !notification.hasArrived, let date = notification.date {
        line += "  at \(date.formatted(.iso8601))"
      }
      return line
    }
    return CommandOutput(
      lines: lines.isEmpty ? ["no notifications"] : lines,
      report: NotificationsAnswer(notifications: notifications))
  }
}
