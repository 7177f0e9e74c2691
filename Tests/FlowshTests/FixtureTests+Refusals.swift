import PseudoTerminal
import Testing

extension FixtureTests {
  @Test func `a refused request fails its step, and names the request and the remedy`() throws {
    let walk =
      "== one\ntap Completion\nexpect text never\n== two\n! tap Await\n== three\ntap Contents\n"
    let ending = try test(walk, "--jobs 1")
    #expect(ending.status == .exited(1))
    let refusal =
      "  the request GET https://api.example.com/hello was refused: a test has no network; put an"
      + " answer into a file of fixtures and name it with @network FILE\n"
    for line in [2, 5, 7] {
      #expect(ending.output.contains("a.walk:\(line): failed: "), "\(ending)")
    }
    #expect(ending.output.ranges(of: refusal).count == 3, "\(ending)")
    #expect(ending.output.contains("error -1009 No fixture answers the request."))
  }

  @Test func `a refused request says what is near`() throws {
    let ending = try test(
      """
      @network api.json
      == method
      type Method PUT
      tap Completion
      == query
      type URL https://api.example.com/hello?x=1
      tap Completion
      == used
      @network used.json
      tap Completion
      tap Completion

      """.replacing("@network used.json", with: "type URL https://api.example.com/none"))
    for reason in [
      "no fixture in api.json matches it; api.json:2 answers GET only; change its \"method\", or add one",
      "no fixture in api.json matches it; api.json:2 matches apart from the query; add the query to"
        + " its \"url\", or end it with *",
      "no fixture in api.json matches it; add one",
    ] { #expect(ending.output.contains(reason + "\n"), "\(ending)") }
  }

  @Test func `a request at the launch is refused at the title`() throws {
    directory.write("\n== one\nscreen\n", to: "a.walk")
    let ending = try probe(
      "test a.walk", environment: ["PROBE_LAUNCH_URL": "https://api.example.com/launch"])
    #expect(ending.status == .exited(1))
    #expect(ending.output.contains("a.walk:2: failed: one\n"), "\(ending)")
    #expect(
      ending.output.contains("the request GET https://api.example.com/launch was refused"))
  }

  @Test func `no request reaches the machine's network, not even localhost`() throws {
    let server = try LocalServer()
    let url = "http://localhost:\(server.port)/"
    let ways = ["Completion", "Await", "Contents", "Delegate", "Download"]
    let walk = ways.map { "== \($0)\ntype URL \(url)\n? tap \($0)\n" }.joined()
    let ending = try test(walk)
    #expect(ending.output.contains(Self.passes(ways.count)), "\(ending)")
    directory.write("@network api.json\ntype URL \(url)\ntap Completion\n", to: "a.walk")
    #expect(
      try probe("run --no-trace a.walk").errors.contains(
        "GET \(url) was refused: no fixture in api.json"))
    directory.write("type URL \(url)\ntap \"Own socket\"\n", to: "a.walk")
    #expect(
      try probe("test a.walk").output.contains(
        "the request connect 127.0.0.1:\(server.port) was refused: fixtures answer the requests of URL"
          + " sessions only, and there is no other network\n"))
    #expect(server.connectionCount == 0)
    // Without fixtures, a script that is no test has the network.
    let program = try Program("NetworkProbe", ["run", "--no-trace", "-"])
    try program.send("type URL \(url)\ntap Completion\n")
    #expect(Patience.wait { server.connectionCount > 0 })
  }

  @Test func `nothing is sent to an address, and no name is looked up`() throws {
    let reason =
      " was refused: fixtures answer the requests of URL sessions only, and there is no other network\n"
    let use = "type URL http://host.invalid:9/\n"
    let cases = [
      ("Datagram", "Network is unreachable"), ("Look up", "Name or service not known"),
      ("Host", "addresses: 0"),
    ].map { way, text in
      "== refused: \(way)\n\(use)tap \"\(way)\"\n"
        + "== \(way)\n\(use)? tap \"\(way)\"\nexpect text \"\(text)\"\n"
    }
    let ending = try test(cases.joined(), "--jobs 1")
    #expect(ending.output.contains("6 cases: 3 passed, 3 failed ("), "\(ending)")
    for (request, count) in [("sendto 127.0.0.1:9", 1), ("getaddrinfo host.invalid", 2)] {
      #expect(
        ending.output.ranges(of: "the request \(request)\(reason)").count == count, "\(ending)")
    }
  }

  @Test func `the addresses of localhost and of numbers need no network`() throws {
    let walk = ["localhost", "127.0.0.1", "[::1]"].map {
      "== \($0)\ntype URL http://\($0):9/\ntap \"Look up\"\nexpect text found\n"
    }
    let ending = try test(walk.joined())
    #expect(ending.output.contains(Self.passes(3)), "\(ending)")
    // With the machine's network, the C library answers.
    let input =
      "type URL http://localhost:9/\ntap \"Look up\"\nexpect text found\ntap Datagram\nexpect text sent\n"
    #expect(try probe("run -", input: input).status == .exited(0))
  }
}
