import SafariServices
import UIKit
import WebKit

/// A page about fossils, whose links to other sites open nowhere.
final class GuideViewController: TaskViewController {
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

  override func viewDidLoad() {
    super.viewDidLoad()
    web.navigationDelegate = self
    stack.addArrangedSubview(web)
    addButton("Museum") { [weak self] in
      guard let url = URL(string: "https://museum.example/") else { return }
      self?.present(SFSafariViewController(url: url), animated: true)
    }
    web.loadHTMLString(
      """
      <html><head><title>Fossils</title></head><body><h1>Ammonites</h1>
      <p>Look for spirals.</p><a href="/trilobites">Trilobites</a>
      <a href="https://elsewhere.example/">Elsewhere</a></body></html>
      """, baseURL: URL(string: "https://fossils.example/"))
  }
}

extension GuideViewController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let isOwn = navigationAction.request.url?.host == "fossils.example"
    if !isOwn { show("Stay with the group") }
    decisionHandler(isOwn ? .allow : .cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    show("Read \(webView.url?.path ?? "")")
  }
}
