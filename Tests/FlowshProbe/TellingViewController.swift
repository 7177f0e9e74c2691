import Foundation
import HeadlessUIKit

/// A screen that prints the text of its secure field in several forms.
final class TellingViewController: UIViewController {
  private var key = ""
  private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tells"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Field("Key", text: key, isSecure: true) { self.key = $0 }
    Content.Field("Name", text: name) { self.name = $0 }
    Content.Button("Tell") {
      let json = (try? JSONEncoder().encode([self.key])) ?? Data()
      print(self.key, String(decoding: json, as: UTF8.self))
      print("\(self.key)\u{301}", self.key.addingPercentEncoding(withAllowedCharacters: []) ?? "")
      fflush(nil)
      fatalError(self.key)
    }
    Content.Button("Flood") {
      // A test keeps 64 KiB.
      print(String(repeating: "-", count: (1 << 16) - 5) + self.key)
    }
  }
}
