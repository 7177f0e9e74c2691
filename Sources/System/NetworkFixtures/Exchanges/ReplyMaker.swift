import Files

/// Makes the reply to a request from a fixture.
enum ReplyMaker {
  /// Returns the reply, and the reason why the body couldn't be read; `nil` if it could.
  static func reply(_ outcome: Exchange.Outcome) -> (Reply, RequestRefusal.Reason?) {
    switch outcome {
    case .timedOut: return (.failure(.timedOut, message: nil), nil)
    case .tooManyRedirects: return (.failure(.tooManyRedirects, message: nil), nil)
    case .refused: return (.failure(.notConnected, message: refusal), nil)
    case .stale: return (.failure(.canceled, message: nil), nil)
    case .fixture(let fixture):
      switch fixture.answer {
      case .failure(let failure): return (.failure(failure, message: nil), nil)
      case .response(let response):
        switch body(response.body) {
        case .success(let body):
          let reply = Reply.response(
            status: response.status, headers: response.headers, body: body)
          return (reply, nil)
        case .failure(let error):
          let reason = RequestRefusal.Reason.unreadableBody(
            place: fixture.location, path: error.path, reason: "\(error)")
          return (.failure(.notConnected, message: refusal), reason)
        }
      }
    }
  }

  /// The message of the error that the app receives for a refused request.
  private static let refusal = "No fixture answers the request."

  private static func body(_ body: Fixture.Body) -> Result<[UInt8], FileError> {
    switch body {
    case .bytes(let bytes): return .success(bytes)
    case .file(let path):
      do throws(FileError) {
        return .success(try OpenFile(path).readAll(atMost: 1 << 30))
      } catch { return .failure(error) }
    }
  }
}
