/// An HTML page in a single file, which needs no network and is readable without scripts.
///
/// Each case and each step has a link to itself: `#c3` is the third case, `#c3-2` its second step.
/// With scripts, the cases can be filtered, and the page's URL contains the filter.
package struct HTMLReport: ReportFormat {
  /// Creates the format.
  package init() {}

  /// The page in UTF-8.
  package func bytes(of report: RunReport) -> [UInt8] {
    var page = HTMLPage(report)
    page.write()
    return page.page.utf8
  }
}
