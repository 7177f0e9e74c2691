import Foundation
import HeadlessUIKit

/// A screen that shows text, as well as rows and buttons that perform actions.
final class Page: UIViewController {
  /// The title and action of a row or button.
  struct Choice {
    let title: String
    let action: @MainActor () -> Void
  }

  private let words: String
  private let rows: [Choice]
  private let buttons: [Choice]

  init(title: String, words: String = "", rows: [Choice] = [], buttons: [Choice] = []) {
    self.words = words
    self.rows = rows
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  @Content.Builder override var content: [Content.Element] {
    if !words.isEmpty {
      Content.Text(words)
    }
    for row in rows {
      Content.Row(row.title, select: row.action)
    }
    for button in buttons {
      Content.Button(button.title, action: button.action)
    }
  }
}
