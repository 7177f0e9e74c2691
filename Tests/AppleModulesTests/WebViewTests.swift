import AppDriver
import Foundation
import FoundationNetworking
import HeadlessUIKit
import TestSupport
import Testing
import WebKit

private final class Navigator: NSObject, WKNavigationDelegate {
  var calls: [String] = []
  var policy = WKNavigationActionPolicy.allow
  var responsePolicy = WKNavigationResponsePolicy.allow
  var started: (WKWebView) -> Void = { _ in }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    calls.append("decide \(navigationAction.navigationType.rawValue)")
    decisionHandler(policy)
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(responsePolicy) }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    calls.append("start \(webView.isLoading)")
    started(webView)
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { calls.append("fail \((error as NSError).domain) \((error as NSError).code)") }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    calls.append("finish \(webView.isLoading)")
  }
}

@Suite(.serialized, .exclusive) struct `A web view` {
  private let web = WKWebView()
  private let navigator = Navigator()
  private let first = URL(filePath: "/").appending(path: "missing.html")

  private func launch() async -> TestApp {
    let app = await TestApp { [web] in ViewScreen(web) }
    web.navigationDelegate = navigator
    return app
  }

  private func request(_ text: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: text)))
  }

  @Test func `asks its delegate, loads, and shows its URL`() async throws {
    let app = await launch()
    let request = try request("https://a.example/b")
    web.load(request)
    #expect(web.isLoading && web.url == request.url)
    await app.run {}
    #expect(navigator.calls == ["decide -1", "start true", "commit", "finish false"])
    #expect(app.elements == ["page https://a.example/b"])
  }

  @Test func `shows the title, the text and the links of HTML, which the delegate may refuse`()
    async throws
  {
    let app = await launch()
    let base = try #require(URL(string: "https://a.example/"))
    await app.run {
      web.loadHTMLString("<title>A &amp; B</title><p>Hello</p><a href='/c'>More</a>", baseURL: base)
    }
    #expect(web.title == "A & B")
    #expect(app.elements.prefix(3) == ["page https://a.example/", "title A & B", "Hello"])
    navigator.policy = .cancel
    await app.select("More")
    #expect(web.url == base && !web.isLoading)
    #expect(navigator.calls.last == "decide 0")
    navigator.policy = .allow
    await app.select("More")
    #expect(web.url?.path == "/c")
  }

  @Test func `goes back to pages that it has loaded, which HTML of the app isn't`() async throws {
    let app = await launch()
    let (one, other) = (try request("https://a.example/1"), try request("https://a.example/2"))
    await app.run { web.load(one) }
    await app.run { web.loadHTMLString("<p>Hello</p>", baseURL: nil) }
    #expect(!web.canGoBack)
    await app.run { web.load(other) }
    #expect(web.canGoBack)
    await app.run { web.goBack() }
    #expect(web.url == one.url && !web.canGoBack && web.canGoForward)
  }

  @Test func `reports an answer that the delegate refuses`() async throws {
    let app = await launch()
    let (one, other) = (try request("https://a.example/1"), try request("https://a.example/2"))
    await app.run { web.load(one) }
    navigator.responsePolicy = .cancel
    await app.run { web.load(other) }
    #expect(navigator.calls.suffix(2) == ["start true", "fail WebKitErrorDomain 102"])
    #expect(web.url == one.url && !web.isLoading)
  }

  @Test func `reports a load that the app ends, or that another one ends`() async throws {
    let app = await launch()
    let request = try request("https://a.example/1")
    navigator.started = { $0.stopLoading() }
    await app.run { web.load(request) }
    #expect(navigator.calls == ["decide -1", "start true", "fail NSURLErrorDomain -999"])
    #expect(web.url == nil && !web.isLoading)
    navigator.calls = []
    navigator.started = { [navigator] in
      navigator.started = { _ in }
      $0.load(request)
    }
    await app.run { web.load(request) }
    #expect(
      navigator.calls.filter { !$0.hasPrefix("decide") }
        == ["start true", "fail NSURLErrorDomain -999", "start true", "commit", "finish false"])
  }

  @Test func `reports a file that doesn't exist, and a scheme that nothing loads`() async throws {
    let app = await launch()
    await app.run { web.loadFileURL(first, allowingReadAccessTo: first) }
    #expect(navigator.calls.last == "fail NSURLErrorDomain -1100")
    let request = try request("shop://cart")
    await app.run { web.load(request) }
    #expect(navigator.calls.last == "fail NSURLErrorDomain -1002")
  }
}
