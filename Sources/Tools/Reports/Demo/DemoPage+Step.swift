import Shell
import Wireframes

extension DemoPage {
  /// Writes a step with everything that the player shows.
  func write(_ step: DemoStep, _ index: Int) {
    let heading: Markup = step.heading.map { "<h2>\($0)</h2>\n" } ?? ""
    let captions = step.captions.map { text -> Markup in "<p class=\"caption\">\(text)</p>\n" }
    let groups: Markup =
      step.groups.isEmpty
      ? "" : " <span class=\"group\">\(step.groups.joined(separator: " › "))</span>"
    let kind =
      step.isLaunch
      ? "step launch" : step.command.isEmpty ? "step end" : step.isCheck ? "step check" : "step"
    page += """
      <article class="\(kind)" id="step-\(index)" data-status="\(step.status.rawValue)"\
      \(attribute: "data-silent", if: step.endsCaption)>
      \(heading)\(captions)<h3><a class="self" href="#step-\(index)" \
      aria-label="Link to step \(index)">\(index)</a> <code>\(command(of: step))</code>\(groups)</h3>
      \(paragraph("reason", reason(of: step)))\(paragraph("message", step.message ?? ""))\
      <div class="body"><div class="frames">
      \(frames(of: step))</div>
      <div class="facts">
      \(preformatted("Printed", step.output))\
      \(preformatted("Output of the app", step.appOutput.joined(separator: "\n")))\
      \(trace(of: step))\(stack(of: step))\(tabs(of: step, index))\(tree(of: step, index))</div></div>
      </article>

      """
  }

  private func command(of step: DemoStep) -> Markup {
    if !step.command.isEmpty { return "\(step.command)" }
    return step.isLaunch ? "Launch" : "End"
  }

  private func reason(of step: DemoStep) -> String {
    guard let reason = step.reason else { return "" }
    return step.status == .failed ? reason : "refused: \(reason)"
  }

  private func frames(of step: DemoStep) -> [Markup] {
    step.frames.map { frame in
      let picture = demo.pictures[frame.picture]
      let touch = frame.touch.map { "\($0.kind.rawValue) \($0.x) \($0.y) \($0.endX) \($0.endY)" }
      return """
        <figure data-picture="\(frame.picture)" \
        \(attribute: "data-transition", frame.transition == .none ? nil : frame.transition.rawValue)\
        \(attribute: "data-touch", touch)>\
        <svg viewBox="0 0 \(picture.width) \(picture.height)" role="group" \
        aria-label="\(picture.label)"><use href="#p\(frame.picture)"/>\
        \(mark: frame.touch)</svg></figure>

        """
    }
  }

  private func trace(of step: DemoStep) -> Markup {
    guard !step.trace.isEmpty else { return "" }
    let lines = step.trace.map { line -> Markup in
      let place: Markup = line.place.map { " <span class=\"place\">\($0)</span>" } ?? ""
      return line.isCall
        ? "<li class=\"call\"><code>\(breakable: line.text)</code>\(place)</li>\n"
        : "<li><code>\(breakable: line.text)</code></li>\n"
    }
    return "<section><h4>Calls</h4><ul class=\"calls\">\n\(lines)</ul></section>\n"
  }

  private func stack(of step: DemoStep) -> Markup {
    step.scene.stack.isEmpty
      ? "" : "<section><h4>Stack</h4><p class=\"stack\">\(step.scene.stack)</p></section>\n"
  }

  /// Returns a reference to the step that shows the same.
  private func same(_ title: Markup, as index: Int) -> Markup {
    """
    <section class="same" data-step="\(index)"><h4>\(title)</h4>\
    <a href="#step-\(index)">as in step \(index)</a></section>

    """
  }

  private func tabs(of step: DemoStep, _ index: Int) -> Markup {
    guard !step.scene.tabs.isEmpty else { return "" }
    if sameTabs[index] != index { return same("Tabs", as: sameTabs[index]) }
    let tabs = step.scene.tabs.enumerated().map { index, title -> Markup in
      index == step.scene.selectedTab
        ? "<li class=\"selected\"><strong>\(title)</strong></li>" : "<li>\(title)</li>"
    }
    return "<section><h4>Tabs</h4><ul class=\"tabs\">\(tabs)</ul></section>\n"
  }

  private func tree(of step: DemoStep, _ index: Int) -> Markup {
    let tree = step.scene.tree
    guard !tree.isEmpty else { return "" }
    if sameTree[index] != index { return same("Coordinators", as: sameTree[index]) }
    // After a launch, everything is new.
    let isNew = DemoTreeLine.areNew(
      tree, since: index == 0 || step.isLaunch ? nil : demo.steps[index - 1].scene.tree)
    var lines: Markup = ""
    var depth = 0
    for (place, line) in tree.enumerated() {
      for _ in depth..<max(depth, line.depth) { lines += "<ul>" }
      for _ in line.depth..<max(depth, line.depth) { lines += "</li></ul>" }
      if place > 0, line.depth <= depth { lines += "</li>" }
      depth = line.depth
      lines += item(line, isNew: isNew[place])
    }
    for _ in 0..<depth { lines += "</li></ul>" }
    return "<section><h4>Coordinators</h4><ul class=\"tree\">\(lines)</li></ul></section>\n"
  }

  private func item(_ line: DemoTreeLine, isNew: Bool) -> Markup {
    let screens: Markup =
      line.screens.isEmpty
      ? "" : " <span class=\"screens\">\(line.screens.joined(separator: " › "))</span>"
    let new: Markup = isNew ? " <em class=\"new\">new</em>" : ""
    let charge: Markup = line.isInCharge ? " <em class=\"charge\">in charge</em>" : ""
    let left: Markup = line.isLeftBehind ? " <em class=\"left\">left behind</em>" : ""
    return "<li><code>\(line.type)</code>\(screens)\(new)\(charge)\(left)"
  }

  // MARK: Text

  private func paragraph(_ kind: String, _ text: String) -> Markup {
    text.isEmpty ? "" : "<p class=\"\(kind)\">\(text)</p>\n"
  }

  private func preformatted(_ title: String, _ text: String) -> Markup {
    text.isEmpty ? "" : "<section><h4>\(title)</h4><pre>\(text)</pre></section>\n"
  }
}
