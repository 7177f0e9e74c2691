import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `A module of a package` {
  private let fixture: ModuleFixture
  private var project: ProjectFixture { fixture.project }

  init() throws {
    fixture = try ModuleFixture()
    try project.write("App/A.swift", "import UIKit\n")
    try project.write("Podfile.lock", "PODS:\n  - Paint (2.0)\n  - Card (1.0)\n")
    try project.write("Pods/Paint/Paint.swift", "import Foundation\n")
  }

  private func problems(_ names: String...) throws -> [String] {
    var events: [PackageBuild.Event] = []
    return try fixture.provide(names, &events).problems.map {
      project.short("\($0.name) \($0.reason)")
    }
  }

  @Test func `that knows no UIKit is compiled as it is, once for all apps`() throws {
    var events: [PackageBuild.Event] = []
    let first = try fixture.provide(["Paint", "MapKit"], &events)
    #expect(first.modules.map(\.name) == ["Paint"] && first.problems == [])
    guard case .compiles("Paint", "Paint 2.0") = events.first else {
      Issue.record("\(events)")
      return
    }
    let module = try #require(first.modules.first)
    #expect(!module.description.isAdapted)
    #expect(module.folderName.wholeMatch(of: /Paint-2\.0-[0-9a-f]{16}/) != nil)
    #expect(Path.isInside(module.path, fixture.cache.folder(for: fixture.sdk)))
    let commands = try fixture.commands()
    #expect(commands.count == 1)
    #expect(commands.first?.contains("-swift-version 5 -D COCOAPODS -D DEBUG") == true)
    #expect(commands.first?.contains(fixture.sdk.path) == false)
    // The sources stay where errors and calls name them.
    #expect(commands.first?.contains(" \(fixture.cache.sources)/Paint-") == true)
    let second = try fixture.provide(["Paint"], &events)
    #expect(second.modules == first.modules && events.isEmpty)
    #expect(try fixture.commands() == [])
    try project.write("Pods/Paint/Paint.swift", "import Foundation\nlet color = 1\n")
    let third = try fixture.provide("Paint")
    #expect(third.modules.count == 1 && third.modules != first.modules)
  }

  @Test func `with resources has them in a bundle, also in those that CocoaPods names`() throws {
    try project.write("Pods/Paint/Assets/colors.json", "[]")
    try project.write(
      "Pods/Target Support Files/Paint/ResourceBundle-PaintAssets-Paint-Info.plist", "")
    let paint = try #require(try fixture.provide("Paint").modules.first)
    #expect(!paint.description.isAdapted && paint.description.usesSDK)
    let bundle = paint.path + "/resources/Paint.framework"
    for place in [bundle, bundle + "/PaintAssets.bundle"] {
      #expect(Contents.text(place + "/made of") == "colors.json\n")
    }
    #expect(try fixture.commands().first == "adapt for Linux")
  }

  @Test func `that imports UIKit is adapted, after the modules that it imports`() throws {
    try project.write("Pods/Card/Card.swift", "import Paint\nimport UIKit\nneeds iOS\n")
    let modules = try fixture.provide("Card").modules
    #expect(modules.map(\.name) == ["Paint", "Card"])
    let card = try #require(modules.last)
    #expect(card.description.isAdapted && card.description.pieces == 0)
    #expect(card.description.imports == [modules[0].path])
    let commands = try fixture.commands()
    #expect(commands.count == 3 && commands[1] == "adapt")
    #expect(commands[2].contains("-I \(fixture.sdk.path)/modules"))
    #expect(commands[2].contains("-I \(modules[0].path)/modules"))
    #expect(fixture.library(card)?.contains("import Paint\nimport UIKit\n") == true)
    // A program knows its packages by their names in a section.
    #expect(fixture.library(card)?.hasSuffix("Card\0") == true)
    // The module of another version is another one.
    try project.write("Pods/Paint/Paint.swift", "import Foundation\nlet color = 1\n")
    #expect(try fixture.provide("Card").modules.last != card)
  }

  @Test func `that doesn't compile as it is is adapted, and goes without some pieces`() throws {
    try project.write("Pods/Paint/Paint.swift", "needs iOS\n")
    let adapted = try #require(try fixture.provide("Paint").modules.first)
    #expect(adapted.description.isAdapted && adapted.description.pieces == 0)
    try project.write("Pods/Paint/Paint.swift", "let glass = 1\nneeds UIGlass\n")
    let module = try #require(try fixture.provide("Paint").modules.first)
    // An import for another platform is no piece of it.
    #expect(module.description.pieces == 1)
    #expect(fixture.library(module)?.contains("needs") == false)
    #expect(Path.exists(module.path + "/" + BuiltModule.pieces))
  }

  @Test func `that knows Linux goes without pieces, but isn't made for iOS`() throws {
    try project.write(
      "Pods/Paint/Paint.swift", "#if os(Linux)\n  import Glibc\n#endif\nneeds UIGlass\n")
    let module = try #require(try fixture.provide("Paint").modules.first)
    #expect(!module.description.isAdapted && module.description.pieces == 1)
    #expect(try fixture.commands().filter { $0 == "adapt for Linux" }.count == 2)
    try project.write("Pods/Paint/Paint.swift", "#if os(Linux)\n#endif\nimport UIKit\n")
    #expect(try fixture.provide("Paint").modules.map(\.description.isAdapted) == [true])
  }

  @Test func `that doesn't compile is named with its first error, and its users go without`() throws
  {
    try project.write("Pods/Card/Card.swift", "import Paint\n")
    try project.write("Pods/Paint/Paint.swift", "needs luck\n")
    let provided = try fixture.provide("Card")
    #expect(provided.modules.map(\.name) == ["Card"])
    let problem = try #require(provided.problems.first)
    #expect(problem.name == "Paint")
    #expect(
      problem.reason.hasPrefix("of Paint 2.0 doesn't compile here: /")
        && problem.reason.hasSuffix(
          "Paint.adapted.swift:1:1: error: cannot find 'luck' in scope"),
      "\(problem)")
    // Nothing half made is left, and nothing is tried again until the sources are others.
    let names = try Path.names(in: fixture.cache.folder(for: fixture.sdk))
    #expect(names.map { $0.contains(/^Card-|^Paint-2\.0-\w+\.failure$/) } == [true, true])
    _ = try fixture.commands()
    #expect(try fixture.provide("Card").problems == provided.problems)
    #expect(try fixture.commands() == [])
    try project.write("Pods/Paint/Paint.swift", "let color = 1\n")
    #expect(try fixture.provide("Card").modules.map(\.name) == ["Paint", "Card"])
  }

  @Test func `is tried again if the compiler was killed`() throws {
    try project.write("Pods/Paint/Paint.swift", "needs memory\n")
    let problem = try #require(try fixture.provide("Paint").problems.first)
    #expect(problem.reason.contains("doesn't compile here: error: compile command failed"))
    _ = try fixture.commands()
    #expect(try fixture.provide("Paint").problems == [problem])
    #expect(try fixture.commands().count == 1)
  }

  @Test func `has the name that most apps know if its pod's name is none`() throws {
    try project.write("Podfile.lock", "PODS:\n  - R.swift.Library (5.4.0)\n")
    try project.write("Pods/R.swift.Library/Core.swift", "")
    #expect(try fixture.provide("Rswift").modules.map(\.name) == ["Rswift"])
  }

  @Test func `isn't used if the toolchain has a module of its name`() throws {
    try fixture.addModuleOfToolchain("Paint")
    let provided = try fixture.provide("Paint")
    #expect(provided.modules.isEmpty)
    #expect(
      provided.problems.map(\.reason) == [
        "of Paint 2.0 isn't used, because the toolchain has this module"
      ])
  }

  // MARK: The cache

  @Test func `is removed with its sources when it hasn't been used for ninety days`() throws {
    let paint = try #require(try fixture.provide("Paint").modules.first)
    let sources = fixture.cache.sources
    fixture.cache.prune(now: time(nil) + 89 * 24 * 60 * 60)
    #expect(BuiltModule(paint.path) == paint)
    fixture.cache.prune(now: time(nil) + 91 * 24 * 60 * 60)
    #expect(BuiltModule(paint.path) == nil)
    #expect(try Path.names(in: sources) == [])
  }

  @Test func `stays in the cache while its SDK is used`() throws {
    let paint = try #require(try fixture.provide("Paint").modules.first)
    let own = fixture.cache.folder(for: fixture.sdk)
    let others = (1...3).map { fixture.cache.path + "/other-\($0)" }
    for (age, folder) in ([own] + others).enumerated() {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(age))], ofItemAtPath: folder)
    }
    try project.write("Pods/Card/Card.swift", "")
    #expect(try fixture.provide("Card").modules.count == 1)
    #expect(BuiltModule(paint.path) == paint)
    #expect(others.map(Path.exists) == [false, true, true])
  }

  @Test func `isn't removed while it is compiled or fetched`() throws {
    _ = try fixture.provide("Paint")
    for folder in [fixture.cache.path, fixture.cache.fetched] {
      let lock = try fixture.cache.lock(folder, isCancelled: { false }, whenBusy: {})
      #expect(throws: AdoptionError.self) { try fixture.cache.removeAll() }
      withExtendedLifetime(lock) {}
    }
    try fixture.cache.removeAll()
    #expect(try Path.names(in: fixture.cache.path) == [])
  }

  @Test func `that imports itself through others ends with a sentence`() throws {
    try project.write("Pods/Card/Card.swift", "import Paint\n")
    try project.write("Pods/Paint/Paint.swift", "import Card\n")
    #expect(try fixture.provide("Card").modules.map(\.name) == ["Paint", "Card"])
    #expect(try problems("Card") == ["Card imports itself through other modules"])
  }

  @Test func `in Objective-C isn't compiled, and a mixed one goes without that part`() throws {
    try project.write("Pods/Card/Card.h", "")
    try project.write("Pods/Card/Card.m", "")
    try project.write("Pods/Paint/Paint.m", "")
    let provided = try fixture.provide("Paint")
    #expect(provided.modules.map(\.description.filesInC) == [1])
    #expect(
      try problems("Card", "Paint") == [
        "Card of Card 1.0 is written in C or Objective-C, which isn't compiled here"
      ])
    try FileManager.default.removeItem(atPath: project.path + "/Pods/Card/Card.m")
    try FileManager.default.removeItem(atPath: project.path + "/Pods/Card/Card.h")
    #expect(try problems("Card") == ["Card of Card 1.0 has no sources"])
  }

  @Test func `of a pod has the name that CocoaPods has written beside it`() throws {
    try project.write("Podfile.lock", "PODS:\n  - Paint-iOS (2.0)\n")
    try project.write("Pods/Paint-iOS/A.swift", "")
    try project.write(
      "Pods/Target Support Files/Paint-iOS/Paint-iOS.modulemap", "framework module Paints {\n}\n")
    #expect(try fixture.provide("Paints").modules.map(\.name) == ["Paints"])
  }

  @Test func `of a pod isn't another module of the repository that has the pod`() throws {
    try project.write("Podfile.lock", "PODS:\n  - RxSwift (6.5.0)\n")
    try project.write("Pods/RxSwift/A.swift", "import RxCocoaRuntime\n")
    #expect(try fixture.provide("RxSwift").modules.map(\.name) == ["RxSwift"])
  }

  @Test func `of a pod with a part in Objective-C imports the SDK's as a package does`() throws {
    try project.write(
      "Pods/Paint/Paint.swift", "#if SWIFT_PACKAGE\n  import RxCocoaRuntime\n#endif\n")
    #expect(try fixture.provide("Paint").problems == [])
    #expect(try fixture.commands().first?.contains("-D SWIFT_PACKAGE") == true)
  }

  // MARK: Manifests

  private func manifest(_ targets: String) -> String {
    """
    {"name": "Kit", "products": [], "dependencies": [], "toolsVersion": {"_version": "5.9.0"},
    "targets": [\(targets)]}
    """
  }

  private func target(_ name: String, type: String = "regular", _ more: String = "") -> String {
    """
    {"name": "\(name)", "type": "\(type)", "exclude": [], "resources": [], "dependencies": [\(more)],
    "settings": []}
    """
  }

  private func writeCheckout(_ targets: String) throws {
    let folder = "SourcePackages/checkouts/Kit"
    try project.write(folder + "/manifest.json", manifest(targets))
    try project.write(folder + "/Package.swift", "// \"KitCore\" \"KitMacros\" \"CKit\"")
    for name in ["Kit", "KitCore"] {
      try project.write(
        "\(folder)/Sources/\(name)/\(name).swift", name == "Kit" ? "import CKit" : "")
    }
    try project.write("\(folder)/Sources/CKit/include/CKit.h", "")
    try project.write("\(folder)/Sources/CKit/kit.c", "")
  }

  @Test func `of a package is one of the targets of its manifest, also one in C`() throws {
    try writeCheckout(target("Kit") + "," + target("KitCore") + "," + target("CKit"))
    let modules = try fixture.provide("KitCore", "Kit").modules
    #expect(modules.map(\.name) == ["KitCore", "CKit", "Kit"])
    #expect(modules.allSatisfy { !$0.description.isAdapted && $0.description.filesInC == 0 })
    let map = Contents.text(modules[1].path + "/modules/module.modulemap")
    #expect(map == "module CKit {\n  umbrella header \"CKit.h\"\n  export *\n}\n")
    #expect(Path.exists(modules[1].path + "/modules/CKit.h"))
    let commands = try fixture.commands()
    #expect(commands.count == 3)
    #expect(commands[0].contains("-swift-version 5 -D DEBUG -D SWIFT_PACKAGE"))
    #expect(commands[1].hasPrefix("clang -I ") && commands[1].contains("/Sources/CKit/kit.c"))
    #expect(commands[2].contains("-package-name kit "))
    #expect(commands[2].contains("-I \(modules[1].path)/modules"))
  }

  @Test func `of a package has the folders that the manifest says to copy as they are`() throws {
    let folder = "SourcePackages/checkouts/Kit"
    let resources = "{\"path\": \"Data\", \"rule\": {\"copy\": {}}}"
    try project.write(
      folder + "/manifest.json",
      manifest(target("Kit").replacing("\"resources\": []", with: "\"resources\": [\(resources)]")))
    try project.write(folder + "/Package.swift", "")
    try project.write(folder + "/Sources/Kit/Data/Deep/a.json", "")
    try project.write(folder + "/Sources/Kit/Data/Template.swift", "no code")
    try project.write(folder + "/Sources/Kit/Kit.swift", "")
    let kit = try #require(try fixture.provide("Kit").modules.first)
    #expect(kit.description.sources.map(Path.name) == ["Kit.swift"])
    #expect(Path.exists(Path.folder(of: kit.description.sources[0]) + "/Data/Deep/a.json"))
  }

  @Test func `of a package may be a target that its manifest has on Apple's systems only`() throws {
    try writeCheckout(target("Kit"))
    #expect(try fixture.provide("KitCore").modules.map(\.name) == ["KitCore"])
    // It must lie where SwiftPM looks for it.
    #expect(try fixture.provide("KitMacros").modules == [])
  }

  @Test func `of a package with a broken manifest is the framework of its Xcode project`() throws {
    let folder = "SourcePackages/checkouts/Kit"
    try project.write(folder + "/Package.swift", "old tools")
    try project.write(folder + "/Kit/Kit.swift", "")
    #expect(try problems("Kit").first?.hasPrefix("Kit of Kit can't be read: ") == true)
    try project.writeProject(
      folder + "/Kit", targets: "K",
      ProjectFixture.target(
        "K", "Kit", type: "framework", fields: "fileSystemSynchronizedGroups = (G);")
        + "G = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = \"<group>\";};")
    #expect(try fixture.provide("Kit").modules.map(\.name) == ["Kit"])
  }

  @Test func `that needs macros stays a package that SwiftPM builds`() throws {
    try writeCheckout(
      target("Kit", "{\"byName\": [\"KitMacros\", null]}") + "," + target("KitCore") + ","
        + target("KitMacros", type: "macro"))
    try project.writeProject(
      targets: "A", fields: "packageReferences = (R);",
      ProjectFixture.target("A", "App")
        + """
          R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Kit";
            requirement = {kind = exactVersion; version = 1.0.0;};};
        """)
    let provided = try fixture.provide("Kit", "KitCore")
    #expect(provided.modules.map(\.name) == ["KitCore"])
    #expect(provided.servedPackages == [] && provided.problems == [])
    #expect(try fixture.provide("KitCore").servedPackages == ["https://x.y/Kit"])
    // Of what is here, nothing is fetched for a module that it doesn't have.
    #expect(try fixture.provide("MapKit").problems == [])
    #expect(try fixture.commands().contains { $0.hasPrefix("fetch") } == false)
  }

  // MARK: Packages that aren't here

  @Test func `that isn't here is fetched once, with the packages that it imports`() throws {
    try project.writeProject(
      targets: "A", fields: "packageReferences = (R, S);",
      ProjectFixture.target("A", "App")
        + """
          R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Kit";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0;};};
          S = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Gone";
            requirement = {kind = exactVersion; version = 1.0.0;};};
        """)
    try fixture.writeRemote("Kit", "Kit/Package.swift", "")
    try fixture.writeRemote("Kit", "Kit/manifest.json", manifest(target("Kit")))
    try fixture.writeRemote("Kit", "Kit/Sources/Kit/A.swift", "import Base\n")
    try fixture.writeRemote("Kit", "Base/Package.swift", "")
    try fixture.writeRemote("Kit", "Base/manifest.json", manifest(target("Base")))
    try fixture.writeRemote("Kit", "Base/Sources/Base/A.swift", "")
    let provided = try fixture.provide("Kit", "Gone")
    #expect(provided.modules.map(\.name) == ["Base", "Kit"])
    #expect(
      provided.problems.map { "\($0.name) \($0.reason)" } == [
        "https://x.y/Gone can't be fetched: Failed to clone repository https://x.y/Gone"
      ])
    #expect(provided.servedPackages == ["https://x.y/Kit", "https://x.y/Gone"])
    #expect(try fixture.commands().filter { $0.hasPrefix("fetch") } == ["fetch Kit", "fetch Gone"])
    _ = try fixture.provide("Kit")
    #expect(try fixture.commands() == [])
  }

  @Test func `of which two packages need two versions has the first, and a sentence`() throws {
    try project.writeProject(
      targets: "A", fields: "packageReferences = (R, S);",
      ProjectFixture.target("A", "App")
        + """
          R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Kit";
            requirement = {kind = exactVersion; version = 1.0.0;};};
          S = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Tool";
            requirement = {kind = exactVersion; version = 1.0.0;};};
        """)
    for (name, version) in [("Kit", "1.0.0"), ("Tool", "2.0.0")] {
      try fixture.writeRemote(name, "\(name)/Package.swift", "")
      try fixture.writeRemote(name, "\(name)/manifest.json", manifest(target(name)))
      try fixture.writeRemote(name, "\(name)/Sources/\(name)/A.swift", "import Base\n")
      try fixture.writeRemote(name, "Base/Package.swift", "")
      try fixture.writeRemote(name, "Base/manifest.json", manifest(target("Base")))
      try fixture.writeRemote(name, "Base/Sources/Base/A.swift", "// \(version)\n")
      try fixture.writeRemote(
        name, "workspace-state.json",
        """
        {"object": {"dependencies": [{"packageRef": {"identity": "base"},
          "state": {"checkoutState": {"version": "\(version)"}}}]}}
        """)
    }
    let provided = try fixture.provide("Kit", "Tool")
    #expect(provided.modules.map(\.name) == ["Base", "Kit", "Tool"])
    #expect(
      provided.problems.map { "\($0.name) \($0.reason)" } == [
        "Base 2.0.0, for tool, isn't used; Base 1.0.0 is here"
      ])
  }

  @Test func `of a file outside of its package is copied into the cache, not beside it`() throws {
    try project.write("Cartfile.resolved", "git \"https://x.y/Kit\" \"1.0\"\n")
    let folder = "Carthage/Checkouts/Kit"
    try project.write("Elsewhere/B.swift", "let b = 1\n")
    try project.writeProject(
      folder + "/Kit", targets: "K",
      ProjectFixture.target("K", "Kit", type: "framework", fields: "buildPhases = (K1);")
        + """
          K1 = {isa = PBXSourcesBuildPhase; files = (KB);};
          KB = {isa = PBXBuildFile; fileRef = KF;};
          KF = {isa = PBXFileReference; path = "../../../Elsewhere/B.swift"; sourceTree = SOURCE_ROOT;};
        """)
    let module = try #require(try fixture.provide("Kit").modules.first)
    let sources = module.description.sources
    #expect(sources.count == 1 && sources.allSatisfy { Path.isInside($0, fixture.cache.sources) })
    #expect(fixture.library(module)?.contains("let b = 1") == true)
  }
}
