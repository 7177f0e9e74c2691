import Files
import Glibc

/// A reader of fixtures that collects the mistakes.
struct FixtureReader {
  private static let keys = [
    "method", "url", "status", "headers", "body", "file", "error", "delay", "times",
  ]
  private static let methods = [
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "*",
  ]
  private static let longestDelay = 86_400.0

  private(set) var mistakes: [FixtureMistake] = []
  private let path: String
  private let name: String
  /// The folder of the file, with a slash; empty for the working directory.
  private let folder: String
  private var bytes: ArraySlice<UInt8> = []

  init(path: String, name: String) {
    self.path = path
    self.name = name
    let slash = UInt8(ascii: "/")
    folder = path.utf8.lastIndex(of: slash).map { String(Substring(path.utf8[...$0])) } ?? ""
  }

  mutating func fixtures(in bytes: ArraySlice<UInt8>) -> [Fixture] {
    self.bytes = bytes
    let root: JSONNode
    do throws(JSONReader.Defect) {
      root = try JSONReader.read(bytes)
    } catch {
      report(.invalidJSON(error.problem), line: error.line)
      return []
    }
    guard case .array(let nodes) = root.value else {
      report(
        .wrongType(key: nil, expected: "an array of fixtures", found: root.kind), line: root.line)
      return []
    }
    return nodes.compactMap { fixture($0) }
  }

  private mutating func report(_ problem: FixtureMistake.Problem, line: Int) {
    mistakes.append(FixtureMistake(file: path, line: line, problem: problem))
  }

  // MARK: A fixture

  private mutating func fixture(_ node: JSONNode) -> Fixture? {
    guard case .object(let members) = node.value else {
      report(.wrongType(key: nil, expected: "an object", found: node.kind), line: node.line)
      return nil
    }
    let count = mistakes.count
    let values = byName(members)
    let method = method(values["method"])
    let pattern = pattern(values["url"], of: node)
    let delay =
      number(values["delay"], in: 0...Self.longestDelay, "a number of seconds from 0 to 86400") ?? 0
    let times = integer(values["times"], in: 1...1_000_000, "a whole number from 1 on")
    let answer = answer(values)
    guard mistakes.count == count, let pattern, let answer else { return nil }
    return Fixture(
      method: method, pattern: pattern, answer: answer, delay: delay, times: times, path: path,
      file: name, line: node.line)
  }

  private mutating func byName(_ members: [JSONNode.Member]) -> [String: JSONNode.Member] {
    var values: [String: JSONNode.Member] = [:]
    for member in members {
      if !Self.keys.contains(member.name) {
        report(.unknownKey(member.name, there: Self.keys), line: member.line)
      } else if values.updateValue(member, forKey: member.name) != nil {
        report(.repeatedKey(member.name), line: member.line)
      }
    }
    return values
  }

  private mutating func method(_ member: JSONNode.Member?) -> String? {
    guard let text = string(member) else { return "GET" }
    let method = text.uppercased()
    if let member, !Self.methods.contains(method) {
      report(.badValue(key: "method", value: text, there: Self.methods), line: member.node.line)
    }
    return method == "*" ? nil : method
  }

  private mutating func pattern(_ member: JSONNode.Member?, of node: JSONNode) -> URLPattern? {
    guard let member else {
      report(.missingURL, line: node.line)
      return nil
    }
    guard let text = string(member) else { return nil }
    do throws(FixtureMistake.Problem) {
      return try URLPattern(text)
    } catch {
      report(error, line: member.node.line)
      return nil
    }
  }

  // MARK: Its answer

