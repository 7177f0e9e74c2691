import AppDriver
import Script
import TestSupport
import Testing
import UIKit
import Walkthroughs

/// A screen that asks a server for a text.
private final class TextViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text"
    let stack = UIStackView(arrangedSubviews: [label])
    view.addSubview(stack)
    stack.addArrangedSubview(
      UIButton(primaryAction: UIAction(title: "Handler") { [weak self] _ in self?.load() }))
    stack.addArrangedSubview(
      UIButton(
        primaryAction: UIAction(title: "Await") { [weak self] _ in Task { await self?.load() } }))
  }

  private nonisolated static var url: URL {
    URL(string: "https://a.example/text") ?? URL(filePath: "/")
  }

  private func load() {
    URLSession.shared.dataTask(with: Self.url) { [weak self] data, _, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? error?.localizedDescription
      DispatchQueue.main.async { self?.label.text = text }
    }.resume()
  }

  private func load() async {
    let data = try? await URLSession.shared.data(from: Self.url).0
    label.text = data.map { String(decoding: $0, as: UTF8.self) } ?? "no data"
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = TextViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Tests of fixtures in a Swift test, whose process isn't the app's alone.
@Suite(.serialized, .exclusive) struct `Fixtures in a Swift test` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "a.json", #"[{"url": "*/text", "times": 2, "body": "hello", "delay": 0.01}]"#)
  }

  private func run(_ walk: String) async throws {
    try folder.write("a.walk", walk)
    for walk in Walkthrough.all(in: folder.path) {
      try await walk.run { _ in Delegate() }
    }
  }

  @Test func `a walkthrough's fixtures answer the app's requests`() async throws {
    try await run(
      """
      @network a.json
      == a handler
      tap Handler
      expect text hello within 60s
      == a task
      tap Await
      expect text hello within 60s

      """)
  }

  @Test func `a refused request fails its step`() async throws {
    let error = await #expect(throws: WalkthroughFailure.self) {
      try await run("@network a.json\ntap Handler\nwait 0.1\ntap Handler\nwait 0.1\ntap Handler\n")
    }
    #expect(error?.location?.line == 6)
    #expect(
      error?.description.contains(
        "the request GET https://a.example/text was refused: no fixture in \(folder.path)/a.json"
          + " matches it; \(folder.path)/a.json:1 has answered its 2 requests;") == true,
      "\(error as Any)")
  }

  @Test func `a mistake in the fixtures is an error before the walk begins`() async throws {
    try folder.write("a.json", "[{}]")
    let error = await #expect(throws: WalkthroughFailure.self) {
      try await run("@network a.json\ntap Handler\n")
    }
    #expect(error?.description.contains("a.json:1: a fixture needs \"url\"") == true)
  }
}
