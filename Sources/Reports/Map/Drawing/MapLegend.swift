/// What the signs in a map's drawing mean.
enum MapLegend {
  /// Returns the legend as a paragraph.
  ///
  /// - Parameters:
  ///   - hasCoverage: Whether lines show what walkthroughs take.
  ///   - hidden: What is to be said of ways back and tab switches, which aren't drawn at first.
  /// - Returns: The paragraph.
  static func markup(hasCoverage: Bool, hidden: Markup) -> Markup {
    let coverage: Markup =
      hasCoverage
      ? """
      <span><svg class="edges" width="28" height="10" aria-hidden="true">\
      <path class="covered" d="M0,5H28"/></svg> taken by a walkthrough</span>
      <span><svg class="edges" width="28" height="10" aria-hidden="true">\
      <path class="uncovered" d="M0,5H28"/></svg> not taken</span>

      """ : ""
    return """
      <p class="legend">\(coverage)<span><b>↻ 3</b> three moves lead back to the same screen</span>
      <span><svg class="node sheet" width="28" height="16" aria-hidden="true">\
      <rect class="box" x="1" y="1" width="26" height="14" rx="4"/></svg> \
      a sheet, a cover or an alert, over another screen</span>
      <span>ways back and tab switches \(hidden)</span></p>

      """
  }
}
