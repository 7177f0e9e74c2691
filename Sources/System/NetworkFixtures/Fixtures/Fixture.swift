/// A recorded or written answer to requests.
package struct Fixture: Sendable, Hashable {
  /// The answer to a request.
  package enum Answer: Sendable, Hashable {
    case response(Response)
    case failure(NetworkFailure)
  }

  /// A response without its URL.
  package struct Response: Sendable, Hashable {
    package let status: Int
    /// The header fields; no two names are equal apart from case.
    package let headers: [String: String]
    package let body: Body
  }

  /// The body of a response.
  package enum Body: Sendable, Hashable {
    case bytes([UInt8])
    /// The content of a file, which is read for each answer.
    case file(path: String)
  }

  /// The method of the requests that it answers; `nil` for any.
  package let method: String?
  package let pattern: URLPattern
  package let answer: Answer
  /// The seconds until the answer arrives.
  package let delay: Double
  /// The number of requests in a launch that it answers; `nil` for all.
  package let times: Int?
  /// The path of the file that contains it.
  package let path: String
  /// The file, as the script names it.
  package let file: String
  /// The line on which it begins.
  package let line: Int

  /// The place of the fixture for events, such as `weather.json:2`.
  ///
  /// It doesn't depend on the folder in which flowsh runs.
  package var place: String { "\(file):\(line)" }

  /// The place of the fixture for errors, such as `walks/weather.json:2`.
  package var location: String { "\(path):\(line)" }
}
