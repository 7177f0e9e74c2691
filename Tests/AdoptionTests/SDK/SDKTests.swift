import Foundation
import TestSupport
import Testing

@testable import Adoption

/// A folder in which tests make SDKs of a few bytes.
struct SDKFixture {
  let folder: TemporaryFolder
  let requirement = SDKRequirement(
    version: "1.2.3", sources: "f00", compiler: "Swift 7", target: "arm64-linux")

  init() throws { folder = try TemporaryFolder() }

  /// Writes an SDK; returns it.
  @discardableResult
  func write(
    _ name: String, _ edit: (inout SDKIdentity) -> Void = { _ in }
  ) throws -> SDK {
    var identity = try #require(requirement.identity)
    edit(&identity)
    var description = SDK.Description(identity: identity, configuration: .debug)
    for file in [SDK.library, SDK.tool, SDK.bundleFile, SDK.plugin + "/A.swift"] {
      try folder.write(name + "/" + file, "text")
      description.files[file] = 4
    }
    try folder.write(name + "/" + SDK.fileName, JSONText.of(description))
    return try SDK(folder.file(name))
  }

  var cache: SDKCache { SDKCache(folder.file("cache")) }

  /// Writes an SDK to its place in the cache; returns it.
  func writeToCache(_ edit: (inout SDKIdentity) -> Void = { _ in }) throws -> SDK {
    var identity = try #require(requirement.identity)
    edit(&identity)
    return try write("cache/" + identity.fingerprint) { $0 = identity }
  }

  func search(given: String? = nil) -> SDKSearch {
    SDKSearch(given: given.map(folder.file), program: folder.file("bin/flowsh"), cache: cache)
  }
}

@Suite struct `The SDK` {
  private let fixture: SDKFixture

  init() throws { fixture = try SDKFixture() }

