import Script
import Shell

extension HTMLPage {
  /// Writes a case: failures stand open.
  mutating func write(_ item: CaseReport, number: Int) {
    out.literal("<article class=\"case\" id=\"c")
    out.number(number)
    out.literal("\" data-status=\"")
    out.literal(item.status.key)
    out.literal("\" data-tags=\"")
    for tag in item.tags {
      out.text(tag, .label)
      out.literal("&#10;")
    }
    out.literal("\"><a class=\"self\" href=\"#c")
    out.number(number)
    out.literal("\" aria-label=\"Link to case ")
    out.number(number)
    out.literal(item.status.isFailure ? "\">§</a><details open>" : "\">§</a><details>")
    out.literal("<summary><h3>")
    out.text(item.name, .markup)
    out.literal("</h3> <span class=\"facts\"><span class=\"badge ")
    out.literal(item.status.key)
    out.literal("\">")
    out.literal(item.status.words)
    out.literal("</span>")
    for tag in item.tags {
      out.literal(" <span class=\"tag\">@")
      out.text(tag, .markup)
      out.literal("</span>")
    }
    out.literal(" <span class=\"time\">line ")
    out.number(item.line)
    out.literal(" · ")
    duration(item.seconds)
    out.literal("</span></span></summary>\n")
    switch item.status {
    case .passed: break
    case .skipped: paragraph("reason", item.reason ?? "")
    case .failed, .crashed, .timedOut, .flaky: paragraph("reason", item.cause)
    }
    let culprit = item.culpritIndex
    if let culprit {
      out.literal("<p class=\"place\"><a href=\"#c")
      out.number(number)
      out.literal("-")
      out.number(culprit + 1)
      out.literal("\">Step ")
      out.number(culprit + 1)
      out.literal("</a></p>")
    }
    lines("At the crash, innermost first", item.callStack)
    steps(of: item, number, culprit: culprit)
    if !item.appOutput.isEmpty {
      out.literal("<h4>What the app wrote</h4><pre>")
      out.text(item.appOutput, .markup)
      out.literal("</pre>")
    }
    out.literal("</details></article>\n")
  }

  private mutating func steps(of item: CaseReport, _ number: Int, culprit: Int?) {
    guard !item.steps.isEmpty else { return }
    out.literal("<ol class=\"steps\">\n")
    for index in item.steps.indices {
      out.literal("<li id=\"c")
      out.number(number)
      out.literal("-")
      out.number(index + 1)
      out.literal("\"><a class=\"self\" href=\"#c")
      out.number(number)
      out.literal("-")
      out.number(index + 1)
      out.literal("\" aria-label=\"Link to step ")
      out.number(index + 1)
      out.literal("\">")
      out.number(index + 1)
      out.literal(index == culprit ? "</a><details open>" : "</a><details>")
      write(
        item.steps[index], after: index == 0 ? nil : item.steps[index - 1], in: item.file,
        isCulprit: index == culprit && item.status != .failed)
      out.literal("</details></li>\n")
    }
    out.literal("</ol>")
  }

  private mutating func write(
    _ step: StepReport, after previous: StepReport?, in file: String, isCulprit: Bool
  ) {
    out.literal("<summary><code>")
    out.text(step.command, .markup)
    out.literal("</code> <span class=\"facts\">")
    switch step.status {
    case .failed: out.literal("<span class=\"badge failed\">failed</span>")
    case .noted: out.literal("<span class=\"badge skipped\">noted</span>")
    case .passed where isCulprit: out.literal("<span class=\"badge failed\">last step</span>")
    case .passed: out.literal("<span class=\"passed\">passed</span>")
    }
    out.literal(" <span class=\"time\">")
    if !step.file.isEmpty && step.file != file {
      out.text(step.file, .markup)
      out.literal(", ")
    }
    out.literal("line ")
    out.number(step.line)
    out.literal(" · ")
    duration(step.seconds)
    out.literal("</span></span></summary><div class=\"step\">")
    paragraph("reason", step.reason ?? "")
    paragraph("message", step.message ?? "")
    difference(step.difference)
    screens(before: previous, after: step)
    // Most commands print the screen, which stands here already.
    if !step.output.isEmpty && !step.output.hasPrefix(step.screen) || step.screen.isEmpty {
      preformatted("Printed", step.output)
    }
    lines("Calls", step.calls)
    lines("Events", step.events)
    out.literal("</div>")
  }

  private mutating func screens(before previous: StepReport?, after step: StepReport) {
    let isSame = previous?.screen == step.screen && previous?.stack == step.stack
    out.literal("<div class=\"screens\">")
    if let previous, !isSame { screen("Before", previous) }
    screen(isSame ? "Before and after" : "After", step)
    out.literal("</div>")
  }

  private mutating func screen(_ title: StaticString, _ step: StepReport) {
    guard !step.screen.isEmpty || !step.stack.isEmpty else { return }
    out.literal("<section><h4>")
    out.literal(title)
    out.literal("</h4>")
    paragraph("stack", step.stack)
    if !step.screen.isEmpty {
      out.literal("<pre>")
      out.text(step.screen, .markup)
      out.literal("</pre>")
    }
    out.literal("</section>")
  }

  private mutating func difference(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    out.literal("<h4>Difference</h4><pre class=\"difference\">")
    for line in lines {
      // The sign stays in the text, for those who don't see the colour.
      switch line.utf8.first {
      case UInt8(ascii: "-"): out.literal("<del>")
      case UInt8(ascii: "+"): out.literal("<ins>")
      default: out.literal("<span>")
      }
      out.text(line, .markup)
      switch line.utf8.first {
      case UInt8(ascii: "-"): out.literal("</del>\n")
      case UInt8(ascii: "+"): out.literal("</ins>\n")
      default: out.literal("</span>\n")
      }
    }
    out.literal("</pre>")
  }

  private mutating func paragraph(_ kind: StaticString, _ text: String) {
    guard !text.isEmpty else { return }
    out.literal("<p class=\"")
    out.literal(kind)
    out.literal("\">")
    out.text(text, .markup)
    out.literal("</p>")
  }

  private mutating func preformatted(_ title: StaticString, _ text: String) {
    guard !text.isEmpty else { return }
    out.literal("<h4>")
    out.literal(title)
    out.literal("</h4><pre>")
    out.text(text, .markup)
    out.literal("</pre>")
  }

  private mutating func lines(_ title: StaticString, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    out.literal("<h4>")
    out.literal(title)
    out.literal("</h4><pre>")
    for line in lines {
      out.text(line, .markup)
      out.literal("\n")
    }
    out.literal("</pre>")
  }
}
