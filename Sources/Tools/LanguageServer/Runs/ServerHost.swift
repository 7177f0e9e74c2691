package import JSONRPC

/// The process of a language server: its client, and the programs that it starts.
package protocol ServerHost: AnyObject {
  /// The path of this program, at which a build may put another.
  var program: String { get }

  /// Sends a message to the client.
  func send(_ message: [UInt8])

  /// Starts this program with arguments, and calls a closure with its exit status and what it has
  /// printed once it has ended.
  ///
  /// - Returns: Whether it could be started.
  func start(
    _ arguments: [String], in folder: String,
    then: @escaping (_ status: Int32, _ output: String) -> Void
  ) -> Bool
}

extension MessageStream: ServerHost {
  package func start(
    _ arguments: [String], in folder: String,
    then: @escaping (_ status: Int32, _ output: String) -> Void
  ) -> Bool {
    (try? finish(nil, arguments, in: folder, then: then)) != nil
  }
}
