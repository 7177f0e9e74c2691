public import WebKit

// WebKit's delegate isn't one of HeadlessUIKit's protocols, from which `flowsh-surface` derives the
// others (`DelegateForwarding.swift`).

extension _RXDelegateProxy {
  /// The methods of a web view's delegate that return nothing and decide nothing.
  static let observableNavigation: Set = [
    "webView:didStartProvisionalNavigation:",
    "webView:didReceiveServerRedirectForProvisionalNavigation:",
    "webView:didFailProvisionalNavigation:withError:", "webView:didCommit:", "webView:didFinish:",
    "webView:didFail:withError:", "webViewWebContentProcessDidTerminate:",
  ]
}

extension WKNavigationDelegate where Self: _RXDelegateProxy {
  private var none: any WKNavigationDelegate { NoDelegate.shared }

  /// Passes the call on.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {
    forward(
      "webView:didStartProvisionalNavigation:", [webView, navigation],
      or: none as any WKNavigationDelegate
    ) {
      $0.webView(webView, didStartProvisionalNavigation: navigation)
    }
  }
  /// Passes the call on.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    forward(
      "webView:didReceiveServerRedirectForProvisionalNavigation:", [webView, navigation],
      or: none as any WKNavigationDelegate
    ) { $0.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation) }
  }
  /// Passes the call on.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    let name = "webView:didFailProvisionalNavigation:withError:"
    forward(name, [webView, navigation, error], or: none as any WKNavigationDelegate) {
      $0.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
    }
  }
  /// Passes the call on.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    forward("webView:didCommit:", [webView, navigation], or: none as any WKNavigationDelegate) {
      $0.webView(webView, didCommit: navigation)
    }
  }
  /// Passes the call on.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    forward("webView:didFinish:", [webView, navigation], or: none as any WKNavigationDelegate) {
      $0.webView(webView, didFinish: navigation)
    }
  }
  /// Passes the call on.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    forward(
      "webView:didFail:withError:", [webView, navigation, error],
      or: none as any WKNavigationDelegate
    ) {
      $0.webView(webView, didFail: navigation, withError: error)
    }
  }
  /// Passes the call on.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    forward(
      "webViewWebContentProcessDidTerminate:", [webView], or: none as any WKNavigationDelegate
    ) {
      $0.webViewWebContentProcessDidTerminate(webView)
    }
  }

  /// Has the delegate decide.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    target(or: none as any WKNavigationDelegate).webView(
      webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
  }
  /// Has the delegate decide.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    await target(or: none as any WKNavigationDelegate).webView(
      webView, decidePolicyFor: navigationAction)
  }
  /// Has the delegate decide.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    target(or: none as any WKNavigationDelegate).webView(
      webView, decidePolicyFor: navigationAction, preferences: preferences,
      decisionHandler: decisionHandler)
  }
  /// Has the delegate decide.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    target(or: none as any WKNavigationDelegate).webView(
      webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
  }
  /// Has the delegate decide.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    await target(or: none as any WKNavigationDelegate).webView(
      webView, decidePolicyFor: navigationResponse)
  }
}

extension NoDelegate: WKNavigationDelegate {}
