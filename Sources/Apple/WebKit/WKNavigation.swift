public import Foundation
public import FoundationNetworking

/// A load of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The content mode; always the recommended one.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// A load that a page or the app asks for, which the navigation delegate decides about.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The request.
  open private(set) var request: URLRequest
  /// The cause of the load.
  open private(set) var navigationType: WKNavigationType
  /// The frame that asks for the load.
  open private(set) var sourceFrame: WKFrameInfo
  /// The frame that loads; always the main one.
  open private(set) var targetFrame: WKFrameInfo?
  /// Whether the page asks for a download; always `false`.
  open var shouldPerformDownload: Bool { false }

  init(_ request: URLRequest, _ type: WKNavigationType, _ webView: WKWebView) {
    self.request = request
    navigationType = type
    sourceFrame = WKFrameInfo(request, webView)
    targetFrame = sourceFrame
  }
}

/// The cause of a load.
public nonisolated enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A frame of a page; there is only the main one.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether this is the main frame; always `true`.
  open var isMainFrame: Bool { true }
  /// The request.
  open private(set) var request: URLRequest
  /// The web view.
  open private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, _ webView: WKWebView) {
    self.request = request
    self.webView = webView
  }
}

/// The answer of a server, which the navigation delegate decides about.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The answer, which has no data.
  open private(set) var response: URLResponse
  /// Whether it is for the main frame; always `true`.
  open var isForMainFrame: Bool { true }
  /// Whether the web view can show it; always `true`.
  open var canShowMIMEType: Bool { true }

  init(_ url: URL) {
    response = URLResponse(
      url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
  }
}

/// The decision about a load.
public nonisolated enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// The decision about an answer.
public nonisolated enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// The URL with which the load began.
  open var initialURL: URL { url }
  /// The title.
  open internal(set) var title: String?
  let html: String?

  init(_ url: URL, _ title: String?, html: String?) {
    self.url = url
    self.title = title
    self.html = html
  }
}

/// The pages that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  var items: [WKBackForwardListItem] = []
  var place = -1

  /// The page that is shown; `nil` if there is none.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before; `nil` if there is none.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after; `nil` if there is none.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
  /// The pages after.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  /// Returns the page that is some pages away; `nil` if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }

  func add(_ item: WKBackForwardListItem) {
    items = Array(items.prefix(place + 1)) + [item]
    place = items.count - 1
  }
}
