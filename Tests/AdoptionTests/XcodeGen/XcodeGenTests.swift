import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `A specification of XcodeGen` {
  private let fixture: ProjectFixture

  init() throws {
    fixture = try ProjectFixture([
      "App/AppDelegate.swift": "@main class AppDelegate {}", "App/Home.swift": "",
      "App/Old/Gone.swift": "", "App/Info.plist": "", "Core/Core.swift": "",
      "AppTests/HomeTests.swift": "", "Extra.swift": "", "Local/Package.swift": "",
    ])
  }

  private func write(_ text: String, to name: String = "project.yml") throws {
    try fixture.write(name, text)
  }

  private static let text = """
    name: Trails
    options:
      bundleIdPrefix: org.flowsh
    configs:
      Dev: debug
      Prod: release
    settings:
      SWIFT_VERSION: 5.0
    settingGroups:
      strict:
        SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
    packages:
      SnapKit:
        url: https://github.com/SnapKit/SnapKit
        from: 5.6.0
      Swinject:
        github: Swinject/Swinject
        exactVersion: 2.8.3
      Local:
        path: Local
    targetTemplates:
      app:
        type: application
        platform: iOS
        settings:
          configs:
            dev:
              OTHER_SWIFT_FLAGS: [-DDEV, "-D ${word}"]
            prod:
              OTHER_SWIFT_FLAGS: -DPROD
    targets:
      Trails:
        templates: [app]
        templateAttributes: {word: TALL}
        sources:
          - path: App
            excludes: ["Old/**"]
          - Extra.swift
        info:
          path: App/Info.plist
        settings:
          base: {PRODUCT_MODULE_NAME: "${target_name}App"}
          groups: [strict]
        dependencies:
          - target: Core
          - package: SnapKit
          - package: Swinject
            product: Swinject-Dynamic
          - sdk: MapKit.framework
        preBuildScripts:
          - script: swiftlint
      Core:
        type: framework
        platform: iOS
        sources: Core
      TrailsTests:
        type: bundle.unit-test
        platform: iOS
        sources: AppTests
        dependencies:
          - target: Trails
      Watch:
        type: application
        platform: watchOS
        sources: Nowhere

    """

  @Test func `is read as the project that would be generated from it`() throws {
    try write(Self.text)
    let project = try fixture.read()
    #expect(project.format == .xcode && project.file == fixture.path + "/project.yml")
    let app = project.main
    #expect(app.name == "Trails" && app.module == "TrailsApp" && app.kind == .app)
    #expect(fixture.names(app.files) == ["App", "Extra.swift"])
    #expect(fixture.names(app.exclusions) == ["App/Info.plist", "App/Old/Gone.swift"])
    #expect(app.infoPlist == fixture.path + "/App/Info.plist")
    #expect(app.compiler.swiftVersion == "5.0" && app.compiler.isIsolatedToMainActor)
    #expect(app.compiler.conditions == ["DEBUG", "DEV", "TALL"])
    #expect(app.buildSettings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.flowsh.Trails")
    #expect(app.dependencies == ["Core"])
    #expect(
      app.products == [
        PackageProduct(name: "SnapKit", package: "snapkit"),
        PackageProduct(name: "Swinject-Dynamic", package: "swinject"),
      ])
    #expect(project.libraries.map(\.module) == ["Core"])
    #expect(project.tests.map(\.name) == ["TrailsTests"])
    #expect(
      project.packages == [
        PackageReference(url: "https://github.com/SnapKit/SnapKit", requirement: .from("5.6.0")),
        PackageReference(
          url: "https://github.com/Swinject/Swinject", requirement: .exact("2.8.3")),
      ])
    #expect(
      project.skippedItems.map { fixture.short("\($0.name) \($0.reason)") } == [
        "Local is a package that can't be read: Local/Package.swift:3: no manifest in this test",
        "Trails has preBuildScripts, which don't run here", "Watch isn't for iOS",
      ])
  }

  @Test func `gives way to a project that is there, and comes before a package inside`() throws {
    try write(Self.text)
    #expect(try fixture.read().file == fixture.path + "/project.yml")
    #expect(try fixture.read("project.yml").main.name == "Trails")
    try fixture.write("Trails.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "")
    #expect(try fixture.read().file == fixture.path + "/project.yml")
    try fixture.writeProject("Trails", targets: "A", ProjectFixture.target("A", "Made"))
    #expect(try fixture.read().main.name == "Made")
  }

  @Test func `has its Info.plist written if XcodeGen would write it`() throws {
    try write(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: App
          info:
            path: Generated/Info.plist
            properties:
              UIMainStoryboardFile: Main
              UISupportsMultipleScenes: false
              UIApplicationSceneManifest:
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication:
                    - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate

      """)
    let project = try fixture.read()
    let package = try AdoptedPackage(
      project, in: fixture.path + "-flowsh", version: "1.2.3")
    let text = try #require(package.contents["Info/App.plist"])
    let values = try PropertyList.value(of: Data(text.utf8)) as? [String: Any]
    #expect(values?["UISupportsMultipleScenes"] as? Bool == false)
    #expect(values?["CFBundleName"] as? String == "$(PRODUCT_NAME)")
    let file = Path.name(of: fixture.path) + "-flowsh/Info/App.plist"
    #expect(package.configuration.contains("\"infoPlist\" : \"../\(file)\""))
    let plan = LaunchPlan(of: project.main)
    #expect(plan.storyboard == "Main" && plan.sceneDelegate == "SceneDelegate")
    #expect(project.main.missingFiles == [])
  }

  @Test func `includes other files, with paths of their own folders`() throws {
    try write("include: [base.yml, Apps/app.yml]\nsettings: {A_SETTING: own}\n")
    try write("include: project.yml\nname: Base\nsettings: {SWIFT_VERSION: 4.2}\n", to: "base.yml")
    try write(
      """
      targets:
        App:
          type: application
          platform: iOS
          sources: [Sources, {path: More}]
          configFiles: {Debug: app.xcconfig}

      """, to: "Apps/app.yml")
    try fixture.write("Apps/Sources/A.swift", "")
    try fixture.write("Apps/More/B.swift", "")
    try fixture.write("Apps/app.xcconfig", "PRODUCT_MODULE_NAME = Named")
    let app = try fixture.read().main
    #expect(fixture.names(app.files) == ["Apps/More", "Apps/Sources"])
    #expect(app.module == "Named" && app.compiler.swiftVersion == "4.2")
  }

  @Test func `that is broken ends with its line, and one without an end in time`() throws {
    func error(_ text: String) throws -> String? {
      try write(text)
      return fixture.error().map { fixture.short("\($0)") }
    }
    #expect(
      try error("name: App\ntargets: [\n")?.hasPrefix(
        "project.yml:3: it is no specification of XcodeGen: ") == true)
    #expect(
      try error("- a list\n")
        == "project.yml:1: it is no specification of XcodeGen: it has no fields; mend it, or name a"
        + " .xcodeproj")
    #expect(try error("<<<<<<< HEAD\n")?.contains("project.yml:1: a merge has left") == true)
    #expect(try error("name: App\n")?.hasPrefix("project.yml: it has no app for iOS") == true)
    // Each line has ten times the values of the one before it.
    let bomb = (1...12).map { number in
      let before = number == 1 ? "x" : "*a\(number - 1)"
      return
        "a\(number): &a\(number) [\(Array(repeating: before, count: 10).joined(separator: ","))]\n"
    }
    let isTooMuch = "with its aliases, it has more than 200,000 values or 100 levels"
    #expect(try error(bomb.joined())?.contains(isTooMuch) == true)
    #expect(
      try error(String(repeating: "[", count: 100_000))?.contains("no specification") == true)
    for key in ["? *a12\n", "*a12 : x\n", "b: {[*a12] : x}\n", "b: [? *a12 : x]\n"] {
      for letter in ["a", "", "-"] {
        let text = (bomb.joined() + key).replacing(/([*&])a/) { "\($0.1)\(letter)" }
        #expect(try error(text)?.contains(isTooMuch) == true, "\(letter) \(key)")
      }
    }
    // Each line is nested ten times deeper than the one before it.
    let depth = (1...12).map { number in
      let before = number == 1 ? "x" : "*a\(number - 1)"
      let (start, end) = (String(repeating: "[", count: 10), String(repeating: "]", count: 10))
      return "a\(number): &a\(number) \(start)\(before)\(end)\n"
    }
    #expect(try error(depth.joined())?.contains(isTooMuch) == true)
    #expect(
      try error(
        "targets: {A: {templates: [t], type: application, platform: iOS, sources: App}}\n"
          + "targetTemplates: {t: {templates: [u]}, u: {templates: [t]}}\n") == nil)
  }

  @Test func `whose templates, groups, attributes or files have no end ends in time`() throws {
    func error(_ more: [String]) throws -> String? {
      try write(
        "targets: {A: {templates: [t0], type: application, platform: iOS, sources: App,"
          + " settings: {groups: [g0]}}}\n" + more.joined())
      return fixture.error().map { fixture.short("\($0)") }
    }
    let chain = 0..<20_000
    #expect(
      try error(["targetTemplates:\n"] + chain.map { "  t\($0): {templates: [t\($0 + 1)]}\n" })
        == "project.yml: it is no specification of XcodeGen: its templates come to too many values;"
        + " mend it, or name a .xcodeproj")
    #expect(
      try error(["settingGroups:\n"] + chain.map { "  g\($0): {groups: [g\($0 + 1)]}\n" })?
        .contains("its setting groups come to too many values") == true)
    let attributes = (0..<40).map { "      a\($0 + 10): \"${a\($0 + 11)}${a\($0 + 11)}\"\n" }
    #expect(
      try error(["targetTemplates:\n  t0:\n    x: ${a10}\n    templateAttributes:\n"] + attributes)?
        .contains("its templates come to too many values") == true)
    for number in 0..<120 {
      try fixture.write("more/\(number).yml", "include: [\(number + 1).yml]\n")
    }
    #expect(
      try error(["include: [more/0.yml]\n"])?
        .hasPrefix("more/99.yml: it is no specification of XcodeGen: it is the 101st file") == true)
  }

  @Test func `may have many aliases beside scripts and patterns`() throws {
    let targets = (1...40).map {
      "  A\($0): {type: framework, platform: iOS, sources: App, settings: *s}\n"
    }
    try write(
      "s: &s {A: b}\nscript: export PATH=${HOME}/bin:${PATH}:/opt\nfiles: [\"**/*s\"]\n"
        + "targets:\n  A: {type: application, platform: iOS, sources: App, settings: *s}\n"
        + targets.joined())
    #expect(fixture.error() == nil)
  }

  @Test func `merges what its anchors say`() throws {
    var budget = SpecBudget()
    let value = try SpecValue.read("a: &a {x: 1, y: 2}\nb: {<<: *a, y: yes}\n", &budget)
    #expect(value["b"] == .fields(["x": .text("1"), "y": .text("yes")]))
  }

  @Test func `of Tuist is named as ignored, and a package inside isn't taken for the app`() throws {
    try fixture.write("Project.swift", "import ProjectDescription\nlet project = Project()\n")
    try fixture.write("Tuist/Package.swift", "")
    try fixture.write("Tuist/Helpers/Helper.swift", "")
    let project = try fixture.read()
    #expect(project.format == .folder && project.folder == fixture.path)
    let names = fixture.names(project.main.files)
    #expect(names.contains("App/Home.swift") && !names.contains { $0.hasPrefix("Tuist") })
    #expect(!names.contains("Project.swift") && !names.contains("Local/Package.swift"))
    #expect(project.skippedItems == [TuistManifest.skipped])
  }
}
