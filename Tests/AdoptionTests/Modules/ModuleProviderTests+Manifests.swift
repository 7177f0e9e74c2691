import Foundation
import TestSupport
import Testing

@testable import Adoption

// Modules of packages with a manifest.
extension `A module of a package` {
  func manifest(_ targets: String) -> String {
    """
    {"name": "Kit", "products": [], "dependencies": [], "toolsVersion": {"_version": "5.9.0"},
    "targets": [\(targets)]}
    """
  }

  func target(_ name: String, type: String = "regular", _ more: String = "") -> String {
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
}
