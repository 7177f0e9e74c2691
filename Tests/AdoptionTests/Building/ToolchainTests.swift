import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `The toolchain` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a program `swift` that is a script.
  private func toolchain(_ script: String) throws -> Toolchain {
    try program("swift", script)
    return try Toolchain(path: "/none::" + folder.file("bin"))
  }

  private func program(_ name: String, _ script: String) throws {
    try folder.write("bin/" + name, "#!/bin/sh\n" + script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/" + name))
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

  @Test func `finds out which modules are missing, each module map used once`() throws {
    let toolchain = try toolchain("")
    try program(
      "swiftc",
      """
      for word; do case $word in *.modulemap) echo "$word"; esac; done > "${0%/*}/maps"
      echo "/x/a.swift:2:10: warning: no module MapKit"
      """)
    for name in ["C.build", "C-tool.build"] { try folder.write("out/\(name)/module.modulemap", "") }
    #expect(try toolchain.missing(among: ["MapKit", "C"], in: folder.file("out")) == ["MapKit"])
    #expect(
      try folder.read("bin/maps")
        == "-fmodule-map-file=\(folder.file("out/C.build/module.modulemap"))\n")
  }

  @Test func `that can't find out which modules are missing says why`() throws {
    let toolchain = try toolchain("")
    try program("swiftc", "echo '/x/module.modulemap:1:8: error: redefinition of module'; exit 1")
    try folder.write("out/x", "")
    #expect(
      throws: AdoptionError.failedTool(
        folder.file("bin/swiftc"), status: 1,
        reason: "/x/module.modulemap:1:8: error: redefinition of module")
    ) { try toolchain.missing(among: ["MapKit"], in: folder.file("out")) }
  }

  @Test func `says its compiler, its target and where its programs are`() throws {
    let toolchain = try toolchain("")
    try program(
      "swiftc",
      """
      [ "$*" = -print-target-info ] || exit 1
      cat << 'END'
      {"compilerVersion": "Swift version 7 (x)\\nTarget: y", "target": {"triple": "arm"},
      "paths": {"runtimeResourcePath": "/opt/swift/usr/lib/swift"}}
      END
      """)
    #expect(
      try toolchain.facts()
        == Toolchain.Facts(
          compiler: "Swift version 7 (x)", target: "arm", programs: "/opt/swift/usr/bin"))
    try program("swiftc", "echo 'error: no such option'; exit 2")
    #expect(
      throws: AdoptionError.failedTool(
        folder.file("bin/swiftc"), status: 2, reason: "error: no such option")
    ) { try toolchain.facts() }
  }

  @Test func `whose plugin has written something else is an error, and nothing if it hasn't run`()
    throws
  {
    let place = folder.file("out")
    #expect(try SwiftBuild.files(writtenTo: place)?.documents == nil)
    try folder.write("out/result.json", "{")
    do throws(AdoptionError) {
      _ = try SwiftBuild.files(writtenTo: place)
      Issue.record("it is read")
    } catch {
      #expect(
        "\(error)" == "\(place)/result.json: it isn't as the build plugin has written it; remove"
          + " the build folder")
    }
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

  @Test func `whose program is ended by a signal says by which`() throws {
    #expect(
      try error("kill -KILL $$")
        == folder.file("bin/swift") + ": a signal ended it: Killed; run the command again, with"
        + " more memory if the machine has too little")
  }

  @Test func `that is cancelled ends with all programs that it has started`() throws {
    var lines: [String] = []
    // A shell that starts a program just as the signal arrives would lose it.
    let script = "sh -c 'echo begin; while :; do :; done' | cat"
    let status = try toolchain(script).run([], isCancelled: { !lines.isEmpty }) { lines.append($0) }
    #expect(status == 128 + SIGINT)
    #expect(lines == ["begin"])
  }

  @Test func `that is cancelled and doesn't end by itself is killed`() throws {
    var lines: [String] = []
    let program = try toolchain("trap '' INT; echo begin; while :; do sleep 1; done").swift
    let status = try Subprocess.run(
      program, [], isCancelled: { !lines.isEmpty }, patience: .milliseconds(1)
    ) { lines.append($0) }
    #expect(status == 128 + SIGKILL && lines == ["begin"])
  }

  @Test func `that is cancelled ends with a program that ignores it, and goes on behind it`() throws
  {
    let fifo = folder.file("fifo")
    try #require(mkfifo(fifo, 0o600) == 0)
    let reader = open(fifo, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    // A shell's background processes ignore SIGINT.
    let script = "(echo begin; exec sleep 100 >/dev/null 2>&1) 3>'\(fifo)' & exec sleep 100"
    let program = try toolchain(script).swift
    var lines: [String] = []
    let status = try Subprocess.run(program, [], isCancelled: { !lines.isEmpty }) {
      lines.append($0)
    }
    #expect(status == 128 + SIGINT)
    var end = pollfd(fd: reader, events: 0, revents: 0)
    #expect(poll(&end, 1, 10_000) == 1 && end.revents & Int16(POLLHUP) != 0)
  }

  @Test func `without room on its disk says which disk is full`() throws {
    let fixture = try ProjectFixture(["App/App.swift": "import UIKit"])
    let package = try AdoptedPackage(
      try fixture.read("App"), in: fixture.path + "/App-flowsh", version: "1.2.3")
    func error(_ script: String) throws -> AdoptionError? {
      let build = SwiftBuild(
        try toolchain(script), modules: ModuleCache(folder.file("cache")),
        sdk: { () throws(AdoptionError) in throw .noSwift },
        isCancelled: { false })
      do throws(AdoptionError) {
        _ = try build.build(.app, of: package) { _ in }
        return nil
      } catch {
        return error
      }
    }
    let full = AdoptionError.fullDisk(package.folder)
    let line = "error: App.o: No space left on device"
    #expect(try error("echo '\(line)'; exit 1") == full)
    #expect(try error("echo '\(line)'; kill -ABRT $$") == full)
    #expect(try error("echo '\(line)'") == nil)
    #expect(try error("echo '3 | say(\"No space left on device\")'; exit 1") == nil)
    #expect(
      "\(full)"
        == "\(package.folder): No space left on device; make room, and run the command again")
  }

  @Test func `builds the app, and each target of tests without SwiftPM's runner`() throws {
    let fixture = try ProjectFixture([
      "App/App.swift": "import UIKit", "App/AppTests/A.swift": "", "App/AppUITests/B.swift": "",
    ])
    let package = try AdoptedPackage(
      try fixture.read("App"), in: fixture.path + "/App-flowsh", version: "1.2.3")
    let build = ["build", "--package-path", package.folder, "--disable-build-manifest-caching"]
    #expect(SwiftBuild.commands(for: .app, of: package) == [build])
    #expect(
      SwiftBuild.commands(for: .tests, of: package) == [build + ["--target", "AppTests"]])
  }
}
