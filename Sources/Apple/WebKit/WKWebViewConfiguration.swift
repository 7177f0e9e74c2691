public import Foundation
import HeadlessUIKit

/// The properties of a web view; stored, but not used.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The preferences.
  open var preferences = WKPreferences()
  /// The preferences of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts and the handlers of their messages.
  open var userContentController = WKUserContentController()
  /// The store of cookies and caches.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process of pages.
  open var processPool = WKProcessPool()
  /// The name of the app in the user agent.
  open var applicationNameForUserAgent: String?
  /// Whether videos play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether videos play in a picture.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether AirPlay is allowed.
  open var allowsAirPlayForMediaPlayback = true
  /// The kinds of media that wait for the user.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether the page is shown only when it is complete.
  open var suppressesIncrementalRendering = false
  /// The kinds of data that become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages may forbid zooming.
  open var ignoresViewportScaleLimits = false
  /// Whether requests are only for the app's own domains.
  open var limitsNavigationsToAppBoundDomains = false

  nonisolated deinit {}

  /// Creates the default configuration.
  public override init() {}
}

/// Kinds of media.
public nonisolated struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// Everything.
  public static let all = Self(rawValue: .max)
}

/// Kinds of data that become links.
public nonisolated struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 2)
  /// Addresses.
  public static let address = Self(rawValue: 4)
  /// Everything.
  public static let all = Self(rawValue: .max)
}

/// Preferences of a web view; stored, but not used.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest size of text.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the user is warned about fraud.
  open var isFraudulentWebsiteWarningEnabled = true

  nonisolated deinit {}

  /// Creates the default preferences.
  public override init() {}
}

/// Preferences of a page; stored, but not used.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The mode of a page.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  /// The mode that the app prefers.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts run.
  open var allowsContentJavaScript = true

  nonisolated deinit {}

  /// Creates the default preferences.
  public override init() {}
}

/// A process of pages.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  nonisolated deinit {}

  /// Creates a process.
  public override init() {}
}

/// A store of cookies and caches, which is always empty.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let standard = WKWebsiteDataStore()

  nonisolated deinit {}

  /// Returns the store of the app.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// Returns a store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Returns the kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache"]
  }
  /// Whether the data outlasts the app.
  open var isPersistent: Bool { self === Self.standard }
  /// Calls the closure, because there is nothing to remove.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { UIApplication.shared.later(completionHandler) }
}

/// Scripts and handlers of their messages; no scripts run.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  nonisolated deinit {}

  /// Creates a controller without scripts.
  public override init() {}

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a handler, which is retained and never called.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A script, which doesn't run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The source.
  open private(set) var source: String
  /// The time at which it would run.
  open private(set) var injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the main frame only.
  open private(set) var isForMainFrameOnly: Bool

  nonisolated deinit {}

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// The time at which a script would run.
public nonisolated enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A message of a script, which is never sent.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The value.
  open var body: Any { NSNull() }
  /// The name of the handler.
  open var name: String { "" }
  /// The web view.
  open weak var webView: WKWebView? { nil }
}

/// A handler of messages, which is never called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Never called, because no scripts run.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
