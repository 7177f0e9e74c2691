public import Foundation
public import FoundationNetworking

/// The key for the data with which a failed download can be continued.
public nonisolated let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

nonisolated extension URLError {
  /// The data with which the download can be continued; always `nil` on Linux.
  public var downloadTaskResumeData: Data? {
    userInfo[NSURLSessionDownloadTaskResumeData] as? Data
  }
  /// The reason why no network could be used.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int)
      .flatMap(NetworkUnavailableReason.init)
  }

  /// A reason why no network could be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The request doesn't allow cellular networks.
    case cellular
    /// The request doesn't allow expensive networks.
    case expensive
    /// The request doesn't allow networks in Low Data Mode.
    case constrained
  }
}

// Optional methods, which Foundation on Linux requires.
nonisolated extension URLSessionWebSocketDelegate {
  /// Does nothing unless implemented.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// Does nothing unless implemented.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}
