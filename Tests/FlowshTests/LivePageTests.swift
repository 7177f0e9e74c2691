import CTestSupport
import Foundation
import Glibc
import PseudoTerminal
import Testing

/// Tests of the server of `flowsh test --ui`, as a browser talks to it.
@Suite(.blocking) struct `The page of a running test` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  /// Sends a request to a server, and returns the response.
  private func send(
    _ method: String, _ path: String, _ body: String = "", to address: String, host: String? = nil
  ) throws -> String {
    let parts = address.split(separator: "/")
    let port = try #require(UInt16(parts[1].split(separator: ":")[1]))
    let client = test_connect(port)
    try #require(client >= 0)
    defer { close(client) }
    let text = """
      \(method) \(path) HTTP/1.1\r\nHost: \(host ?? String(parts[1]))\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """
    _ = write(client, text, text.utf8.count)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(client, &buffer, buffer.count, 0), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct News: Decodable {
    let version: Int
    let isRunning: Bool
    let message: Message?
  }

  private struct Message: Decodable {
    let text: String
    let isProblem: Bool
  }

  /// Sends a request, and returns the text that tells what has become of it.
  private func message(_ path: String, _ body: String, to address: String) throws -> Message {
    let prefix = "/" + address.split(separator: "/")[2] + "/"
    func news(after version: Int) throws -> News {
      let answer = try send("GET", prefix + "state?after=\(version)", to: address)
      let json = try #require(answer.firstRange(of: "\r\n\r\n")).upperBound
      return try JSONDecoder().decode(News.self, from: Data(answer[json...].utf8))
    }
    var last = try news(after: -1)
    #expect(try send("POST", prefix + path, body, to: address).hasPrefix("HTTP/1.1 202"))
    while true {
      last = try news(after: last.version)
      if !last.isRunning, let message = last.message { return message }
    }
  }

  /// Waits until no case runs and the page is as a closure wants it; returns the page.
  private func page(
    _ address: String, where isWanted: (String) -> Bool
  ) throws -> String {
    let path = "/" + address.split(separator: "/")[2] + "/"
    var version = -1
    while true {
      let answer = try send("GET", path + "state?after=\(version)", to: address)
      let json = try #require(answer.firstRange(of: "\r\n\r\n")).upperBound
      let news = try JSONDecoder().decode(News.self, from: Data(answer[json...].utf8))
      version = news.version
      guard !news.isRunning else { continue }
      let page = try send("GET", path, to: address)
      if isWanted(page) { return page }
    }
  }

  @Test(.timeLimit(.minutes(2)))
  func `shows results, runs cases, accepts lines, and ends with Ctrl-C`() throws {
    let walk = directory.walk(
      "@app contacts\n@secret p=env:FLOWSH_P\n== one\nwhere\n| x\nwhere\n| y\n== two\nlogin\n"
        + "login fred ${p}\nback\n")
    let program = try Program(
      "flowsh", ["test", walk, "--ui", "--jobs", "1"], environment: ["FLOWSH_P": "hunter2hunter2"])
    let prefix = "page: http://127.0.0.1:"
    try program.wait(for: "watching for changes")
    let output = String(decoding: program.output, as: UTF8.self)
    #expect(output.hasPrefix(prefix))
    let address = String(output.prefix { $0 != "\n" }.dropFirst("page: ".count))
    let token = address.split(separator: "/")[2]
    for (path, host) in [
      ("/", nil), ("/\(token)0/", nil), ("/\(token)/", "localhost:1"), ("/\(token)/state", "evil"),
    ] {
      let answer = try send("GET", path, to: address, host: host)
      #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n") && answer.count < 700)
    }
    #expect(try send("GET", "/\(token)/x", to: address).hasPrefix("HTTP/1.1 404"))
    #expect(try send("GET", "/\(token)/run", to: address).hasPrefix("HTTP/1.1 405"))
    #expect(try send("POST", "/\(token)/run", "rm", to: address).hasPrefix("HTTP/1.1 400"))

    let first = try page(address) { $0.contains("2 of 2 cases did not pass") }
    #expect(first.contains("; connect-src 'self'") && first.contains("class=\"difference\""))
    #expect(first.contains("login fred ***") && !first.contains("hunter2"))
    let culprit = first.firstMatch(of: /<li class="culprit" id="(c[0-9a-z]+-1)"/)
    let step = try #require(culprit?.output.1)
    let answer = try send("POST", "/\(token)/accept", String(step), to: address)
    #expect(answer.hasPrefix("HTTP/1.1 202 "))
    // What differs below isn't accepted with it.
    _ = try page(address) { $0.contains("id=\"\(step.dropLast())2\"") }
    let lines = directory.read("a.walk").split(separator: "\n")
    #expect(lines[4].hasPrefix("| Persons (") && lines[6] == "| y")

    directory.write(
      directory.read("a.walk").replacing("| y\n", with: "").replacing("back", with: "where"),
      to: "a.walk")
    _ = try page(address) { $0.contains("<h1>2 cases passed</h1>") }
    #expect(
      try send("POST", "/\(token)/run", "case \(step.dropLast(2))", to: address).hasPrefix(
        "HTTP/1.1 202"))
    #expect(
      try send("POST", "/\(token)/run", "file \(walk)", to: address).hasPrefix("HTTP/1.1 202"))
    _ = try page(address) { $0.contains("<h1>2 cases passed</h1>") }
    kill(program.process, SIGINT)
    #expect(try program.finish(sending: []).status == .signaled(SIGINT))
  }

  @Test(.timeLimit(.minutes(2)))
  func `accepts only what all cases agree on, once, and says what has become of it`() throws {
    let walk = directory.walk(
      "@app contacts\n== rows\neach name in (Fred Barney)\nselect ${name}\nwhere\n| wrong\nback\nend\n"
        + "== one\nwhere\n| x\n| y\n== two\nwhere\n| z\n")
    let program = try Program("flowsh", ["test", directory.path, "--ui", "--jobs", "1"])
    try program.wait(for: "watching for changes at http://127.0.0.1:")
    let output = String(decoding: program.output, as: UTF8.self)
    let address = String(output.prefix { $0 != "\n" }.dropFirst("page: ".count))
    let page = try page(address) { $0.contains("4 of 4 cases did not pass") }
    let steps = page.matches(of: /<li class="culprit" id="(c[0-9a-z]+-[0-9]+)"/)
      .map { String($0.output.1) }
    try #require(steps.count == 4)
    for step in steps[..<2] {
      let refused = try message("accept", step, to: address)
      #expect(refused.isProblem && refused.text.contains("a.walk:5: not accepted: "), "\(refused)")
    }
    #expect(directory.read("a.walk").contains("| wrong\n"))
    let accepted = try message("accept", steps[2], to: address)
    #expect(accepted.text == "accepted: \(walk):11" && !accepted.isProblem, "\(accepted)")
    // The line has moved, and only the cases of the step have run.
    let other = try message("accept", steps[3], to: address)
    #expect(other.text.hasPrefix("accepted: \(walk):1"), "\(other)")
    #expect(try message("accept", steps[3], to: address).text == "nothing to accept")
    #expect(try message("run", "case c0", to: address).text == "Nothing has run: no such case")
    #expect(!String(decoding: program.output, as: UTF8.self).contains(" changed"))
    try FileManager.default.removeItem(atPath: directory.path)
    let gone = try message("run", "all", to: address)
    #expect(gone.isProblem && gone.text.contains("can't read"), "\(gone)")
    kill(program.process, SIGINT)
    #expect(try program.finish(sending: []).status == .signaled(SIGINT))
  }
}
