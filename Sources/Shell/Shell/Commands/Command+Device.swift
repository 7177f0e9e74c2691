import AppDriver
import Foundation
import Script

extension Command {
  static var device: [Command] { [size, rotate, background, foreground, memory, wait, relaunch] }

  private static let size = Command(
    "size", .device, arguments: "compact | regular",
    summary: "Set the width: compact (phone) or regular (tablet)",
    details: [
      "The window of the running app changes its size; the device stays a phone or a tablet. The",
      "device is chosen at the launch, by --size or @size.",
    ],
    complete: { $0.words.isEmpty ? Candidates(DeviceSize.allCases.map(\.rawValue)) : [] }
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a size")
    try invocation.allowArguments(1)
    guard let size = DeviceSize(rawValue: invocation.label.lowercased()) else {
      throw .badValue(
        setting: "size", value: invocation.label, allowed: DeviceSize.allCases.map(\.rawValue))
    }
    return .effect(.act([.resize(size)]))
  }

  private static let rotate = Command(
    "rotate", .device, arguments: "[portrait | landscape]",
    summary: "Rotate the device by 90 degrees",
    details: ["With an orientation, only if the interface doesn't have it."],
    complete: { $0.words.isEmpty ? ["portrait", "landscape"] : [] }
  ) { invocation throws(CommandError) in
    guard !invocation.words.isEmpty else { return .effect(.act([.rotate])) }
    try invocation.allowArguments(1)
    let orientation = invocation.label.lowercased()
    guard ["portrait", "landscape"].contains(orientation) else {
      throw .badValue(
        setting: "rotate", value: invocation.label, allowed: ["portrait", "landscape"])
    }
    return .onScreen { shell throws(CommandError) in
      let isLandscape = try shell.snapshotOrError().traits.isLandscape
      return .act(isLandscape == (orientation == "landscape") ? [] : [.rotate])
    }
  }
  private static let background = plain(
    "background", .device, "Send the app to the background", .act([.background]))
  private static let foreground = plain(
    "foreground", .device, "Bring the app to the front", .act([.foreground]))
  private static let memory = plain(
    "memory", .device, "Send the app a memory warning", .act([.memoryWarning]))

  private static let wait = Command(
    "wait", .device, arguments: "SECONDS",
    summary: "Let time pass, for timers and background work"
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a number of seconds")
    try invocation.allowArguments(1)
    guard let seconds = Seconds.parse(withUnit: invocation.label), seconds <= 86_400 else {
      throw invocation.misuse(
        "\"\(SafeText.escaped(invocation.label))\" is not a valid number of seconds; use 0 to 86,400"
      )
    }
    return .effect(.act([.wait(seconds: seconds)]))
  }

  private static let relaunch = Command(
    "relaunch", .device,
    arguments: "[URL | --notification FILE.apns] [--afresh] [--argument NAME=VALUE | WORD]…",
    summary: "Launch the app again, by a URL or a tap",
    details: [
      "With --notification, the user launches the app by a tap on a notification. With --afresh, the",
      "app finds nothing that it has stored, as after it has been installed again. \"--argument",
      "NAME=VALUE\" is a launch argument, in place of those of the last launch; see \"help @argument\".",
      "Reports the screens and coordinators that a reference cycle keeps alive although their app",
      "has ended. For more about them, enter \"help leaks\".",
    ],
    complete: { request in
      if request.words == ["--notification"] {
        return request.files { $0.hasSuffix(".apns") }
      }
      return request.words.isEmpty
        ? request.links() + ["--notification", "--afresh", "--argument"] : []
    }
  ) { invocation throws(CommandError) in
    let (arguments, rest) = try invocation.takingArguments()
    let (options, invocation) = try rest.options(["--notification", "--afresh"])
    let isAfresh = options.contains("--afresh")
    try invocation.allowArguments(1)
    if options.contains("--notification") {
      try invocation.requireArguments("--notification needs a file")
      return .effect(
        .reading(notification: invocation.words[0].text) { push, context in
          var context = context
          (context.url, context.notification) = (nil, push)
          if let arguments { context.arguments = arguments }
          return .launch(context, isAfresh: isAfresh)
        })
    }
    var url: URL?
    if let link = invocation.words.first?.text {
      url = link.contains("://") ? URL(string: link) : nil
      guard url != nil else {
        throw invocation.misuse("\"\(SafeText.escaped(link))\" is not a URL")
      }
    }
    return .onScreen { [url] shell throws(CommandError) in
      var context = shell.session.context
      context.url = url
      context.notification = nil
      if let arguments { context.arguments = arguments }
      return .launch(context, isAfresh: isAfresh)
    }
  }

  /// Returns a command that takes no arguments and always has the same effect.
  static func plain(
    _ name: String, _ group: Group, _ summary: String, details: [String] = [], _ effect: Effect
  ) -> Command {
    Command(name, group, summary: summary, details: details) { invocation throws(CommandError) in
      try invocation.allowArguments(0)
      return .effect(effect)
    }
  }
}

extension Invocation {
  /// Removes the launch arguments, and returns them; `nil` if there are none.
  fileprivate func takingArguments() throws(CommandError) -> (
    arguments: LaunchArguments?, rest: Invocation
  ) {
    var arguments: LaunchArguments?
    var rest: [Word] = []
    var words = words[...]
    while let word = words.popFirst() {
      guard word.text == "--argument", !word.isQuoted else {
        rest.append(word)
        continue
      }
      guard
        let (name, value) = try? ScriptSetting.argument(words.popFirst()?.text ?? "", of: word.text)
      else { throw misuse("--argument needs NAME=VALUE or a single word") }
      arguments = arguments ?? LaunchArguments()
      arguments?.add(name, value)
    }
    return (arguments, Invocation(self, words: rest))
  }
}
