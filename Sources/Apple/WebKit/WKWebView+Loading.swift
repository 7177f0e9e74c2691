import Foundation
import FoundationNetworking
import HeadlessUIKit

/// A load of a page that hasn't ended.
struct PageLoad {
  let navigation = WKNavigation()
  let url: URL
  let request: URLRequest
  let type: WKNavigationType
  let html: String?
  /// Whether the page is a new one of those that have been shown.
  let isListed: Bool
  /// The number of pages by which the load goes forward.
  let moves: Int
  /// Whether the delegate has allowed the load.
  var hasStarted = false

  init(
    _ url: URL, _ request: URLRequest?, _ type: WKNavigationType, html: String?,
    isListed: Bool = true, moves: Int = 0
  ) {
    self.url = url
    self.request = request ?? URLRequest(url: url)
    (self.type, self.html, self.isListed, self.moves) = (type, html, isListed, moves)
  }

  /// Whether the web view has the load's URL: that of a link when it has been allowed.
  var isVisible: Bool { hasStarted || type != .linkActivated }

  /// The reason why there is no page; `nil` if there is one.
  var defect: NSError? {
    guard html == nil else { return nil }
    if url.isFileURL {
      return FileManager.default.fileExists(atPath: url.path)
        ? nil
        : error(NSURLErrorFileDoesNotExist, "The requested URL was not found on this server.")
    }
    return WKWebView.handlesURLScheme(url.scheme ?? "")
      ? nil : error(NSURLErrorUnsupportedURL, "unsupported URL")
  }

  func error(_ code: Int, domain: String = NSURLErrorDomain, _ text: String?) -> NSError {
    var info: [String: Any] = [NSURLErrorFailingURLErrorKey: url]
    info[NSLocalizedDescriptionKey] = text
    return NSError(domain: domain, code: code, userInfo: info)
  }
}

extension WKWebView {
  /// Begins a load, which ends the one before.
  func begin(_ new: PageLoad) -> WKNavigation {
    endLoad()
    load = new
    whileLoading(new) { web in
      web.decide(WKNavigationAction(new.request, new.type, web)) { isAllowed in
        if isAllowed { web.start(new) } else { web.load = nil }
      }
    }
    return new.navigation
  }

  /// Ends the load, which fails if it has started.
  func endLoad() {
    guard let old = load else { return }
    load = nil
    guard old.hasStarted else { return }
    UIApplication.shared.later { [weak self] in
      self?.tellFailure(of: old, old.error(NSURLErrorCancelled, nil))
    }
  }

  /// Calls a closure later if a load hasn't ended until then.
  private func whileLoading(_ own: PageLoad, _ then: @escaping @MainActor (WKWebView) -> Void) {
    UIApplication.shared.later { [weak self] in
      if let self, load?.navigation === own.navigation { then(self) }
    }
  }

  private func decide(
    _ action: WKNavigationAction, then: @escaping @MainActor (Bool) -> Void
  ) {
    let navigation = load?.navigation
    guard let navigationDelegate else { return then(true) }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) { [weak self] policy, _ in
      if let self, load?.navigation === navigation { then(policy == .allow) }
    }
  }

  private func start(_ own: PageLoad) {
    load?.hasStarted = true
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: own.navigation)
    whileLoading(own) { web in
      if let defect = own.defect { return web.fail(own, defect) }
      guard let navigationDelegate = web.navigationDelegate else { return web.finish(own) }
      navigationDelegate.webView(web, decidePolicyFor: WKNavigationResponse(own.url)) {
        [weak web] policy in
        guard let web, web.load?.navigation === own.navigation else { return }
        guard policy == .allow else {
          return web.fail(
            own, own.error(102, domain: "WebKitErrorDomain", "Frame load interrupted"))
        }
        web.finish(own)
      }
    }
  }

  private func fail(_ own: PageLoad, _ error: NSError) {
    load = nil
    tellFailure(of: own, error)
  }

  private func tellFailure(of own: PageLoad, _ error: NSError) {
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: own.navigation, withError: error)
  }

  private func finish(_ own: PageLoad) {
    let new = WebPage(own.url, html: own.html)
    page = new
    if own.isListed {
      backForwardList.add(WKBackForwardListItem(new.url, new.title, html: new.html))
    } else {
      backForwardList.place += own.moves
    }
    navigationDelegate?.webView(self, didCommit: own.navigation)
    // The delegate may have begun another load.
    if load?.navigation === own.navigation { load = nil }
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: own.navigation)
  }
}
