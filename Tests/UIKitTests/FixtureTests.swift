import AppDriver
import Script
import TestSupport
import Testing
import UIKit
import Walkthroughs

/// The part of a session that an app's services use.
private protocol Client {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Client {}

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
    add("Client") { client in
      Self.text(try await client.data(for: URLRequest(url: Self.url)).0)
        + Self.text(try await client.data(from: Self.url).0)
    }
    add("Upload") { client in
      var request = URLRequest(url: Self.url)
      request.httpMethod = "POST"
      request.allowsExpensiveNetworkAccess = false
      return Self.text(try await client.upload(for: request, from: Data("body".utf8)).0)
    }
    add("Download") { client in
      let file = try await client.download(from: Self.url).0
      return Self.text(try Data(contentsOf: file))
    }
    add("Lines") { _ in
      var lines: [String] = []
      for try await line in Self.url.lines { lines.append(line) }
      return lines.joined(separator: "|")
    }
    add("Bytes") { _ in
      let (bytes, response) = try await URLSession.shared.bytes(from: Self.url)
      var count = 0
      for try await _ in bytes { count += 1 }
      return "\((response as? HTTPURLResponse)?.statusCode ?? 0), \(count) bytes"
    }
  }

  private func add(_ title: String, _ load: @escaping (any Client) async throws -> String) {
    let action = UIAction(title: title) { [weak self] _ in
      Task {
        do {
          let text = try await load(URLSession.shared)
          self?.label.text = text
        } catch { self?.label.text = "error \((error as? URLError)?.code.rawValue ?? 0)" }
      }
    }
    (view.subviews.first as? UIStackView)?.addArrangedSubview(UIButton(primaryAction: action))
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

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

  @Test(.bug(id: "U18"))
  func `fixtures answer requests that an app's own protocol makes`() async throws {
    try folder.write(
      "a.json",
      """
      [{"url": "*/text", "method": "POST", "body": "taken"},
       {"url": "*/text", "body": "one\\n\\ntwo", "delay": 0.01}]
      """)
    try await run(
      """
      @network a.json
      == data
      tap Client
      expect text "one twoone two" within 60s
      == an upload
      tap Upload
      expect text taken within 60s
      == a download
      tap Download
      expect text "one two" within 60s
      == lines
      tap Lines
      expect text "one|two" within 60s
      == bytes
      tap Bytes
      expect text "200, 8 bytes" within 60s

      """)
  }

  @Test func `a stream of bytes fails with its request`() async throws {
    try folder.write("a.json", #"[{"url": "*/text", "error": "timedOut"}]"#)
    try await run(
      """
      @network a.json
      == bytes
      tap Bytes
      expect text "error -1001" within 60s

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
