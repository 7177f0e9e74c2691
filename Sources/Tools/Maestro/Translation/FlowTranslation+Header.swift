import Foundation
import Script

/// The configuration of a flow, which becomes the first lines of a walkthrough.
extension FlowTranslation {
  /// The keys without a meaning for flowsh.
  private static let ignored = ["jsEngine", "androidWebViewHierarchy", "ext", "properties"]
  private static let keys = [
    "appId", "name", "tags", "env", "onFlowStart", "onFlowComplete",
  ]

  /// Translates a flow.
  ///
  /// - Parameters:
  ///   - file: The flow.
  ///   - apps: The names of the apps that can be run.
  mutating func translate(_ file: FlowFile, apps: [String]) {
    var hooks: [(header: String, line: Int, commands: [FlowValue])] = []
    var title: (text: String, line: Int)?
    for field in file.header {
      do throws(FlowMistake) {
        switch field.key {
        case "appId": try setApp(field, apps)
        case "name":
          title = (
            try FlowText(try field.text(of: "name"), line: field.line).free(line: field.line),
            field.line
          )
        case "tags": try addTags(field)
        case "env":
          let arguments = try FlowArguments("env", field.value, line: field.line)
          for (name, value) in try environment(field.value, arguments) {
            emit(
              "@set \(name)=\(Self.settingValue(try value.free(line: field.line)))", at: field.line)
          }
        case "onFlowStart": hooks.append(("setup", field.line, Self.commands(of: field.value)))
        case "onFlowComplete":
          hooks.append(("teardown", field.line, Self.commands(of: field.value)))
        case "url":
          throw FlowMistake(line: field.line, "this is a flow for the web; flowsh runs iOS apps")
        case let key where Self.ignored.contains(key): continue
        default: throw .unknown(field, of: "the configuration", known: Self.keys)
        }
      } catch { report(error) }
    }
    var body = FlowTranslation(path: path, appId: appId)
    // The commands of onFlowStart are steps before these.
    body.hasSteps = hooks.contains { $0.header == "setup" && !$0.commands.isEmpty }
    body.translate(file.commands)
    // A case needs a step.
    if !body.script.lines.contains(where: { $0.use != .onlySourced && !$0.text.hasPrefix("#") }) {
      body.emit("wait 0", at: file.commands.first?.line ?? 1, .onlyTest)
    }
    if let line = body.keychainLine {
      report(
        FlowMistake(
          line: line,
          "the keychain is emptied only together with what else the app has stored; use"
            + " clearState"))
    }
    add(settings: body.head)
    for hook in hooks {
      block(hook.header, at: hook.line) { flow in
        flow.hasSteps = true
        flow.translate(hook.commands)
      }
    }
    if let title {
      emit("== \(Self.title(title.text))", at: title.line, .onlyTest)
    }
    add(body)
    let name = "MAESTRO_FILENAME"
    if script.lines.contains(where: { $0.text.contains("${\(name)") }) {
      let file = URL(filePath: path).deletingPathExtension().lastPathComponent
      prepend("@set \(name)=\(Self.settingValue(file))")
    }
  }

  private mutating func setApp(_ field: FlowValue.Field, _ apps: [String]) throws(FlowMistake) {
    let name = try FlowText(try field.text(of: "appId"), line: field.line)
    appId = name.literal
    let last = name.literal?.split(separator: ".").last.map { $0.lowercased() }
    guard let app = apps.first(where: { $0.lowercased() == last }) else { return }
    emit("@app \(app)", at: field.line, .onlyTest)
  }

  private mutating func addTags(_ field: FlowValue.Field) throws(FlowMistake) {
    var tags: [String] = []
    for tag in field.value.list ?? [field.value] {
      guard let text = tag.text, !text.isEmpty,
        !text.contains(where: { $0.isWhitespace || $0 == "," })
      else { throw FlowMistake(line: tag.line, "a tag is a word without spaces and commas") }
      tags.append(text)
    }
    if !tags.isEmpty { emit("@tags \(tags.joined(separator: " "))", at: field.line, .onlyTest) }
  }

  /// Returns a title as it is written after `==`.
  private static func title(_ text: String) -> String {
    (text.hasPrefix("@") ? "\\" : "") + CaseTitle.escaped(text)
  }

  private static func commands(of value: FlowValue) -> [FlowValue] {
    value.list ?? (value.isNone ? [] : [value])
  }

  /// Returns a value after `=`, in quotes if blanks or quotes at its ends would be lost otherwise.
  static func settingValue(_ text: String) -> String {
    let ends = [text.first, text.last].compactMap(\.self)
    return ends.contains { $0.isWhitespace || $0 == "\"" } ? "\"\(text)\"" : text
  }
}
