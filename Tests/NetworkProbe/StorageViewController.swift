import KeychainServices
import UIKit

/// A screen that stores things in the ways in which apps do, and shows what is there.
final class StorageViewController: UIViewController {
  private let stack = UIStackView()
  private let label = UILabel()
  private let files = FileManager.default

  private var folders: [URL] {
    [
      files.urls(for: .documentDirectory, in: .userDomainMask)[0],
      files.urls(for: .cachesDirectory, in: .userDomainMask)[0],
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0],
      files.temporaryDirectory,
      URL(fileURLWithPath: NSHomeDirectory()),
      URL(fileURLWithPath: NSTemporaryDirectory()),
      URL(
        fileURLWithPath: NSSearchPathForDirectoriesInDomains(
          .documentDirectory, .userDomainMask, true)[0]),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Storage"
    label.numberOfLines = 0
    view.addSubview(stack)
    stack.addArrangedSubview(label)
    add("Store") { $0.store() }
    add("Read") { $0.label.text = $0.contents }
    add("Home") { $0.label.text = NSHomeDirectory() }
    add("Lock") { screen in
      chmod(screen.folders[0].path, 0)
    }
    add("Remove") { _ in Self.replaceHome { _ in } }
    add("File") { _ in Self.replaceHome { try? Data().write(to: $0) } }
    add("Link") { _ in Self.replaceHome { symlink("/", $0.path) } }
    add("Folder") { _ in Self.replaceHome { mkdir($0.path, 0o700) } }
    add("Exit") { _ in exit(3) }
    add("Crash") { _ in fatalError() }
    label.text = contents
  }

  /// Removes the app's folder, and may put something else in its place.
  private static func replaceHome(by replacement: (URL) -> Void) {
    let home = URL(fileURLWithPath: NSHomeDirectory())
    try? FileManager.default.removeItem(at: home)
    replacement(home)
  }

  private func add(_ title: String, _ action: @escaping (StorageViewController) -> Void) {
    stack.addArrangedSubview(
      UIButton(
        primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) }))
  }

  private func store() {
    UserDefaults.standard.set("standard", forKey: "stored")
    UserDefaults(suiteName: "group.example")?.set("suite", forKey: "stored")
    UserDefaults.standard.synchronize()
    for folder in folders {
      try? files.createDirectory(at: folder, withIntermediateDirectories: true)
      try? Data("x".utf8).write(to: folder.appendingPathComponent("stored"))
    }
    let cookie = HTTPCookie(properties: [
      .name: "stored", .value: "x", .domain: "example.com", .path: "/",
    ])
    cookie.map { HTTPCookieStorage.shared.setCookie($0) }
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "stored",
      kSecValueData as String: Data("secret".utf8),
    ]
    SecItemAdd(item as CFDictionary, nil)
    label.text = contents
  }

  private var contents: String {
    var found: [String] = []
    if UserDefaults.standard.string(forKey: "stored") != nil { found.append("defaults") }
    if UserDefaults(suiteName: "group.example")?.string(forKey: "stored") != nil {
      found.append("suite")
    }
    let count = folders.count {
      files.fileExists(atPath: $0.appendingPathComponent("stored").path)
    }
    if count > 0 { found.append("\(count) files") }
    if HTTPCookieStorage.shared.cookies?.isEmpty == false { found.append("cookie") }
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "stored",
      kSecReturnData as String: true,
    ]
    var result: CFTypeRef?
    if SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess,
      let data = result as? Data
    {
      found.append(String(decoding: data, as: UTF8.self))
    }
    return found.isEmpty ? "nothing" : found.joined(separator: ", ")
  }
}
