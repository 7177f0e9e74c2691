import Testing
import ToolSupport

@testable import ObjectFiles

@Suite struct `A scanner for demangled names` {
  @Test func `demangles Swift symbols only`() {
    #expect(demangled("$s3App4mainyyF") == "App.main() -> ()")
    #expect(demangled("main") == nil && demangled("") == nil)
  }

  static let labels: [(String, String?)] = [
    ("() -> ()", "()"), ("(_: A, in: B) -> C", "(_:in:)"), ("(A, B) -> C", "(_:_:)"),
    ("(then: (A, b: B) -> [C : D], x: A<B, C>) -> ()", "(then:x:)"), (" : Swift.Int", nil),
    ("", nil), ("(", "()"), ("(a", "(_:)"), ("(]]>>", "(_:)"),
  ]

  @Test(arguments: labels)
  func `reads labels`(text: String, labels: String?) {
    #expect(DemangledNameScanner(text).labels == labels)
  }

  @Test func `scans a path up to arguments and types`() {
    var scanner = DemangledNameScanner("merged static (extension in A):B.C<D, E>.f(x: Y) -> Z")
    scanner.skipPrefixes()
    let entity = scanner.scanEntity()
    #expect(entity == "B.C<D, E>.f" && scanner.remainder == "(x: Y) -> Z")
    #expect(DemangledNameScanner.path(entity) == ["B", "C", "f"])
  }

  @Test func `omits the file discriminator of a private name unless it is requested`() {
    let text = "A.(hidden in _8F5751F8FDA8E3F261192B5D0CF515EF)(_: B) -> ()"
    #expect(DemangledNameScanner(text).remainder == "A.hidden(_: B) -> ()")
    #expect(DemangledNameScanner(keepingFiles: text).remainder == text)
    #expect(DemangledNameScanner("A in _B").remainder == "A in _B")
  }

  @Test func `accepts any text`() {
    var random = SplitMix64(seed: 12)
    let texts = [
      "protocol witness for A.P.go(x: B) -> () in conformance <A> C.T<A> : A.P in C",
      "(2) await resume partial function for closure #1 () -> () in A.B<C>.d(e: F) -> G",
      "generic specialization <A, B> of (extension in C):D.(e in _8F5751F8FDA8E3F261192B5D0CF515EF)",
    ]
    for round in 0..<2_000 {
      var text = Array(texts[round % texts.count])
      for _ in 0..<Int(random.next() % 6) {
        let place = Int(random.next() % UInt64(text.count))
        let mark = Array("()<>[]{}#:., -_")[Int(random.next() % 15)]
        if random.next() % 2 == 0 { text[place] = mark } else { text.insert(mark, at: place) }
      }
      var scanner = DemangledNameScanner(String(text.prefix(Int(random.next() % 120))))
      scanner.skipPrefixes()
      _ = scanner.skipNumbered("closure")
      _ = scanner.scanLocalFunction()
      scanner.skipGenericSignature()
      _ = DemangledNameScanner.path(scanner.scanEntity())
      _ = (scanner.labels, scanner.isCompilerGenerated, scanner.scan(upTo: " in "))
    }
  }
}
