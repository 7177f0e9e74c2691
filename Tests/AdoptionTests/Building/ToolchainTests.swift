import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `The toolchain` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a program `swift` that is a script.
  private func toolchain(_ script: String) throws -> Toolchain {
    try folder.write("bin/swift", "#!/bin/sh\n" + script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/swift"))
    return try Toolchain(path: "/none::" + folder.file("bin"))
  }

  private func error(_ script: String) throws -> String? {
    let toolchain = try toolchain(script)
    do throws(AdoptionError) {
      _ = try toolchain.manifest(of: "/x")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `is found in PATH, where a folder of that name doesn't count`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("swift"), withIntermediateDirectories: true)
    for path in ["", "/none", folder.path] {
      #expect(throws: AdoptionError.noSwift) { try Toolchain(path: path) }
    }
    #expect(try toolchain("").swift == folder.file("bin/swift"))
  }

  @Test func `names the line of a manifest that doesn't compile`() throws {
    #expect(
      try error(
        """
        echo "error: 'x': Invalid manifest (compiled with: [swiftc, -o])" >&2
        echo "/x/Package.swift:3:35: error: unexpected ',' separator" >&2
        exit 1
        """) == "/x/Package.swift:3: unexpected ',' separator")
  }

  @Test func `that says nothing, or no JSON, is an error, too`() throws {
    #expect(
      try error("exit 3") == "/x/Package.swift: \"swift package\" ended with 3")
    #expect(
      try error("echo 'error: no tools version' >&2; exit 1")
        == "/x/Package.swift: no tools version")
    #expect(
      try error("echo nothing")?.hasPrefix("/x/Package.swift: its description can't be read")
        == true)
  }
}
