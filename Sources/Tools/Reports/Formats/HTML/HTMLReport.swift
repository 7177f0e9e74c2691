/// A report as a single HTML file that is readable offline and without scripts.
///
/// Each case and each step has an anchor: `#c3` is the third case, and `#c3-2` is its second step.
/// With scripts, the cases can be filtered, and the page's URL contains the filter.
package struct HTMLReport: ReportFormat {
  package var listsSteps: Bool { true }
  package var listsCalls: Bool { true }

  /// Creates the format.
  package init() {}

  /// Writes the page in UTF-8.
  package func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    HTMLPage(report, output).write()
  }
}
