import CEmbeddedFiles
import Wireframes

/// A file that is embedded in a page.
enum PageResource {
  /// The style sheet: a single column with the reader's fonts and color scheme.
  case style
  /// The style sheet of the pictures.
  case pictureStyle
  /// The script that filters the cases.
  ///
  /// The URL contains the filter, or the case or step to show.
  case script
  /// The script that adds the buttons that copy a text.
  case copyScript
  /// The style sheet of a server's page, after that of all pages.
  case liveStyle
  /// The script of a server's page, after that of all pages: it follows the run, and starts others.
  case liveScript
  /// The style sheet of a demo: the player, and all steps below one another without it.
  case demoStyle
  /// The script that plays a demo.
  case demoScript
  /// The script of a demo's phone, which the demo's script uses.
  case demoPhoneScript
  /// The style sheet of a map's drawing.
  case mapDrawingStyle
  /// The style sheet of a map's page, after that of all pages.
  case mapStyle
  /// The script of a map's page: selection and search.
  case mapScript
  /// The script of the drawing in a map's page, which the page's script uses.
  case mapViewScript

  /// The file's bytes, which the build embeds in the program.
  var utf8: [UInt8] {
    switch self {
    case .pictureStyle: Array(Picture.style.utf8)
    case .style: flowsh_report_css().utf8
    case .script: flowsh_report_js().utf8
    case .copyScript: flowsh_copy_js().utf8
    case .liveStyle: flowsh_live_css().utf8
    case .liveScript: flowsh_live_js().utf8
    case .demoStyle: flowsh_demo_css().utf8
    case .demoScript: flowsh_demo_js().utf8
    case .demoPhoneScript: flowsh_demo_phone_js().utf8
    case .mapDrawingStyle: flowsh_map_drawing_css().utf8
    case .mapStyle: flowsh_map_css().utf8
    case .mapScript: flowsh_map_js().utf8
    case .mapViewScript: flowsh_map_view_js().utf8
    }
  }
}