  private mutating func answer(_ values: [String: JSONNode.Member]) -> Fixture.Answer? {
    for (key, others) in [("error", ["status", "headers", "body", "file"]), ("body", ["file"])] {
      guard let member = values[key] else { continue }
      for other in others where values[other] != nil {
        report(.excludes(key, other), line: max(member.line, values[other]?.line ?? 0))
      }
    }
    if let name = string(values["error"]) {
      if let failure = NetworkFailure(name: name) { return .failure(failure) }
      report(
        .badValue(key: "error", value: name, there: NetworkFailure.names),
        line: values["error"]?.node.line ?? 0)
      return nil
    }
    let status = integer(values["status"], in: 200...599, "a whole number from 200 to 599") ?? 200
    var headers = headers(values["headers"])
    let (body, type) = body(values)
    if !headers.keys.contains(where: { $0.lowercased() == "content-type" }), let type {
      headers["Content-Type"] = type
    }
    return .response(Fixture.Response(status: status, headers: headers, body: body))
  }

  private mutating func headers(_ member: JSONNode.Member?) -> [String: String] {
    guard let member else { return [:] }
    guard case .object(let fields) = member.node.value else {
      report(
        .wrongType(key: "headers", expected: "an object", found: member.node.kind),
        line: member.node.line)
      return [:]
    }
    var headers: [String: String] = [:]
    for field in fields {
      guard case .string(let value) = field.node.value else {
        report(
          .wrongType(key: field.name, expected: "a string", found: field.node.kind),
          line: field.node.line)
        continue
      }
      if !HeaderField.isValid(field.name, value) {
        report(.badHeader(field.name), line: field.line)
      } else if headers.keys.contains(where: { $0.lowercased() == field.name.lowercased() }) {
        report(.repeatedKey(field.name), line: field.line)
      }
      headers[field.name] = value
    }
    return headers
  }

  /// Returns the body and the content type that it has if the fixture doesn't name one.
  private mutating func body(
    _ values: [String: JSONNode.Member]
  ) -> (body: Fixture.Body, type: String?) {
    if let node = values["body"]?.node {
      if case .string(let text) = node.value {
        return (.bytes(Array(text.utf8)), "text/plain; charset=utf-8")
      }
      return (.bytes(Array(bytes[node.range])), "application/json")
    }
    guard let member = values["file"], let written = string(member) else {
      return (.bytes([]), nil)
    }
    let path = written.hasPrefix("/") ? written : folder + written
    if let reason = Self.obstacle(toReading: path) {
      report(.unreadableBody(path: path, reason: reason), line: member.node.line)
    }
    return (.file(path: path), HeaderField.contentType(ofFile: path))
  }

  private static func obstacle(toReading path: String) -> String? {
    do throws(FileError) {
      guard let status = FileStatus(at: path) else { throw FileError(.read, path, .system(errno)) }
      guard status.kind != .folder else { throw FileError(.read, path, .folder) }
      guard status.kind == .regular else { throw FileError(.read, path, .notRegular) }
      _ = try OpenFile(path)
      return nil
    } catch { return "\(error)" }
  }

  // MARK: Values

  private mutating func string(_ member: JSONNode.Member?) -> String? {
    guard let member else { return nil }
    if case .string(let text) = member.node.value { return text }
    report(
      .wrongType(key: member.name, expected: "a string", found: member.node.kind),
      line: member.node.line)
    return nil
  }

  private mutating func number(
    _ member: JSONNode.Member?, in range: ClosedRange<Double>, _ expected: String
  ) -> Double? {
    guard let member else { return nil }
    guard case .number(let number) = member.node.value else {
      report(
        .wrongType(key: member.name, expected: expected, found: member.node.kind),
        line: member.node.line)
      return nil
    }
    if range.contains(number) { return number }
    let written = String(decoding: bytes[member.node.range], as: UTF8.self)
    report(
      .outOfRange(key: member.name, value: written, expected: expected), line: member.node.line)
    return nil
  }

  private mutating func integer(
    _ member: JSONNode.Member?, in range: ClosedRange<Int>, _ expected: String
  ) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let member, let number = number(member, in: bounds, expected) else { return nil }
    if let whole = Int(exactly: number) { return whole }
    let written = String(decoding: bytes[member.node.range], as: UTF8.self)
    report(
      .outOfRange(key: member.name, value: written, expected: expected), line: member.node.line)
    return nil
  }
}
