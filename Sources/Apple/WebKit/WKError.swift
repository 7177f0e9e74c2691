public import Foundation

/// An error of a web view.
public nonisolated struct WKError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = WKError
    case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
    case javaScriptAppBoundDomain
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { "WKErrorDomain" }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

nonisolated extension WKError {
  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The page's process has ended.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The web view is gone.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A script has failed.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// A script's result has a type that can't be passed on.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// Rules can't be compiled.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// Rules can't be found.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// Rules can't be removed.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// Rules have another version.
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  /// A text can't be loaded.
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  /// A text isn't loaded in time.
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  /// A script's frame is gone.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The domain isn't the app's.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// The script's domain isn't the app's.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}
