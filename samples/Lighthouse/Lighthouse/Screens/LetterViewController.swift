import UIKit

protocol LetterViewControllerDelegate: AnyObject {
  func letterViewControllerDidSend(_ controller: LetterViewController)
}

/// A letter to the harbor master.
final class LetterViewController: UIViewController {
  weak var delegate: LetterViewControllerDelegate?
  private let text = UITextView()
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
    text.text = "All is wel."
    text.supportsAdaptiveImageGlyph = true
    text.addInteraction(UIScribbleInteraction(delegate: self))
    hint.text = hintText ?? "Write by hand"
    let stack = UIStackView(arrangedSubviews: [text, hint] + buttons)
    stack.axis = .vertical
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() })
  }

  override func captureTextFromCamera(_ sender: Any?) {
    hint.text = "From the camera"
  }

  private var buttons: [UIButton] {
    [
      button("Check", #selector(check)), button("Print", #selector(printLetter)),
      button("Look Up", #selector(lookUp)), button("Count", #selector(count)),
    ]
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  /// How to write, where the system has tools for it.
  private var hintText: String? {
    text.isWritingToolsActive ? "Let the tools write" : nil
  }

  private func send() {
    delegate?.letterViewControllerDidSend(self)
  }

  @objc private func check() {
    let checker = UITextChecker()
    let word = checker.rangeOfMisspelledWord(
      in: text.text, range: NSRange(0..<11), startingAt: 0, wrap: false, language: "en")
    hint.text = word.location == NSNotFound ? "No mistakes" : "A mistake at \(word.location)"
  }

  @objc private func printLetter() {
    let printer = UIPrintInteractionController.shared
    printer.printFormatter = text.viewPrintFormatter()
    printer.present(animated: true) { [weak self] _, isDone, _ in
      self?.hint.text = isDone ? "Printed" : "Not printed"
    }
  }

  @objc private func lookUp() {
    present(UIReferenceLibraryViewController(term: "keeper"), animated: true)
  }

  @objc private func count() {
    hint.text = "\(lines) lines"
  }

  /// The number of lines on paper.
  private var lines: Int {
    text.viewPrintFormatter().pageCount * 40
  }
}

extension LetterViewController: UIScribbleInteractionDelegate {
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool {
    true
  }
}
