import UIKit

/// The end of the watch.
final class EndOfWatchViewController: UIViewController {
  private let greeting = UILabel()
  private let log = UITextView()
  private let entries = [LogEntry(text: "Good night, keeper")]
  @LogFrame private var frame = .bezel

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "End of Watch"
    greeting.text = entries.first?.text
    greeting.hoverStyle = UIHoverStyle(effect: .lift)
    if log.isFindInteractionEnabled {
      log.text = "Search the log"
    } else {
      log.text = "The log is closed"
    }
    let parts: [UIView?] = [greeting, log, log.findInteraction?.view]
    for part in parts.compactMap({ $0 }) { view.addSubview(part) }
    countHighlights()
  }

  /// Counts the passages that the keeper has marked.
  private func countHighlights() {
    for (key, value) in log.textHighlightAttributes {
      print("\(key): \(value)")
    }
  }

  /// The width of the log's frame.
  private var width: CGFloat {
    switch log.borderStyle {
    case .bezel: 2
    default: 0
    }
  }

  /// Draws the frame of the log.
  private func draw(_ frame: UITextView.BorderStyle) {
    log.borderStyle = frame
  }
}
