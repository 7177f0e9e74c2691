import Wireframes

/// A demo as a single HTML file that plays the walk.
///
/// It is complete without scripts: all steps are below one another, and each has an anchor, such as
/// `#step-7`. The same demo always gives the same bytes.
package struct DemoPage {
  let demo: Demo
  let page: ReportStream<MarkupPlace>
  /// For each step, the first one from which on the tabs are the same.
  let sameTabs: [Int]
  /// For each step, the first one from which on the tree is the same.
  let sameTree: [Int]

  private init(_ demo: Demo, _ page: ReportStream<MarkupPlace>) {
    self.demo = demo
    self.page = page
    sameTabs = Self.firsts(demo.steps) { $0.hasSameTabs(as: $1) }
    sameTree = Self.firsts(demo.steps) { $0.tree == $1.tree }
  }

  private static func firsts(
    _ steps: [DemoStep], where isSame: (DemoScene, DemoScene) -> Bool
  ) -> [Int] {
    var first = 0
    return steps.indices.map { index in
      // A case shows everything once more, because it can be read on its own.
      if index == 0 || steps[index].isLaunch
        || !isSame(steps[index - 1].scene, steps[index].scene)
      {
        first = index
      }
      return first
    }
  }

  /// Writes a demo's page in UTF-8, part by part.
  package static func write(_ demo: Demo, to output: @escaping (_ part: [UInt8]) -> Void) {
    DemoPage(demo, ReportStream(output)).write()
  }

  private func write() {
    head()
    player()
    page += "<main id=\"walk\" tabindex=\"-1\" aria-label=\"Steps\">\n"
    for index in demo.steps.indices { write(demo.steps[index], index) }
    if demo.stepsLeftOut > 0 {
      page += """
        <p class="omitted">The page ends here: \(demo.stepsLeftOut) more steps were left out.</p>

        """
    }
    page += "</main>\n"
    pictures()
    page += """
      <script>
      \(resource: .demoPhoneScript)\(resource: .demoScript)</script>
      </body>
      </html>

      """
    page.flush()
  }

  private func head() {
    let subject =
      demo.title == demo.app ? "\(demo.title)" : "\(demo.title) – \(demo.app)"
    let app: Markup = demo.title == demo.app ? "" : "<p>\(demo.app)</p>"
    let script: Markup = demo.script.map { "<p>\($0)</p>" } ?? ""
    page += """
      \(Markup.pageStart)
      <title>\(subject)</title>
      <style>
      \(resource: .demoStyle)\(resource: .pictureStyle)</style>
      </head>
      <body>
      <header><h1>\(demo.title)</h1>\(app)\(script)</header>

      """
  }

  /// Writes the parts of the player, which the script fills and shows.
  private func player() {
    page += """
      <nav id="commands" aria-label="Commands" hidden><ol></ol></nav>
      <section id="stage" aria-label="Screen" hidden><div id="frame"><div id="phone"></div></div>\
      <p id="caption" aria-live="polite"></p></section>
      <form id="controls" aria-label="Player" hidden>\
      <button type="button" id="previous" aria-label="Previous step" \
      aria-keyshortcuts="ArrowLeft">←</button>\
      <button type="button" id="play" aria-keyshortcuts="Space">Play</button>\
      <button type="button" id="next" aria-label="Next step" aria-keyshortcuts="ArrowRight">→</button>\
      <input type="range" id="progress" min="0" max="\(max(0, demo.steps.count - 1))" step="1" \
      value="0" autocomplete="off" aria-label="Step">\
      <output id="count"></output>\
      <select id="speed" autocomplete="off" aria-label="Speed" aria-keyshortcuts="+ -">\
      <option value="0.5">½×</option><option value="1" selected>1×</option>\
      <option value="2">2×</option></select>\
      <button type="button" id="all" aria-label="All steps" aria-keyshortcuts="A">\
      All<span> steps</span></button>\
      <button type="button" id="full" aria-keyshortcuts="F">Full screen</button>\
      <button type="button" id="player" aria-keyshortcuts="A">Back to the player</button></form>
      <p id="keys" hidden><span><kbd>Space</kbd> play or pause</span> \
      <span><kbd>←</kbd> <kbd>→</kbd> step</span> \
      <span><kbd>Home</kbd> <kbd>End</kbd> first, last</span> \
      <span><kbd>+</kbd> <kbd>−</kbd> speed</span> <span><kbd>F</kbd> full screen</span> \
      <span><kbd>A</kbd> all steps</span></p>

      """
  }

  /// Writes each picture once; the steps refer to them.
  private func pictures() {
    page += "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" id=\"pictures\">\n"
    for (index, picture) in demo.pictures.enumerated() { page += .symbol(picture, index) }
    page += "</svg>\n"
  }
}
