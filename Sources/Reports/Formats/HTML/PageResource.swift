import Wireframes

/// A file in this folder that is embedded in the page.
enum PageResource {
  /// The style sheet: a single column with the reader's fonts and color scheme.
  case style
  /// The style sheet of the pictures.
  case pictureStyle
  /// The script that filters the cases.
  ///
  /// The URL contains the filter, or the case or step to show.
  case script

  /// The file's bytes, which the build embeds in the program.
  var utf8: [UInt8] {
    switch self {
    case .pictureStyle: Array(Picture.style.utf8)
    case .style: PackageResources.report_css
    case .script: PackageResources.report_js
    }
  }
}
