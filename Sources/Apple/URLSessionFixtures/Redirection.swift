import Foundation
import FoundationNetworking

/// Where a response leads.
enum Redirection {
  /// Returns the request that follows a response; `nil` if the response isn't a redirection.
  static func request(after response: HTTPURLResponse, _ request: URLRequest) -> URLRequest? {
    guard let location = response.value(forHTTPHeaderField: "Location"),
      let url = URL(string: location, relativeTo: request.url)?.absoluteURL
    else { return nil }
    var next = request
    switch response.statusCode {
    case 301...302 where request.httpMethod == "POST", 303:
      next.httpMethod = "GET"
      next.httpBody = nil
    case 301...302, 305...308: break
    default: return nil
    }
    next.url = url
    return next
  }
}
