import AppDriver
import Foundation

nonisolated extension Redaction {
  /// A screen with stars for the secrets in its texts.
  ///
  /// Only one that holds a secret goes through JSON; nil where it is no longer a screen without the
  /// secret, as where that is the name of a kind.
  func redacted(_ screen: ScreenSnapshot) -> ScreenSnapshot? {
    guard !isEmpty, isAnywhere(in: screen) else { return screen }
    guard let data = try? JSONEncoder().encode(screen) else { return nil }
    let safe = Data(redacted(String(decoding: data, as: UTF8.self)).utf8)
    return try? JSONDecoder().decode(ScreenSnapshot.self, from: safe)
  }

  private func isAnywhere(in screen: ScreenSnapshot) -> Bool {
    for pane in screen.panes {
      if finds(in: pane.title) || finds(in: pane.path ?? []) { return true }
      for element in pane.elements {
        if finds(in: element.label) || finds(in: element.options) { return true }
        if let value = element.value, finds(in: value) { return true }
      }
    }
    let modal = screen.modal
    return finds(in: screen.stack) || finds(in: screen.tabs?.titles ?? [])
      || finds(in: screen.back?.below ?? []) || finds(in: modal?.over ?? [])
      || (modal?.overBeside ?? []).contains(where: finds)
  }

  private func finds(in texts: [String]) -> Bool {
    for text in texts where finds(in: text) { return true }
    return false
  }
}
