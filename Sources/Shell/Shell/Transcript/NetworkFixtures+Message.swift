import NetworkFixtures
import Script

nonisolated extension FixtureMistake {
  /// A description of the problem and its remedy, after the place in the file.
  var words: String { "\(SafeText.escaped(file)):\(line): \(problem.words)" }
}

nonisolated extension FixtureMistake.Problem {
  fileprivate var words: String {
    switch self {
    case .invalidJSON(let problem): "not valid JSON: \(SafeText.escaped(problem))"
    case .wrongType(let key, let expected, let found):
      (key.map { "\(SafeText.inQuotes($0)) must be " } ?? "expected ")
        + "\(expected)\(key == nil ? ", found" : ", not") \(found)"
    case .unknownKey(let name, let there): CommandError.unknown("key", name, there)
    case .repeatedKey(let key): "\(SafeText.inQuotes(key)) occurs twice; remove one of them"
    case .missingURL:
      "a fixture needs \"url\", the pattern of the requests that it answers, such as"
        + " \"https://api.example.com/*\""
    case .badValue(let key, let value, let there): CommandError.unknown(key, value, there)
    case .outOfRange(let key, let value, let expected):
      "\(SafeText.inQuotes(key)) must be \(expected), not \(SafeText.escaped(value))"
    case .excludes("error", let other):
      "a fixture with \"error\" has no response; remove \"error\" or \(SafeText.inQuotes(other))"
    case .excludes(let key, let other):
      "\(SafeText.inQuotes(key)) and \(SafeText.inQuotes(other)) exclude each other; remove one of them"
    case .badPattern(let pattern, let problem):
      "no request matches the URL pattern \(SafeText.inQuotes(pattern)): \(problem)"
    case .badHeader(let name):
      "the header field \(SafeText.inQuotes(name)) has characters that are not allowed"
    case .unreadableBody(let path, let reason): "can't read \(SafeText.escaped(path)): \(reason)"
    }
  }
}

nonisolated extension CommandError {
  /// Returns the message for refused requests: the first, and the number of the others.
  static func refused(_ refusals: [RequestRefusal]) -> String {
    guard let first = refusals.first else { return "" }
    let others = Set(refusals.map(\.request)).count - 1
    guard others > 0 else { return first.words }
    let verb = others == 1 ? "was" : "were"
    return first.words + "; so \(verb) \(counted(others, "other request"))"
  }
}

nonisolated extension RequestRefusal {
  fileprivate var words: String {
    "the request \(SafeText.escaped(request.words)) was refused: \(reason.words)"
  }
}

nonisolated extension RequestRefusal.Reason {
  fileprivate var words: String {
    switch self {
    case .noFixtures:
      "a test has no network; put an answer into a file of fixtures and name it with @network FILE"
    case .noMatch(let files, let near):
      "no fixture in \(files.map(SafeText.escaped).joined(separator: " or ")) matches it; "
        + (near?.words ?? "add one")
    case .unsupported(let scheme):
      "fixtures answer http and https only, not \(scheme.isEmpty ? "this" : SafeText.escaped(scheme))"
    case .connection:
      "fixtures answer the requests of URL sessions only, and there is no other network"
    case .unreadableBody(let place, let path, let reason):
      "\(SafeText.escaped(place)): can't read \(SafeText.escaped(path)): \(reason)"
    }
  }
}

nonisolated extension NearFixture {
  fileprivate var words: String {
    switch self {
    case .otherMethod(let place, let method):
      "\(SafeText.escaped(place)) answers \(method) only; change its \"method\", or add one"
    case .used(let place, let times):
      "\(SafeText.escaped(place)) has answered its \(counted(times, "request")); change its \"times\","
        + " or add one"
    case .otherQuery(let place):
      "\(SafeText.escaped(place)) matches apart from the query; add the query to its \"url\", or end it"
        + " with *"
    }
  }
}
