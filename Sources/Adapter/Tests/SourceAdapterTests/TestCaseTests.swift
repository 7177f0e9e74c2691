import Testing

@Suite(.bug(id: "A2")) struct `Test cases on the main actor` {
  @Test(arguments: [
    (
      "@MainActor class A: XCTestCase { func testA() {}; func testB() {} }",
      "testA() async {}; func testB() async {} }"
    ),
    ("@MainActor class A: XCTestCase { func testA() throws {} }", "testA() async throws {}"),
    (
      "@MainActor class A: XCTestCase { func testA() { wait(for: a) } }",
      "testA() async { @MainActor func run() { wait(for: a) }; run() } }"
    ),
    (
      "@MainActor class A: XCTestCase { func testA() throws { wait(for: a) } }",
      "testA() async throws { @MainActor func run() throws { wait(for: a) }; try run() } }"
    ),
    ("class A: XCTestCase { @MainActor func testA() {} }", "func testA() async {}"),
    (
      "@MainActor class B: XCTestCase {}; class A: B { func testA() {} }",
      "class A: B { func testA() async {} }"
    ),
  ])
  func `have asynchronous tests`(text: String, expected: String) {
    #expect(adapted(text).contains(expected), "\(adapted(text))")
  }

  @Test(arguments: [
    (
      "@MainActor class A: XCTestCase { override func setUp() { a = 1 } }",
      "setUp() { MainActor.assumeIsolated { () -> Void in a = 1 }} }"
    ),
    (
      "@MainActor class B: XCTestCase {}; class A: B { override func tearDownWithError() throws { a = 1 } }",
      "throws { try MainActor.assumeIsolated { () throws -> Void in a = 1 }} }"
    ),
  ])
  func `set up and tear down on the main actor`(text: String, expected: String) {
    #expect(adapted(text).contains(expected), "\(adapted(text))")
  }

  @Test(arguments: [
    "class A: XCTestCase { override func setUp() { a = 1 } }",
    "@MainActor class A: XCTestCase { override func setUp() async throws { a = 1 } }",
    "@MainActor class A: XCTestCase { override class func setUp() { a = 1 } }",
    "@MainActor class A: XCTestCase { func setUp() { a = 1 } }",
    "class A: XCTestCase { func testA() {} }",
    "@MainActor class A: XCTestCase { func testA() async {} }",
    "@MainActor class A: XCTestCase { func helper() {}; func testAll(_ a: Int) {} }",
    "@MainActor class A: UIView { func testA() {} }",
  ])
  func `are left as they are where XCTest takes them`(text: String) {
    #expect(adapted(text) == text)
  }
}