  @Test func `at the path that the user names is used, and no other`() throws {
    let sdk = try fixture.write("mine")
    _ = try fixture.writeToCache()
    #expect(try fixture.search(given: "mine").find(fixture.requirement).sdk == sdk)
    #expect(throws: AdoptionError.notAnSDK(fixture.folder.file("none"))) {
      try fixture.search(given: "none").find(fixture.requirement)
    }
  }

  @Test(arguments: [
    (
      SDKMismatch.compiler(has: "Swift 6", needs: "Swift 7"),
      "it is for Swift 6, and the compiler is Swift 7"
    ),
    (.target(has: "x86", needs: "arm64-linux"), "it is for x86, and the machine is arm64-linux"),
    (
      .version(has: "1.0.0", needs: "1.2.3"),
      "it is of flowsh 1.0.0, and this is flowsh 1.2.3"
    ),
    (.sources, "flowsh's sources have changed since it was built"),
  ])
  func `at that path must fit, and the error says which has which`(
    mismatch: SDKMismatch, text: String
  ) throws {
    try fixture.write("mine") { identity in
      switch mismatch {
      case .compiler(let has, _): identity.compiler = has
      case .target(let has, _): identity.target = has
      case .version(let has, _): identity.version = has
      case .sources: identity.sources = "bad"
      }
    }
    do throws(AdoptionError) {
      _ = try fixture.search(given: "mine").find(fixture.requirement)
      Issue.record("it is used")
    } catch {
      #expect("\(error)".hasPrefix(fixture.folder.file("mine") + ": " + text + "; make another"))
    }
  }

  @Test func `beside the program comes before the cache, unless it doesn't fit`() throws {
    try fixture.folder.write("bin/flowsh", "")
    let cached = try fixture.writeToCache()
    #expect(try fixture.search().find(fixture.requirement) == SDKSearch.Result(sdk: cached))
    let installed = try fixture.write("lib/flowsh/sdk")
    #expect(try fixture.search().find(fixture.requirement) == SDKSearch.Result(sdk: installed))
    try fixture.write("lib/flowsh/sdk") { $0.compiler = "Swift 6" }
    let mismatch = SDKMismatch.compiler(has: "Swift 6", needs: "Swift 7")
    #expect(
      try fixture.search().find(fixture.requirement)
        == SDKSearch.Result(
          sdk: cached, unfit: [SDKSearch.Unfit(path: installed.path, mismatch: mismatch)]))
  }

  @Test func `in the cache is found by its sources, or without them by its version`() throws {
    let other = try fixture.writeToCache { $0.sources = "bad" }
    #expect(try fixture.search().find(fixture.requirement) == SDKSearch.Result())
    var requirement = fixture.requirement
    requirement.sources = nil
    #expect(try fixture.search().find(requirement).sdk == other)
    requirement.version = "2.0.0"
    #expect(try fixture.search().find(requirement).sdk == nil)
  }

  @Test func `in the cache must be the one that its place says`() throws {
    let place = fixture.cache.place(of: try #require(fixture.requirement.identity))
    try fixture.write("cache/" + Path.name(of: place)) { $0.compiler = "Swift 6" }
    #expect(try fixture.search().find(fixture.requirement).sdk == nil)
  }

  @Test func `of which a part is missing or empty is never used`() throws {
    let sdk = try fixture.writeToCache()
    for name in [SDK.library, SDK.tool, SDK.bundleFile, SDK.plugin + "/A.swift"] {
      let file = sdk.path + "/" + name
      try FileManager.default.moveItem(atPath: file, toPath: file + ".away")
      #expect(throws: AdoptionError.broken(path: file, .otherThanSDK)) { try SDK(sdk.path) }
      #expect(try fixture.search().find(fixture.requirement).sdk == nil)
      try Data().write(to: URL(filePath: file))
      #expect(throws: AdoptionError.broken(path: file, .otherThanSDK)) { try SDK(sdk.path) }
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.moveItem(atPath: file + ".away", toPath: file)
    }
    #expect(try fixture.search().find(fixture.requirement).sdk == sdk)
    try fixture.folder.write("mine/" + SDK.fileName, "{")
    #expect(throws: AdoptionError.self) { try SDK(fixture.folder.file("mine")) }
  }

  @Test
  func `is in the cache below XDG_CACHE_HOME, if that is absolute, or else in the home folder`() {
    let cases = [
      ("/c", "/c/flowsh/sdk"), ("c", "/h/.cache/flowsh/sdk"), ("", "/h/.cache/flowsh/sdk"),
    ]
    for (value, path) in cases {
      #expect(SDKCache(environment: ["XDG_CACHE_HOME": value, "HOME": "/h"]).path == path)
    }
  }

  @Test func `that hasn't been used for longest makes room for others in the cache`() throws {
    let sdks = try (0..<5).map { number in
      let sdk = try fixture.writeToCache { $0.sources = String(number) }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number))], ofItemAtPath: sdk.path)
      return sdk
    }
    try fixture.folder.write("cache/build-1/a.o", "")
    try fixture.folder.write("cache/.flowsh-1-abc/build/a.o", "")
    fixture.cache.noteUse(of: sdks[0])
    fixture.cache.prune()
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.cache.path).count == 3)
    #expect(fixture.cache.all.map(\.identity.sources) == ["0", "4", "3"])
  }

  @Test func `is removed with all others in the cache`() throws {
    #expect(try fixture.cache.removeAll() == 0)
    let sdk = try fixture.writeToCache()
    _ = try fixture.writeToCache { $0.sources = "bad" }
    try fixture.folder.write("cache/.flowsh-1-abc/lib", "")
    var lock: FolderLock? = try FolderLock(fixture.cache.path)
    #expect(throws: AdoptionError.busy(fixture.cache.path)) { try fixture.cache.removeAll() }
    #expect(Path.exists(sdk.path) && lock != nil)
    lock = nil
    #expect(try fixture.cache.removeAll() == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.cache.path) == [])
  }

  @Test func `is described for SwiftPM with paths in its own folder`() throws {
    let text = JSONText.of(SDK.bundle(of: try #require(fixture.requirement.identity)))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(value?["schemaVersion"] as? String == "1.0")
    let artifacts = try #require(value?["artifacts"] as? [String: [String: Any]])
    let library = try #require((artifacts["flowsh"]?["variants"] as? [[String: Any]])?.first)
    #expect(artifacts["flowsh"]?["type"] as? String == "staticLibrary")
    #expect(library["path"] as? String == "lib/libflowsh.a")
    #expect(library["supportedTriples"] as? [String] == ["arm64-linux"])
    let metadata = library["staticLibraryMetadata"] as? [String: [String]]
    #expect(metadata == ["headerPaths": ["modules", "include"]])
    #expect(artifacts["flowsh-adapt"]?["type"] as? String == "executable")
  }
}

@Suite struct `The link to the SDK` {
  private let fixture: SDKFixture
  private let package: String

  init() throws {
    fixture = try SDKFixture()
    try fixture.folder.write("app/Package.swift", "")
    package = fixture.folder.file("app")
  }

  private func link(_ sdk: SDK) throws {
    try SDKLink(package: package).set(sdk, build: package + "/.build/debug")
  }

  @Test func `leads from a package to the SDK on this machine`() throws {
    let sdk = try fixture.write("sdk")
    try link(sdk)
    #expect(Path.real(package + "/.flowsh/sdk-1.2.3.artifactbundle") == Path.real(sdk.path))
  }

  @Test func `to another SDK has everything compiled again`() throws {
    try link(try fixture.write("sdk"))
    try fixture.folder.write("app/.build/debug/a.o", "")
    try link(try fixture.write("same"))
    #expect(Path.exists(package + "/.build/debug/a.o"))
    #expect(
      Path.real(package + "/.flowsh/sdk-1.2.3.artifactbundle")
        == Path.real(fixture.folder.file("same")))
    try fixture.folder.write("app/.build/debug.yaml", "")
    let other = try fixture.write("other") { identity in
      identity.version = "2.0.0"
      identity.sources = "bad"
    }
    try link(other)
    #expect(!Path.exists(package + "/.build/debug"))
    #expect(try Path.names(in: package + "/.flowsh") == ["sdk-2.0.0.artifactbundle", "sdk.json"])
  }

  @Test func `leaves a build folder alone that packages share`() throws {
    try fixture.folder.write("shared/debug/a.o", "")
    try SDKLink(package: package).set(
      try fixture.write("sdk"), build: fixture.folder.file("shared/debug"))
    #expect(Path.exists(fixture.folder.file("shared/debug/a.o")))
  }
}
