/// A file in this folder that is embedded in the page.
enum PageResource {
  /// The style sheet: one calm column, in the reader's own fonts and colour scheme.
  case style
  /// The script that filters the cases; the URL contains the filter, or the case or step to show.
  case script

  /// The file's bytes, which the build embeds in the program.
  var utf8: [UInt8] {
    switch self {
    case .style: PackageResources.report_css
    case .script: PackageResources.report_js
    }
  }
}
