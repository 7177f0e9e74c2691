import Foundation
import TestSupport
import Testing

@testable import Adoption

/// Builds of an SDK with programs that only write files.
@Suite struct `The build of an SDK` {
  private let fixture: SDKFixture
  private var folder: TemporaryFolder { fixture.folder }
  private let source: FlowshSource

  init() throws {
    fixture = try SDKFixture()
    let folder = fixture.folder
    try folder.write("flowsh/.git/HEAD", "")
    try folder.write("flowsh/Package.swift", "name: \"flowsh\"")
    try folder.write("flowsh/Sources/Adapter/AppSources/Files/A.swift", "let plugin = true")
    try folder.write("flowsh/Sources/Shared.swift", "let isShared = true")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("flowsh/Sources/Adapter/AppSources/B.swift"),
      withDestinationPath: "../../Shared.swift")
    try folder.write("flowsh/Sources/System/CTwo/include/CTwo.h", "")
    try folder.write("flowsh/Sources/System/CTwo/include/more.h", "")
    try folder.write("flowsh/Sources/System/CMany/include/one.h", "")
    try folder.write("flowsh/Sources/System/CLib/CLib.h", "#include <histedit.h>")
    try folder.write(
      "flowsh/Sources/System/CLib/module.modulemap",
      "module CLib {\n  header \"CLib.h\"\n  link \"edit\"\n}\n")
    try folder.write("usr/include/histedit.h", "")
    source = try FlowshSource(folder.file("flowsh"))
    try program(
      "swift",
      """
      echo "$*" >> "\(folder.path)/builds"
      while [ $# -gt 0 ]; do
        case $1 in --scratch-path) out=$2/debug ;; --product) product=$2 ;; esac
        shift
      done
      mkdir -p "$out/Modules" "$out/FlowshSDK.product" "$out/CombineSDK.product"
      echo "[3/4] Linking $product"
      echo tool > "$out/flowsh-adapt"
      for name in UIKit PatchedOpenCombine Other; do echo > "$out/Modules/$name.swiftmodule"; done
      for object in UIKit.build/A.swift.o UIKit.build/UIKit.swiftmodule.o CTwo.build/sub/two.c.o; do
        echo "/x.build/.build/debug/$object"
      done > "$out/FlowshSDK.product/Objects.LinkFileList"
      cp "$out/FlowshSDK.product/Objects.LinkFileList" "$out/CombineSDK.product"
      echo /x.build/.build/debug/PatchedOpenCombine.build/C.swift.o \
        >> "$out/CombineSDK.product/Objects.LinkFileList"
      """)
    try program(
      "swiftc",
      """
      if [ "$1" = -print-target-info ]; then
        echo '{"compilerVersion": "Swift 7", "target": {"triple": "arm64-linux"},'
        echo '"paths": {"runtimeResourcePath": "\(folder.file("usr/lib/swift"))"}}'
      else
        case $* in *-lflowsh*-lswiftObservation*/app.swift*) ;; *) exit 1 ;; esac
        cat "\(folder.path)/linked"; exec test ! -s "\(folder.path)/linked"
      fi
      """)
    try folder.write("linked", "")
    try program("clang", "echo 'CLib.o: CLib.h \(folder.file("usr/include/histedit.h"))'")
    try program("ld.lld", "cat \"${4#@}\" > \"$3\"")
    try program("llvm-objcopy", "")
    try program("llvm-ar", "cat \"$3\" \"$4\" > \"$2\"")
  }

  private func program(_ name: String, _ script: String) throws {
    let path = "usr/bin/" + name
    try folder.write(path, "#!/bin/sh\n" + script + "\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file(path))
  }

  private var identity: SDKIdentity {
    get throws {
      var identity = try #require(fixture.requirement.identity)
      identity.sources = try source.digest()
      return identity
    }
  }

  private func build(
    in cache: SDKCache? = nil, at place: String? = nil, again: Bool = false,
    isCancelled: @escaping () -> Bool = { false },
    notify: @escaping (SDKBuild.Event) -> Void = { _ in }
  ) throws -> SDK {
    let cache = cache ?? fixture.cache
    let identity = try identity
    return try SDKBuild(
      source, as: identity, in: place ?? cache.place(of: identity), cache: cache,
      with: try Toolchain(path: folder.file("usr/bin")), isCancelled: isCancelled, notify: notify
    ).run(again: again)
  }

  private func error(_ work: () throws -> SDK) -> AdoptionError? {
    do {
      _ = try work()
      return nil
    } catch {
      return error as? AdoptionError
    }
  }

  @Test func `makes a folder that names nothing outside of itself`() throws {
    let sdk = try build()
    #expect(try sdk.identity == identity && sdk.configuration == .debug)
    let files = try SourceFolder.files(in: sdk.path).map { Path.relative($0, to: sdk.path) }
    #expect(
      files == [
        "bin/flowsh-adapt", "include/CLib/CLib.h", "include/CLib/module.modulemap",
        "include/CMany/module.modulemap", "include/CMany/one.h", "include/CTwo/CTwo.h",
        "include/CTwo/module.modulemap", "include/CTwo/more.h", "include/histedit.h", "info.json",
        "lib/libflowsh.a", "modules/PatchedOpenCombine.swiftmodule", "modules/UIKit.swiftmodule",
        "plugin/AppSources/B.swift", "plugin/AppSources/Files/A.swift", "sdk.json",
      ])
    func text(_ name: String) -> String? { Contents.text(sdk.path + "/" + name) }
    #expect(
      text("lib/libflowsh.a") == """
        /x.build/.build/debug/UIKit.build/A.swift.o
        /x.build/.build/debug/CTwo.build/sub/two.c.o\
        /x.build/.build/debug/PatchedOpenCombine.build/C.swift.o
        """)
    #expect(text("include/CLib/module.modulemap") == "module CLib {\n  header \"CLib.h\"\n}\n")
    #expect(text("include/CTwo/module.modulemap")?.contains("umbrella header \"CTwo.h\"") == true)
    #expect(text("include/CMany/module.modulemap")?.contains("umbrella \".\"") == true)
    #expect(!Path.isLink(sdk.path + "/plugin/AppSources/B.swift"))
    #expect(text("plugin/AppSources/B.swift") == "let isShared = true")
  }

  @Test func `uses the checkout's build folder, first for the adapter`() throws {
    _ = try build()
    let scratch = folder.file("flowsh/.build")
    let rest = "--scratch-path \(scratch) --configuration debug --product"
    #expect(
      try folder.read("builds") == """
        build --package-path \(folder.file("flowsh/Sources/Adapter")) \(rest) flowsh-adapt
        build --package-path \(folder.file("flowsh")) \(rest) FlowshSDK
        build --package-path \(folder.file("flowsh/Sources/Combine")) \(rest) CombineSDK

        """)
  }

  @Test func `uses the cache for sources that are no checkout, and leaves nothing there`() throws {
    try FileManager.default.removeItem(atPath: folder.file("flowsh/.git"))
    let sdk = try build()
    #expect(try folder.read("builds").contains("--scratch-path \(fixture.cache.path)/build-"))
    #expect(try names == [Path.name(of: sdk.path)])
  }

  /// The names in the cache, also hidden ones.
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: fixture.cache.path) }
  }

  @Test func `replaces nothing but an SDK or an empty folder, and touches nothing beside it`()
    throws
  {
    try folder.write("docs/guide.md", "")
    try folder.write("docs.part-1/guide.md", "")
    try folder.write("file", "")
    for name in ["docs", "file"] {
      #expect(
        error { try build(at: folder.file(name), again: true) } == .otherThanSDK(folder.file(name)))
    }
    #expect(!Path.exists(folder.file("builds")))
    try FileManager.default.createDirectory(
      atPath: folder.file("mine"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "mine")
    let sdk = try build(at: folder.file("mine"))
    #expect(try build(at: folder.file("link"), again: true) == sdk)
    #expect(Path.isLink(folder.file("link")))
    try folder.write("mine/" + SDK.library, "")
    #expect(try build(at: folder.file("mine")) == sdk)
    #expect(Path.exists(folder.file("docs/guide.md")))
    #expect(Path.exists(folder.file("docs.part-1/guide.md")))
  }

  @Test func `may have its place in the checkout's build folder`() throws {
    let sdk = try build(at: folder.file("flowsh/.build/sdk"))
    #expect(sdk.path == Path.real(folder.file("flowsh/.build/sdk")))
  }

  @Test func `of sources that change meanwhile fails, and leaves the SDK that is there`() throws {
    let sdk = try build()
    let result = error {
      try build(
        again: true,
        notify: { event in
          guard case .begins(.library) = event else { return }
          try? folder.write("flowsh/Sources/System/CTwo/include/CTwo.h", "int two;")
        })
    }
    #expect(result == .changedSources(source.path))
    #expect(try SDK(sdk.path) == sdk)
    #expect(try names == [Path.name(of: sdk.path)])
  }

  @Test func `isn't repeated if it is there, unless that is wanted`() throws {
    let sdk = try build()
    try FileManager.default.removeItem(atPath: folder.file("builds"))
    #expect(try build() == sdk)
    #expect(!Path.exists(folder.file("builds")))
    try folder.write("cache/\(Path.name(of: sdk.path))/old", "")
    #expect(try build(again: true) == sdk)
    #expect(Path.exists(folder.file("builds")) && !Path.exists(sdk.path + "/old"))
    #expect(try names == [Path.name(of: sdk.path)])
  }

  @Test func `that fails says why, and leaves the SDK that is there`() throws {
    let sdk = try build()
    try program("llvm-ar", "echo 'llvm-ar: error: bad magic'; exit 1")
    #expect(
      error { try build(again: true) }
        == .failedTool(
          folder.file("usr/bin/llvm-ar"), status: 1, reason: "llvm-ar: error: bad magic"))
    try program("llvm-ar", "echo 'llvm-ar: error: No space left on device'; exit 1")
    #expect(error { try build(again: true) } == .fullDisk(fixture.cache.path))
    try program("swift", "echo '/x/A.swift:2:3: error: cannot find a'; echo 'error: fatal'; exit 1")
    #expect(
      error { try build(again: true) }
        == .failedSDK(
          source: source.path, product: "flowsh-adapt",
          reason: "/x/A.swift:2:3: error: cannot find a"))
    #expect(try SDK(sdk.path) == sdk)
    #expect(try names == [Path.name(of: sdk.path)])
  }

  @Test func `with which an app can't be linked fails with the linker's first error`() throws {
    try folder.write("linked", "ld.lld: error: undefined symbol: x\nclang: error: failed\n")
    #expect(
      error { try build() }
        == .failedTool(
          folder.file("usr/bin/swiftc"), status: 1, reason: "ld.lld: error: undefined symbol: x"))
    #expect(try names == [])
  }

  @Test func `that is interrupted leaves nothing`() throws {
    var parts = 0
    let result = error {
      try build(isCancelled: { parts == 3 }) { event in
        if case .begins = event { parts += 1 }
      }
    }
    #expect(result == .interrupted)
    #expect(try names == [])
  }

  @Test func `removes what a build that was killed has left`() throws {
    try folder.write("cache/.flowsh-\(try identity.fingerprint)-abc/build/a.o", "")
    let sdk = try build()
    #expect(try names == [Path.name(of: sdk.path)])
  }

  @Test func `waits for another one, and then takes its SDK`() throws {
    try FileManager.default.createDirectory(
      atPath: fixture.cache.path, withIntermediateDirectories: true)
    var lock: FolderLock? = try FolderLock(fixture.cache.path)
    var others: SDK?
    let sdk = try build(notify: { event in
      guard case .waits = event else { return }
      others = try? fixture.writeToCache { $0.sources = (try? identity.sources) ?? "" }
      lock = nil
    })
    #expect(lock == nil && sdk == others && !Path.exists(folder.file("builds")))
  }

  @Test func `in a place that can't be written is an error that names the variable`() throws {
    let error = error { try build(in: SDKCache("/dev/null/flowsh")) }
    #expect(
      error.map { "\($0)" }
        == "/dev/null: can't be written: Not a directory; make room, or name another folder with"
        + " XDG_CACHE_HOME or, for \"flowsh sdk build\", --into")
  }
}
