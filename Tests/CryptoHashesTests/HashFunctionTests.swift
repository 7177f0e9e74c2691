import CryptoHashes
import Foundation
import Testing

@Suite struct `A hash function` {
  /// Digests by `sha256sum`, `sha1sum` and `md5sum`, for texts shorter than a block, as long as
  /// one without room for the length, and longer.
  @Test(arguments: [
    (
      "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "da39a3ee5e6b4b0d3255bfef95601890afd80709", "d41d8cd98f00b204e9800998ecf8427e"
    ),
    (
      "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "a9993e364706816aba3e25717850c26c9cd0d89d", "900150983cd24fb0d6963f7d28e17f72"
    ),
    (
      String(repeating: "a", count: 60),
      "11ee391211c6256460b6ed375957fadd8061cafbb31daf967db875aebd5aaad4",
      "13d956033d9af449bfe2c4ef78c17c20469c4bf1", "cc7ed669cf88f201c3297c6a91e1d18d"
    ),
    (
      String(repeating: "a", count: 1000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
      "291e9a6c66994949b57ba5e650361e98fc36b1ba", "cabe45dcc9ae5b66ba86600cca6b8ba8"
    ),
  ])
  func `makes the digest that its standard says`(
    text: String, sha256: String, sha1: String, md5: String
  ) {
    let data = Data(text.utf8)
    #expect("\(SHA256.hash(data: data))" == "SHA256 digest: " + sha256)
    #expect("\(Insecure.SHA1.hash(data: data))" == "SHA1 digest: " + sha1)
    #expect("\(Insecure.MD5.hash(data: data))" == "MD5 digest: " + md5)
  }

  @Test func `takes in data piece by piece`() {
    var function = SHA256()
    for _ in 0..<100 { function.update(data: [1, 2, 3]) }
    let first = function.finalize()
    #expect(
      first == SHA256.hash(data: Array(repeating: [1, 2, 3], count: 100).joined().map { $0 }))
    function.update(data: Data())
    #expect(function.finalize() == first)
    function.update(data: Data([0]))
    #expect(function.finalize() != first)
    #expect(Array(first).count == SHA256.byteCount && first.withUnsafeBytes(\.count) == 32)
  }
}
