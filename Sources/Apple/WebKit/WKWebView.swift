public import Foundation
public import FoundationNetworking
public import HeadlessUIKit

/// A view of web pages.
///
/// It shows its URL and its title. Nothing is loaded from a server: a page that the app passes as
/// HTML, or as a file, also shows its text, and its links as rows. A load ends when the app next
/// settles. It fails if there is no such file, or if nothing loads URLs of its scheme.
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
  open var url: URL? { load.flatMap { $0.isVisible ? $0.url : nil } ?? page?.url }
  /// The title of the page; `nil` if there is none.
  open var title: String? { page?.title }
  /// Whether a page is loading.
  open var isLoading: Bool { load?.isVisible == true }
  /// The progress of the load, from 0 to 1.
  open internal(set) var estimatedProgress = 0.0
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
  /// The page that is shown.
  var page: WebPage?
  /// The load that hasn't ended.
  var load: PageLoad?

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
    shownContent = { [unowned self] in pageElements }
  }

  // MARK: Loading

  /// Loads a page, of which only the URL is shown.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    request.url.map { begin(PageLoad($0, request, .other, html: nil)) }
  }

  /// Loads a page from HTML, which isn't one of those that have been shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard let url = baseURL ?? URL(string: "about:blank") else { return nil }
    return begin(PageLoad(url, nil, .other, html: string, isListed: false))
  }

  /// Loads a page from a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(PageLoad(URL, nil, .other, html: WebPage.text(of: URL)))
  }

  /// Loads a page from data, which isn't one of those that have been shown.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let html = MIMEType == "text/html" ? String(decoding: data, as: UTF8.self) : ""
    return begin(PageLoad(baseURL, nil, .other, html: html, isListed: false))
  }

  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? {
    url.map {
      begin(PageLoad($0, nil, .reload, html: WebPage.text(of: $0) ?? page?.html, isListed: false))
    }
  }

  /// Loads the page again.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends the load, which fails.
  open func stopLoading() { endLoad() }

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
      begin(PageLoad($0.url, nil, .backForward, html: $0.html, isListed: false, moves: moves))
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
}
