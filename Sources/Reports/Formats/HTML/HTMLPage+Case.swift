import Shell

extension HTMLPage {
  /// Writes a case, with its details expanded if it failed.
  mutating func write(_ item: CaseReport, number: Int) {
    let status = item.status
    let tags = item.tags.map { tag -> Markup in " <span class=\"tag\">@\(tag)</span>" }
    page += """
      <article class="case" id="c\(number)" data-status="\(status.key)" \
      data-tags="\(lines: item.tags)">\
      <a class="self" href="#c\(number)" aria-label="Link to case \(number)">§</a>\
      <details\(attribute: "open", if: status.isFailure)><summary><h3>\(item.name)</h3> \
      <span class="facts"><span class="badge \(status.key)">\(status.words)</span>\(tags) \
      <span class="time">line \(item.line) · \(Self.duration(item.seconds))</span></span></summary>

      """
    if status != .passed { page += paragraph("reason", item.cause) }
    let culprit = item.culpritIndex
    if let culprit {
      let step = culprit + 1
      page += "<p class=\"place\"><a href=\"#c\(number)-\(step)\">Step \(step)</a></p>"
    }
    page += lines("Call stack at the crash, innermost first", item.callStack)
    if !item.steps.isEmpty { page += "<ol class=\"steps\">\n" }
    for index in item.steps.indices {
      write(
        item.steps[index], id: "c\(number)-\(index + 1)", number: index + 1,
        after: index == 0 ? nil : item.steps[index - 1], of: item, isCulprit: index == culprit)
    }
    if !item.steps.isEmpty { page += "</ol>" }
    page += preformatted("Output of the app", item.appOutput)
    page += "</details></article>\n"
  }

  private mutating func write(
    _ step: StepReport, id: String, number: Int, after previous: StepReport?, of item: CaseReport,
    isCulprit: Bool
  ) {
    let file = step.file.isEmpty || step.file == item.file ? "" : step.file + ", "
    // Most commands print the screen, which is shown below anyway.
    let printsMore =
      !step.output.isEmpty && !step.output.hasPrefix(step.screen) || step.screen.isEmpty
    page += """
      <li id="\(id)"><a class="self" href="#\(id)" aria-label="Link to step \(number)">\(number)</a>\
      <details\(attribute: "open", if: isCulprit)><summary><code>\(step.command)</code> \
      <span class="facts">\(badge(of: step, isLast: isCulprit && item.status != .failed)) \
      <span class="time">\(file)line \(step.line) · \(Self.duration(step.seconds))</span></span>\
      </summary><div class="step">\(paragraph("reason", step.reason ?? ""))\
      \(paragraph("message", step.message ?? ""))\(difference(step.difference))\
      <div class="screens">\(screens(before: previous, after: step))</div>\
      \(preformatted("Printed", printsMore ? step.output : ""))\(lines("Calls", step.calls))\
      \(lines("Events", step.events))</div></details></li>

      """
  }

  private func badge(of step: StepReport, isLast: Bool) -> Markup {
    switch step.status {
    case .failed: "<span class=\"badge failed\">failed</span>"
    case .noted: "<span class=\"badge skipped\">noted</span>"
    case .passed where isLast: "<span class=\"badge failed\">last step</span>"
    case .passed: "<span class=\"passed\">passed</span>"
    }
  }

  private func screens(before previous: StepReport?, after step: StepReport) -> [Markup] {
    guard let previous else { return [screen("After", step)] }
    let isSame = previous.screen == step.screen && previous.stack == step.stack
    return isSame
      ? [screen("Before and after", step)] : [screen("Before", previous), screen("After", step)]
  }

  private func screen(_ title: String, _ step: StepReport) -> Markup {
    guard !step.screen.isEmpty || !step.stack.isEmpty else { return "" }
    let screen: Markup = step.screen.isEmpty ? "" : "<pre>\(step.screen)</pre>"
    return "<section><h4>\(title)</h4>\(paragraph("stack", step.stack))\(screen)</section>"
  }

  private func difference(_ lines: [String]) -> Markup {
    guard !lines.isEmpty else { return "" }
    let lines = lines.map { line -> Markup in
      // Keep the `+` or `-` in the text for readers who can't distinguish the colors.
      switch line.utf8.first {
      case UInt8(ascii: "-"): "<del>\(line)</del>\n"
      case UInt8(ascii: "+"): "<ins>\(line)</ins>\n"
      default: "<span>\(line)</span>\n"
      }
    }
    return "<h4>Difference</h4><pre class=\"difference\">\(lines)</pre>"
  }

  private func paragraph(_ kind: String, _ text: String) -> Markup {
    text.isEmpty ? "" : "<p class=\"\(kind)\">\(text)</p>"
  }

  private func preformatted(_ title: String, _ text: String) -> Markup {
    text.isEmpty ? "" : "<h4>\(title)</h4><pre>\(text)</pre>"
  }

  private func lines(_ title: String, _ lines: [String]) -> Markup {
    lines.isEmpty ? "" : "<h4>\(title)</h4><pre>\(lines: lines)</pre>"
  }
}
