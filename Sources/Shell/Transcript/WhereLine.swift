import AppDriver

/// The output of `where`: the path, the modal screen, the tab and the device on one line.
struct WhereLine {
  let text: String

  init(_ app: AppSnapshot) {
    var parts = [PathText.text(app.screen.paths)]
    if let modal = app.screen.modal {
      parts.append(
        "in \(modal.style == .alert ? "an" : "a") \(modal.style.rawValue)"
          + " over \(PathText.text([modal.over] + (modal.overBeside ?? [])))")
    }
    if let tab = app.tabs.first(where: \.isSelected) { parts.append("tab \(tab.title)") }
    parts.append(
      "\(app.traits.width.rawValue) width, \(app.traits.isLandscape ? "landscape" : "portrait")")
    text = parts.joined(separator: ", ")
  }
}
