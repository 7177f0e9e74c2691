import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `A module of a package` {
  let fixture: ModuleFixture
  var project: ProjectFixture { fixture.project }

  init() throws {
    fixture = try ModuleFixture()
    try project.write("App/A.swift", "import UIKit\n")
    try project.write("Podfile.lock", "PODS:\n  - Paint (2.0)\n  - Card (1.0)\n")
    try project.write("Pods/Paint/Paint.swift", "import Foundation\n")
  }

  func problems(_ names: String...) throws -> [String] {
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
}
