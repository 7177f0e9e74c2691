import Shell
import Wireframes

extension HTMLPage {
  func write(
    _ step: StepReport, id: String, number: Int, after previous: StepReport?, of item: CaseReport,
    isCulprit: Bool, pictures numbers: [Int]
  ) {
    let moments = StepMoments(step, after: previous, numbers)
    let file = step.file.isEmpty || step.file == item.file ? "" : step.file + ", "
    page += """
      <li \(attribute: "class", isCulprit ? "culprit" : nil)id="\(id)">\
      <a class="self" href="#\(id)" aria-label="Link to step \(number)">\(number)</a>\
      <details\(attribute: "open", if: isCulprit)><summary><code>\(step.command)</code> \
      <span class="facts">\(badge(of: step, isLast: isCulprit && item.status != .failed)) \
      <span class="time">\(file)line \(step.line) · \(Self.duration(step.seconds))</span></span>\
      </summary>\(details(of: step, after: previous, moments, isCulprit: isCulprit))</details></li>

      """
  }

  private func details(
    of step: StepReport, after previous: StepReport?, _ moments: StepMoments, isCulprit: Bool
  ) -> Markup {
    // Most commands print the screen, which is shown below anyway.
    let printsMore =
      !step.output.isEmpty && !Self.begins(step.output, with: step.screen)
      || step.screen.isEmpty
    return """
      <div class="step">\(paragraph("reason", step.reason ?? ""))\
      \(paragraph("message", step.message ?? ""))\(difference(step.difference))\
      <div class="looks">\(pictures.figures(moments))\
      \(asText(screens(before: previous, after: step), isFolded: !moments.isEmpty, isOpen: isCulprit))\
      </div>\
      \(preformatted("Printed", printsMore ? step.output : ""))\(lines("Calls", step.calls))\
      \(lines("Events", step.events))\
      \(lines("Output of the app", step.appOutput))</div>
      """
  }

  /// Returns whether the bytes of a text begin with those of another one.
  private static func begins(_ text: String, with start: String) -> Bool {
    guard text.utf8.count >= start.utf8.count else { return false }
    var (text, start) = (text, start)
    return text.withUTF8 { text in
      start.withUTF8 { start in
        UnsafeBufferPointer(rebasing: text[..<start.count]).elementsEqual(start)
      }
    }
  }

  private func badge(of step: StepReport, isLast: Bool) -> Markup {
    switch step.status {
    case .failed: "<span class=\"badge failed\">failed</span>"
    case .noted: "<span class=\"badge skipped\">noted</span>"
    case .passed where isLast: "<span class=\"badge failed\">last step</span>"
    case .passed: "<span class=\"passed\">passed</span>"
    }
  }

  // MARK: Screens

  private func screens(before previous: StepReport?, after step: StepReport) -> [Markup] {
    guard let previous else { return [screen("After", step, text(step.screen))] }
    guard previous.screen != step.screen else {
      let title = previous.stack == step.stack ? "Before and after" : "After"
      return [screen(title, step, text(step.screen))]
    }
    // On another screen, everything is new.
    guard TextChange.haveSameFirstLine(previous.screen, step.screen) else {
      return [
        screen("Before", previous, text(previous.screen)), screen("After", step, text(step.screen)),
      ]
    }
    let change = TextChange(previous.screen, step.screen, isByLine: true)
    return [
      screen("Before", previous, marked(change, change.removed, isNew: false)),
      screen("After", step, marked(change, change.added, isNew: true)),
    ]
  }

  /// Returns the screens as text, which pictures beside them fold.
  private func asText(_ screens: [Markup], isFolded: Bool, isOpen: Bool) -> Markup {
    let isFolded = isFolded && screens.contains { !$0.isEmpty }
    let text: Markup = "<div class=\"screens\">\(screens)</div>"
    guard isFolded else { return text }
    return """
      <details class="text"\(attribute: "open", if: isOpen)><summary>As text</summary>\(text)\
      </details>
      """
  }

  private func screen(_ title: String, _ step: StepReport, _ text: Markup) -> Markup {
    guard !step.screen.isEmpty || !step.stack.isEmpty else { return "" }
    let screen: Markup = step.screen.isEmpty ? "" : "<pre>\(text)</pre>"
    return "<section><h4>\(title)</h4>\(paragraph("stack", step.stack))\(screen)</section>"
  }

  private func marked(_ change: TextChange, _ middle: String, isNew: Bool) -> Markup {
    let mark: Markup =
      middle.isEmpty ? "" : isNew ? "<ins>\(middle)</ins>" : "<del>\(middle)</del>"
    return "\(change.start)\(mark)\(change.end)"
  }

  // MARK: Text

  private func text(_ text: String) -> Markup { "\(text)" }

  private func difference(_ lines: [String]) -> Markup {
    guard !lines.isEmpty else { return "" }
    let partners = DifferenceLine.partners(in: lines)
    let lines = lines.indices.map { index -> Markup in
      let line = DifferenceLine(lines[index])
      let text = Self.withoutBar(line)
      let partner = partners[index].map { Self.withoutBar(DifferenceLine(lines[$0])) } ?? text
      // Keep the `+` or `-` in the text for readers who can't distinguish the colors.
      switch line.kind {
      case .expected:
        let change = TextChange(text, partner, isByLine: false)
        return """
          <del>- \(change.start)\(emphasized(change.removed))\(change.end)</del>

          """
      case .actual:
        let change = TextChange(partner, text, isByLine: false)
        return """
          <ins>+ \(change.start)\(emphasized(change.added))\(change.end)</ins>

          """
      case .same: return "<span>  \(text)</span>\n"
      }
    }
    return "<h4>Difference</h4><pre class=\"difference\">\(lines)</pre>"
  }

  /// Returns a line without the `|` of the script.
  private static func withoutBar(_ line: DifferenceLine) -> String {
    if line.text == "|" { return "" }
    return line.text.hasPrefix("| ") ? String(line.text.dropFirst(2)) : line.text
  }

  private func emphasized(_ text: String) -> Markup {
    text.isEmpty ? "" : "<mark>\(text)</mark>"
  }

  func paragraph(_ kind: String, _ text: String) -> Markup {
    text.isEmpty ? "" : "<p class=\"\(kind)\">\(text)</p>"
  }

  private func preformatted(_ title: String, _ text: String) -> Markup {
    text.isEmpty ? "" : "<h4>\(title)</h4><pre>\(text)</pre>"
  }

  func lines(_ title: String, _ lines: [String]) -> Markup {
    lines.isEmpty ? "" : "<h4>\(title)</h4><pre>\(lines: lines)</pre>"
  }
}
