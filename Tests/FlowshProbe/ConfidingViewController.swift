import Foundation
import HeadlessUIKit

/// A screen that passes on what is typed into its secure field, in all ways in which an app can
/// show a text.
final class ConfidingViewController: UIViewController {
  private var word = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Confides"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Field("Password", text: word, isSecure: true) { self.word = $0 }
    Content.Button("Enter") { self.enter() }
    Content.Button("Crash") { fatalError("the word is \(self.word)") }
  }

  private func enter() {
    print("the word is \(word), in a link \(encoded)")
    UIApplication.shared.open(URL(string: "confide://\(encoded)") ?? URL(filePath: "/"))
    navigationController?.pushViewController(ConfidedViewController(word), animated: true)
  }

  private var encoded: String {
    word.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}

/// A screen whose title, row, label, field and alert are a text.
private final class ConfidedViewController: UIViewController {
  private let word: String
  private var note: String

  init(_ word: String) {
    self.word = word
    note = word
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = word
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Text(word)
    Content.Field("Note", text: note) { self.note = $0 }
    Content.Row(word, detail: "of \(word)") { self.warn() }
    Content.Button(word) { self.warn() }
    Content.Button("Idle") {}
  }

  private func warn() {
    let alert = UIAlertController(title: word, message: "not \(word)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
