import AppDriver

/// The output of `where`: the path, the screen's class, the modal screen, the tab and the device on
/// one line; the language and the region, if they aren't the default.
struct WhereLine {
  let text: String

  init(_ app: AppSnapshot, _ context: LaunchContext, isInBackground: Bool) {
    let types = app.screen.panes.map(\.type).joined(separator: " | ")
    var parts = [PathText.text(app.screen.paths) + " (\(types))"]
    if let modal = app.screen.modal {
      parts.append(
        "in \(modal.style.isAlert ? "an" : "a") \(modal.style.rawValue)"
          + " over \(PathText.text([modal.over] + (modal.overBeside ?? [])))")
    }
    if let tab = app.tabs.first(where: \.isSelected) { parts.append("tab \(tab.title)") }
    parts.append(
      "\(app.traits.width.rawValue) width, \(app.traits.isLandscape ? "landscape" : "portrait")")
    if let language = context.language { parts.append("language \(language)") }
    if let region = context.region { parts.append("region \(region)") }
    if isInBackground { parts.append("in the background") }
    text = parts.joined(separator: ", ")
  }
}
