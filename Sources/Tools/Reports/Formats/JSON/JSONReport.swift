import AppBundle
import CEmbeddedFiles
import Foundation
import Shell
import Wireframes

/// A machine-readable report: one JSON object with sorted keys and one line per step.
///
/// `report.schema.json` describes all members. As in the output of `--format json`, empty members
/// are left out. ``ReportFile`` reads such a report.
///
/// `JSONEncoder` would make the whole run a fifth slower (`Sources/Tools/DECISIONS.md`).
package struct JSONReport: ReportFormat {
  /// The version of the format, which increases when a member is removed or changes its meaning.
  package static let version = 3

  /// The JSON Schema of the report.
  package static var schema: [UInt8] { flowsh_report_schema().utf8 }

  private typealias Text = ReportText<JSONPlace>

  package var listsSteps: Bool { true }
  package var listsCalls: Bool { true }

  /// Creates the format.
  package init() {}

  /// Writes the object in UTF-8, with a newline at the end.
  package func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let object = ReportStream<JSONPlace>(output)
    var pictures = PictureTable()
    object += "{\n"
    if report.allowsFlaky { object += "\"allowsFlaky\": true,\n" }
    object += "\"cases\": ["
    write(report.cases, object, &pictures)
    func count(_ status: CaseReport.Status) -> Int { report.count(status) }
    object += """
      ],
      "counts": {"crashed": \(count(.crashed)), "failed": \(count(.failed)), \
      "flaky": \(count(.flaky)), "known": \(count(.known)), "notAvailable": \(count(.notAvailable)), \
      "notRun": \(count(.notRun)), "passed": \(count(.passed)), "skipped": \(count(.skipped)), \
      "timedOut": \(count(.timedOut))},
      \(member: "host", report.host)"interrupted": \(report.isInterrupted),\n
      """
    write(report.maps, object)
    write(pictures, object)
    object += """
      \(plan(report.plan))"program": "\(report.program)",
      "seconds": \(seconds: report.seconds, decimals: 6),
      \(member: "shards", report.shards.map(\.description))"started": \
      "\(UTCTime(report.started).text)Z",
      \(untranslated(report.untranslatedTexts))\(differences(between: report.variantComparison))"version": \(Self.version)
      }

      """
    object.flush()
  }

  private func plan(_ plan: RunReport.Plan?) -> Text {
    guard let plan else { return "" }
    return "\"plan\": {\"count\": \(plan.count), \"hash\": \"\(plan.hash)\"},\n"
  }

  private func differences(between variants: VariantComparison?) -> Text {
    guard let variants else { return "" }
    let differences = variants.differences.map { item -> Text in
      var results: Text = ""
      for (index, result) in item.results.enumerated() {
        if index > 0 { results += ", " }
        results += "\"\(result.variant)\": \"\(result.text)\""
      }
      return """
        {\(member: "command", item.step?.command)"file": "\(item.file)", "line": \(item.line), \
        "results": {\(results)}, "title": "\(item.cases[0].title)"}
        """
    }
    return list("variantDifferences", differences)
  }

  private func untranslated(_ texts: [UntranslatedText]) -> Text {
    let texts = texts.map { item -> Text in
      """
      {"file": "\(item.file)", \(member: "languages", item.languages)"line": \(item.line), \
      \(member: "screen", item.screen)"text": "\(item.text)"}
      """
    }
    return list("untranslated", texts)
  }

  /// A member with an object on each line; nothing if there are none.
  private func list(_ name: String, _ objects: [Text]) -> Text {
    guard !objects.isEmpty else { return "" }
    var list: Text = "\"\(name)\": ["
    for (index, object) in objects.enumerated() {
      list += index == 0 ? "\n" : ",\n"
      list += object
    }
    list += "\n],\n"
    return list
  }

  /// Writes the maps, in the form in which `flowsh explore --json` writes them, but without
  /// pictures.
  private func write(_ maps: [MapReport], _ object: ReportStream<JSONPlace>) {
    guard !maps.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    object += "\"maps\": ["
    for (index, map) in maps.enumerated() {
      object += index == 0 ? "\n" : ",\n"
      // Strings, numbers and lists of them can always be encoded.
      if let bytes = try? encoder.encode(MapDocument(map)) { object.append(Array(bytes)) }
    }
    object += "\n],\n"
  }

  /// Writes the pictures of all cases, each once.
  private func write(_ table: PictureTable, _ object: ReportStream<JSONPlace>) {
    guard !table.pictures.isEmpty else { return }
    object += "\"pictures\": ["
    for (index, picture) in table.pictures.enumerated() {
      object += index == 0 ? "\n" : ",\n"
      object += """
        {"height": \(picture.height), "label": "\(picture.label)", "markup": "\(picture.markup)", \
        "width": \(picture.width)}
        """
    }
    object += "\n],\n"
  }

  private func write(
    _ cases: [CaseReport], _ object: ReportStream<JSONPlace>, _ pictures: inout PictureTable
  ) {
    for (index, item) in cases.enumerated() {
      object += index == 0 ? "\n" : ",\n"
      write(item, object, &pictures)
    }
    if !cases.isEmpty { object += "\n" }
  }

  private func write(
    _ item: CaseReport, _ object: ReportStream<JSONPlace>, _ pictures: inout PictureTable
  ) {
    object += "{\(member: "appOutput", item.appOutput)\(member: "callStack", item.callStack)"
    if !item.earlierAttempts.isEmpty {
      object += "\"earlierAttempts\": ["
      write(item.earlierAttempts, object, &pictures)
      object += "], "
    }
    object += """
      "file": "\(item.file)", \(member: "knownBug", item.knownBug)\
      \(member: "language", item.variant.language)"line": \(item.line), \
      \(member: "looseAppOutput", item.looseAppOutput)\
      \(member: "omittedAppLines", item.omittedAppLines)\(member: "reason", item.reason)\
      \(member: "region", item.variant.region)\
      "seconds": \(seconds: item.seconds, decimals: 6), \(member: "size", item.variant.size)"status": \
      "\(item.status.key)"
      """
    let numbers = item.pictures.map { pictures.number(of: $0) }
    if !item.steps.isEmpty {
      object += ", \"steps\": ["
      for (index, step) in item.steps.enumerated() {
        object += index == 0 ? "\n  " : ",\n  "
        object += text(of: step, numbers)
      }
      object += "]"
    }
    object += ", \(member: "tags", item.tags)\"title\": \"\(item.title)\"}"
  }

  /// Returns a step's object, given the numbers of the case's pictures in the report.
  private func text(of step: StepReport, _ pictures: [Int]) -> Text {
    """
    {\(member: "appOutput", step.appOutput)\(member: "calls", step.calls)\
    "command": "\(step.command)", \(difference(step.difference))\(member: "events", step.events)\
    \(member: "file", step.file)\(frames(of: step, pictures))\
    \(groupLines(of: step))\(member: "groups", step.groups)"line": \(step.line), \
    \(member: "localization", step.localization)\(member: "message", step.message)\
    \(missing(step.missingTexts))\(member: "output", step.output)\
    \(member: "reason", step.reason)\(screen(of: step))\
    "seconds": \(seconds: step.seconds, decimals: 6), \(softness(of: step))\
    "status": "\(step.status.rawValue)"}
    """
  }

  private func groupLines(of step: StepReport) -> Text {
    guard step.groupLines.contains(where: { $0 > 0 }) else { return "" }
    var text: Text = "\"groupLines\": ["
    for (place, line) in step.groupLines.enumerated() {
      if place > 0 { text += ", " }
      text += "\(line)"
    }
    text += "], "
    return text
  }

  private func softness(of step: StepReport) -> Text { step.isSoft ? "\"soft\": true, " : "" }

  private func frames(of step: StepReport, _ pictures: [Int]) -> Text {
    guard !step.frames.isEmpty else { return "" }
    var list: Text = "\"frames\": ["
    for (index, frame) in step.frames.enumerated() {
      if index > 0 { list += ", " }
      list += """
        {"picture": \(pictures[frame.picture])\(touch(frame.touch))\
        \(transition(frame.transition))}
        """
    }
    list += "], "
    return list
  }

  private func touch(_ touch: Touch?) -> Text {
    guard let touch else { return "" }
    return """
      , "touch": {"endX": \(touch.endX), "endY": \(touch.endY), "kind": \
      "\(touch.kind.rawValue)", \(member: "offer", touch.offer)\
      \(member: "offerStyle", touch.offerStyle?.rawValue)"x": \(touch.x), "y": \(touch.y)}
      """
  }

  private func transition(_ transition: Transition) -> Text {
    transition == .none ? "" : ", \"transition\": \"\(transition.rawValue)\""
  }

  private func difference(_ lines: [String]) -> Text {
    guard !lines.isEmpty else { return "" }
    var list: Text = "\"difference\": ["
    for (index, line) in lines.enumerated() {
      let difference = DifferenceLine(line)
      if index > 0 { list += ", " }
      list += "{\"kind\": \"\(difference.kind.rawValue)\", \"text\": \"\(difference.text)\"}"
    }
    list += "], "
    return list
  }

  private func screen(of step: StepReport) -> Text {
    guard !step.screen.isEmpty || !step.stack.isEmpty else { return "" }
    var parts: Text = ""
    for (index, part) in step.parts.enumerated() {
      parts += index == 0 ? "\"parts\": [" : ", "
      parts += "{\(member: "texts", part.texts)\"type\": \"\(part.type)\"}"
    }
    if !step.parts.isEmpty { parts += "], " }
    return "\"screen\": {\(parts)\"stack\": \"\(step.stack)\", \"text\": \"\(step.screen)\"}, "
  }

  private func missing(_ texts: [MissingText]) -> Text {
    guard !texts.isEmpty else { return "" }
    var list: Text = "\"missingTexts\": ["
    for (index, text) in texts.enumerated() {
      if index > 0 { list += ", " }
      list += """
        {"key": "\(text.key)", "language": "\(text.language)", "table": "\(text.table)"}
        """
    }
    list += "], "
    return list
  }
}
