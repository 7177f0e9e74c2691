import Testing

@testable import LoopbackServer

/// Tests of who may send requests.
@Suite struct `The gate of a server` {
  private let gate = RequestGate(port: 80, AccessToken("0123456789abcdef"))

  private func admits(
    _ target: String, host: String? = "127.0.0.1:80", origin: String? = nil
  ) -> String? {
    var fields: [String: String] = [:]
    fields["host"] = host
    fields["origin"] = origin
    return gate.admit(HTTPRequest(method: .get, target: target, fields: fields, body: []))?.target
  }

  @Test func `admits the address with the token, which it removes`() {
    #expect(gate.address == "http://127.0.0.1:80/0123456789abcdef/")
    #expect(admits("/0123456789abcdef/") == "/")
    #expect(admits("/0123456789abcdef/state?after=1") == "/state?after=1")
    #expect(admits("/0123456789abcdef/run", origin: "http://127.0.0.1:80") == "/run")
  }

  @Test(arguments: [
    "/", "//", "/0123456789abcdef", "/0123456789abcdeg/", "/0123456789abcde/",
    "/0123456789abcdef0/", "/x/0123456789abcdef/", "/?/0123456789abcdef/", "/0123456789ABCDEF/",
  ])
  func `admits no other token`(target: String) {
    #expect(admits(target) == nil)
  }

  @Test(arguments: [nil, "", "127.0.0.1", "127.0.0.1:81", "localhost:80", "evil.example:80"])
  func `admits no other name of the host`(host: String?) {
    #expect(admits("/0123456789abcdef/", host: host) == nil)
  }

  @Test(arguments: ["null", "http://evil.example", "https://127.0.0.1:80", "http://127.0.0.1:81"])
  func `admits no page of another site`(origin: String) {
    #expect(admits("/0123456789abcdef/run", origin: origin) == nil)
  }

  @Test func `makes tokens of 128 random bits`() {
    let tokens = Set((0..<100).map { _ in AccessToken().text })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    #expect(AccessToken("ab").matches("ab") && !AccessToken("ab").matches("aé"))
  }
}
