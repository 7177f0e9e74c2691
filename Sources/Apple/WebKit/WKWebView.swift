public import Foundation
public import FoundationNetworking
public import HeadlessUIKit

/// A view of web pages.
///
/// It shows its URL and its title. Nothing is loaded from a server: a page that the app passes as
/// HTML, or as a file, also shows its text, and its links as rows. A load ends when the app next
/// settles.
open class WKWebView: UIView {
  /// The properties with which the web view was created.
  open private(set) var configuration: WKWebViewConfiguration
  /// The delegate, which decides about loads; a weak reference.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for windows and dialogs; a weak reference.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that scrolls.
  open private(set) var scrollView = UIScrollView()
  /// The pages that have been shown.
  open private(set) var backForwardList = WKBackForwardList()
  /// The URL of the page, or of the one that is loading; `nil` if there is none.
  open private(set) var url: URL?
  /// The title of the page; `nil` if there is none.
  open private(set) var title: String?
  /// Whether a page is loading.
  open private(set) var isLoading = false
  /// The progress of the load, from 0 to 1.
  open private(set) var estimatedProgress = 0.0
  /// Whether swipes go back; stored, but not used.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a press shows a preview; stored, but not used.
  open var allowsLinkPreview = true
  /// The user agent; stored, but not used.
  open var customUserAgent: String?
  /// The zoom; stored, but not used.
  open var pageZoom: CGFloat = 1
  /// Whether Safari can inspect the page; stored, but not used.
  open var isInspectable = false
  /// The color below the page; stored, but not used.
  open var underPageBackgroundColor: UIColor!
  private var html: String?
  private var load: WKNavigation?

  nonisolated deinit {}

  /// Creates a web view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
    showPage()
  }

  /// Creates a web view with the default properties.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view of a storyboard.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
    showPage()
  }

  private func showPage() {
    shownContent = { [unowned self] in elements }
  }

  // MARK: Loading

  /// Loads a page, of which only the URL is shown.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    request.url.flatMap { begin($0, request, .other, html: nil) }
  }

  /// Loads a page from HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard let url = baseURL ?? URL(string: "about:blank") else { return nil }
    return begin(url, URLRequest(url: url), .other, html: string)
  }

  /// Loads a page from a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(URL, URLRequest(url: URL), .other, html: text(of: URL))
  }

  /// Loads a page from data.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    begin(
      baseURL, URLRequest(url: baseURL), .other,
      html: MIMEType == "text/html" ? String(decoding: data, as: UTF8.self) : nil)
  }

  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? {
    url.flatMap { begin($0, URLRequest(url: $0), .reload, html: html) }
  }

  /// Loads the page again.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends the load.
  open func stopLoading() {
    load = nil
    isLoading = false
  }

  private func text(of url: URL) -> String? {
    guard url.isFileURL, ["html", "htm", "xhtml"].contains(url.pathExtension.lowercased()) else {
      return nil
    }
    return try? String(contentsOf: url, encoding: .utf8)
  }

  private func begin(
    _ url: URL, _ request: URLRequest, _ type: WKNavigationType, html: String?, moves: Int = 0
  ) -> WKNavigation {
    let navigation = WKNavigation()
    load = navigation
    if self.url == nil { self.url = url }
    UIApplication.shared.later { [weak self] in
      guard let self, load === navigation else { return }
      decide(WKNavigationAction(request, type, self)) { [self] in
        start(navigation, url, html, isNew: type == .other || type == .linkActivated, moves)
      }
    }
    return navigation
  }

  private func decide(_ action: WKNavigationAction, then allowed: @escaping @MainActor () -> Void) {
    guard let navigationDelegate else { return allowed() }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) { policy, _ in if policy == .allow { allowed() } }
  }

  private func start(
    _ navigation: WKNavigation, _ url: URL, _ html: String?, isNew: Bool, _ moves: Int
  ) {
    (self.url, isLoading, estimatedProgress) = (url, true, 0.1)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    let finish = { @MainActor [weak self] in
      guard let self, load === navigation else { return }
      commit(url, html, isNew: isNew, moves)
      navigationDelegate?.webView(self, didCommit: navigation)
      (isLoading, estimatedProgress, load) = (false, 1, nil)
      navigationDelegate?.webView(self, didFinish: navigation)
    }
    guard let navigationDelegate else { return UIApplication.shared.later(finish) }
    navigationDelegate.webView(self, decidePolicyFor: WKNavigationResponse(url)) {
      if $0 == .allow { UIApplication.shared.later(finish) }
    }
  }

  private func commit(_ url: URL, _ html: String?, isNew: Bool, _ moves: Int) {
    self.html = html
    title = html.flatMap(Self.title)
    if isNew {
      backForwardList.add(WKBackForwardListItem(url, title, html: html))
    } else {
      backForwardList.place += moves
    }
  }

  private static func title(in html: String) -> String? {
    guard
      let range = html.range(of: "<title[^>]*>", options: [.regularExpression, .caseInsensitive]),
      let end = html.range(
        of: "</title", options: .caseInsensitive, range: range.upperBound..<html.endIndex)
    else { return nil }
    let text = HTMLText(String(html[range.upperBound..<end.lowerBound]), base: nil).text.string
    return text.isEmpty ? nil : text
  }

  // MARK: Going back

  /// Whether there is a page before.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Goes to the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { move(by: -1) }

  /// Goes to the page after.
  @discardableResult
  open func goForward() -> WKNavigation? { move(by: 1) }

  /// Goes to a page of the list.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    backForwardList.items.firstIndex { $0 === item }.flatMap {
      move(by: $0 - backForwardList.place)
    }
  }

  private func move(by moves: Int) -> WKNavigation? {
    backForwardList.item(at: moves).map {
      begin($0.url, URLRequest(url: $0.url), .backForward, html: $0.html, moves: moves)
    }
  }

  // MARK: Scripts

  /// Reports an error, because no scripts run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    UIApplication.shared.later { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  /// Throws an error, because no scripts run.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Returns whether web views load URLs of a scheme.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  // MARK: The page

  private var elements: [Content.Element] {
    var elements: [Content.Element] = []
    if let url, html == nil || url.absoluteString != "about:blank" {
      elements.append(.text(Content.Text("page", url.absoluteString)))
    }
    if let title { elements.append(.text(Content.Text("title", title))) }
    guard let html else { return elements }
    let page = HTMLText(html, base: url?.scheme == "about" ? nil : url).text
    let all = NSRange(location: 0, length: page.length)
    let lines = page.string.split(whereSeparator: \.isNewline).map(String.init)
    elements += lines.map { .text(Content.Text($0)) }
    page.enumerateAttribute(.link, in: all, options: []) { link, range, _ in
      guard let link = link as? URL else { return }
      elements.append(
        .row(
          Content.Row(page.attributedSubstring(from: range).string, detail: link.absoluteString) {
            [weak self] in
            _ = self?.begin(
              link, URLRequest(url: link), .linkActivated, html: self?.text(of: link))
          }))
    }
    return elements
  }
}

/// An error of a web view.
public nonisolated struct WKError: CustomNSError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }
  /// The domain of the errors.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The reason.
  public let code: Code
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
