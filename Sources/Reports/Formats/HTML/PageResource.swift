/// What a page brings along, as it stands in a file beside this one.
enum PageResource {
  /// How the page looks: one calm column, in the reader's own fonts and colour scheme.
  case style
  /// Filters the cases; the address keeps by what, or which case or step was asked for.
  case script

  /// The file's bytes, which the compiler has put into the program.
  var utf8: [UInt8] {
    switch self {
    case .style: PackageResources.report_css
    case .script: PackageResources.report_js
    }
  }
}
