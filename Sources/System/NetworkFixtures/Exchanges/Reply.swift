/// The answer to a request, with everything that the URL loading system needs.
package enum Reply: Sendable, Hashable {
  case response(status: Int, headers: [String: String], body: [UInt8])
  /// An error; without a message, it has the system's.
  case failure(NetworkFailure, message: String?)
}
