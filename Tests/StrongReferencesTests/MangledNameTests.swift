import Testing

@testable import StrongReferences

/// Tests of names with embedded addresses, which may contain the bytes of any letters.
@Suite struct MangledNameTests {
  private func withName<Result>(
    _ before: String = "", address: String, after: String, _ body: (MangledName) -> Result
  ) -> Result {
    let bytes = Array(before.utf8) + [1] + Array(address.utf8) + Array(after.utf8) + [0]
    return bytes.withUnsafeBytes { body(MangledName($0.baseAddress.unsafelyUnwrapped)) }
  }

  @Test func `an address with the bytes of Qp expands no pack`() {
    #expect(!withName(address: "Qpxx", after: "Sg", \.expandsPack))
    #expect(!withName(address: "xxxQ", after: "pSg", \.expandsPack))
    #expect(withName(address: "xxxx", after: "Qp", \.expandsPack))
  }

  @Test func `the end of an address is no suffix`() {
    #expect(!withName(address: "xxXw", after: "") { $0.hasSuffix("Xw") })
    #expect(!withName(address: "xxxX", after: "w") { $0.hasSuffix("Xw") })
    #expect(withName(address: "xxxx", after: "Xw") { $0.hasSuffix("Xw") })
    #expect(!withName(address: "xxXw", after: "Sg") { $0.dropLast(2).hasSuffix("Xw") })
    #expect(!withName(address: "xxxx", after: "") { $0.hasSuffix("a suffix that is longer") })
  }

  @Test func `an address makes no function`() {
    #expect(withName(address: "xIex", after: "_", \.function) == nil)
    #expect(withName("A", address: "xxxx", after: "Ieg_", \.function) == .thick)
    #expect(withName("A", address: "xxxx", after: "Iet_", \.function) == .thin)
  }

  @Test func `a name ends after its addresses, which may contain zeros`() {
    #expect(withName("ab", address: "\0\0\0\0", after: "Sg", \.length) == 9)
  }
}
