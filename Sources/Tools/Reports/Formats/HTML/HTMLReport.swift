/// A report as a single HTML file that is readable offline and without scripts.
///
/// Each case and each step has an anchor: `#c3` is the third case, and `#c3-2` is its second step.
/// With scripts, the cases can be filtered, and the page's URL contains the filter.
package struct HTMLReport: ReportFormat {
  package var listsSteps: Bool { true }
  package var listsCalls: Bool { true }

  /// The part of a page that a server keeps up to date.
  package struct Live: Sendable {
    /// The number of the page, which is higher for later results.
    package let number: Int
    /// The text without which the page's policy lets no script run.
    package let nonce: String

    package init(number: Int, nonce: String) {
      self.number = number
      self.nonce = nonce
    }
  }

  /// The part that makes the page a live one; `nil` for a page that loads nothing.
  private let live: Live?

  /// Creates the format of a file, or of the page of a server.
  package init(live: Live? = nil) { self.live = live }

  /// Returns the ID of a case on the page, which is the address of its results.
  package static func id(ofCaseIn file: String, title: String, variant: CaseVariant) -> String {
    "c" + StableHash([file, title, variant.name]).digits
  }

  /// Writes the page in UTF-8.
  package func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    HTMLPage(report, live, output).write()
  }
}
