import Wireframes

extension HTMLPage {
  /// Writes a case with the numbers of its pictures, expanded if it failed.
  func write(_ item: CaseReport, _ numbers: PagePictures.Numbers) {
    let status = item.status
    let id = id(of: item)
    let tags = item.tags.map { tag -> Markup in " <span class=\"tag\">@\(tag)</span>" }
    let variant = item.variant.parts.map { name -> Markup in " <span class=\"tag\">\(name)</span>" }
    page += """
      <article class="case" id="\(id)" data-status="\(status.key)" \
      data-tags="\(lines: item.tags)" data-seconds="\(seconds: item.seconds, decimals: 6)">\
      <a class="self" href="#\(id)" aria-label="Link to the case">§</a>\
      <details\(attribute: "open", if: status.isFailure)><summary><h3>\(item.name)</h3> \
      <span class="facts"><span class="badge \(status.key)">\(status.words)</span>\(variant)\(tags) \
      <span class="time">line \(item.line) · \(Self.duration(item.seconds))</span></span></summary>

      """
    if status != .passed { page += paragraph("reason", item.cause) }
    let place = "\(item.place.file):\(item.place.line)"
    let culprit = item.culpritIndex
    let link: Markup =
      culprit.map { "<a href=\"#\(id)-\($0 + 1)\">Step \($0 + 1)</a> " } ?? ""
    page += """
      <p class="place">\(link)<code class="copy">\(place)</code></p>
      <p class="place"><code class="copy">\(item.rerunCommand(program: report.programName))</code></p>

      """
    page += lines(item.callStackTitle, item.callStack)
    writeSteps(of: item, id: id, numbers.own)
    page += lines("Output of the app", item.appOutput)
    for (index, attempt) in item.earlierAttempts.enumerated() {
      page += """
        <details class="attempt"><summary>Attempt \(index + 1): \
        <span class="badge \(attempt.status.key)">\(attempt.status.words)</span> \
        \(attempt.explainedCause)</summary>

        """
      page += lines(attempt.callStackTitle, attempt.callStack)
      writeSteps(of: attempt, id: "\(id)-a\(index + 1)", numbers.ofAttempts[index])
      page += lines("Output of the app", attempt.appOutput)
      page += "</details>\n"
    }
    page += "</details></article>\n"
  }

  /// Writes the steps, those of a block or a sourced file in a group that can be expanded.
  private func writeSteps(of item: CaseReport, id: String, _ numbers: [Int]) {
    guard !item.steps.isEmpty else { return }
    let culprit = item.culpritIndex
    var open: StepReport?
    page += "<ol class=\"steps\">\n"
    for (index, step) in item.steps.enumerated() {
      let common = open.map { Self.commonGroups(of: $0, step) } ?? 0
      for _ in common..<(open?.groups.count ?? 0) { page += "</ol></details></li>\n" }
      for depth in common..<step.groups.count {
        let end =
          item.steps[index...].firstIndex { Self.commonGroups(of: $0, step) <= depth }
          ?? item.steps.count
        let hasCulprit = culprit.map { (index..<end).contains($0) } ?? false
        page += """
          <li class="group"><details\(attribute: "open", if: hasCulprit)><summary>\
          <code>\(step.groups[depth])</code> <span class="time">\(Self.steps(end - index))</span>\
          </summary><ol class="steps">

          """
      }
      open = step
      write(
        step, id: "\(id)-\(index + 1)", number: index + 1,
        after: index == 0 ? nil : item.steps[index - 1], of: item, isCulprit: index == culprit,
        pictures: numbers)
    }
    for _ in open?.groups ?? [] { page += "</ol></details></li>\n" }
    page += "</ol>"
  }

  private static func steps(_ count: Int) -> Markup { count == 1 ? "1 step" : "\(count) steps" }

  /// Returns the number of groups that contain two steps, of which one follows the other.
  ///
  /// Two blocks of the same name are two groups.
  private static func commonGroups(of one: StepReport, _ other: StepReport) -> Int {
    let same = zip(one.groups, other.groups).prefix { $0 == $1 }.count
    guard one.groupLines.count >= same, other.groupLines.count >= same else { return same }
    return zip(one.groupLines, other.groupLines).prefix(same).prefix { $0 == $1 }.count
  }
}
