import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `The packages of a project` {
  private let fixture: ProjectFixture

  init() throws {
    fixture = try ProjectFixture(["App/A.swift": "import UIKit\n"])
  }

  /// Returns a line for each package: its name, its version, its repository and its folder.
  private func found() throws -> [String] {
    let project = try fixture.read("App")
    return project.dependencies.map { item in
      let words: [String?] = [
        item.name, item.manager.rawValue, item.version, item.repository,
        item.folder.map { Path.relative($0, to: project.folder) },
      ]
      return words.map { $0 ?? "-" }.joined(separator: " ")
    }
  }

  private func problems() throws -> [String] {
    try fixture.read("App").skippedItems.map { "\($0.name) \($0.reason)" }
  }

  @Test func `of several projects lie around these, but not outside of their repository`() throws {
    try fixture.writeProject("App/App", targets: "A", ProjectFixture.target("A", "App"))
    try fixture.write("Cartfile.resolved", "git \"https://x.y/Paint\" \"1.0\"\n")
    try fixture.write("Carthage/Checkouts/Paint/Paint.swift", "")
    let paint = ["Paint Carthage 1.0 https://x.y/Paint ../Carthage/Checkouts/Paint"]
    #expect(try found() == paint)
    try fixture.write("App/.git/HEAD", "")
    #expect(try found() == [])
    try FileManager.default.moveItem(
      atPath: fixture.path + "/App/.git", toPath: fixture.path + "/.git")
    #expect(try found() == paint)
  }

  @Test func `of CocoaPods have their sources in Pods, or where the Podfile says`() throws {
    try fixture.write(
      "App/Podfile.lock",
      """
      PODS:
        - Paint (2.0)
        - SnapKit (5.7.1)
        - Theme (0.1)
      EXTERNAL SOURCES:
        Theme:
          :path: ../Theme/Theme.podspec

      """)
    try fixture.write("App/Pods/Manifest.lock", "PODS:\n  - Paint (1.9)\n")
    try fixture.write("App/Pods/Paint/Paint.swift", "")
    try fixture.write("App/Pods/Extra/Extra.swift", "")
    try fixture.write("App/Pods/Target Support Files/Paint/Paint.modulemap", "")
    try fixture.write("App/Pods/Pods.xcodeproj/project.pbxproj", "")
    try fixture.write("Theme/Theme.podspec", "")
    #expect(
      try found() == [
        "Paint CocoaPods 1.9 - Pods/Paint",
        "SnapKit CocoaPods 5.7.1 https://github.com/SnapKit/SnapKit -",
        "Theme CocoaPods 0.1 - ../Theme", "Extra CocoaPods - - Pods/Extra",
      ])
    #expect(
      try problems() == [
        "Podfile.lock names Paint 2.0, and the sources that lie there are those of 1.9, which count"
      ])
  }

  @Test func `of Carthage have their sources in its checkouts`() throws {
    try fixture.write(
      "App/Cartfile.resolved",
      "github \"a/Paint\" \"2.0\"\ngithub \"a/Gone\" \"1.0\"\nbinary \"https://x.y/Maps.json\" \"1\"\n"
    )
    try fixture.write("App/Carthage/Checkouts/paint/A.swift", "")
    #expect(
      try found() == [
        "Paint Carthage 2.0 https://github.com/a/Paint Carthage/Checkouts/paint",
        "Gone Carthage 1.0 https://github.com/a/Gone -",
      ])
    #expect(
      try problems() == [
        "Cartfile.resolved names Maps, a binary for Apple's platforms, which isn't used"
      ])
  }

  @Test func `without a lock file have their names in Podfile and Cartfile only`() throws {
    try fixture.write("App/Podfile", "pod 'SnapKit'")
    try fixture.write("App/Cartfile", "github \"a/Paint\"")
    #expect(try found() == [])
    #expect(
      try problems() == [
        "Podfile isn't run, and there is no Podfile.lock; run \"pod install\" where CocoaPods is",
        "Cartfile isn't run, and there is no Cartfile.resolved; run \"carthage checkout\"",
      ])
  }

  private static let pins = [
    1: """
    {"object": {"pins": [{"package": "Paint", "repositoryURL": "https://x.y/Paint.git",
      "state": {"branch": null, "revision": "abc", "version": "2.0.0"}}]}, "version": 1}
    """,
    2: """
    {"pins": [{"identity": "paint", "kind": "remoteSourceControl",
      "location": "https://x.y/Paint.git", "state": {"revision": "abc", "version": "2.0.0"}}],
      "version": 2}
    """,
    3: """
    {"originHash": "f00", "pins": [{"identity": "paint", "kind": "remoteSourceControl",
      "location": "https://x.y/Paint.git", "state": {"revision": "abc", "version": "2.0.0"}}],
      "version": 3}
    """,
  ]

  @Test(arguments: [1, 2, 3])
  func `of SwiftPM are those of Package.resolved, with checkouts in the project`(
    version: Int
  ) throws {
    try fixture.writeProject("App/App", targets: "A", ProjectFixture.target("A", "App"))
    let shared = "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    try fixture.write(shared, Self.pins[version] ?? "")
    #expect(try found() == ["Paint SwiftPM 2.0.0 https://x.y/Paint.git -"])
    let checkouts = "App/DerivedData/App-xyz/SourcePackages"
    try fixture.write("\(checkouts)/checkouts/Paint/Package.swift", "")
    #expect(
      try found() == [
        "Paint SwiftPM 2.0.0 https://x.y/Paint.git"
          + " DerivedData/App-xyz/SourcePackages/checkouts/Paint"
      ])
    #expect(try problems() == [])
    try fixture.write(
      "\(checkouts)/workspace-state.json",
      """
      {"object": {"dependencies": [{"packageRef": {"identity": "paint"},
        "state": {"checkoutState": {"revision": "def", "version": "1.9.0"}}}]}, "version": 6}
      """)
    #expect(try found().first?.hasPrefix("Paint SwiftPM 1.9.0") == true)
    #expect(
      try problems() == [
        "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved names Paint 2.0.0,"
          + " and the sources that lie there are those of 1.9.0, which count"
      ])
  }

  @Test func `that are named twice count where their sources are`() throws {
    try fixture.write("App/Podfile.lock", "PODS:\n  - Paint (2.0)\n")
    try fixture.write("App/Cartfile.resolved", "github \"a/paint\" \"1.0\"\n")
    try fixture.write("App/Carthage/Checkouts/paint/A.swift", "")
    #expect(
      try found() == ["paint Carthage 1.0 https://github.com/a/paint Carthage/Checkouts/paint"])
    #expect(
      try problems() == ["Podfile.lock names Paint 2.0, and the 1.0 of Cartfile.resolved counts"])
  }

  @Test func `that aren't here are reported with the way to get them`() throws {
    try fixture.write(
      "App/A.swift",
      """
      import UIKit
      #if canImport(SnapKit)
        @testable import SnapKit
      #endif
      import struct Card.Face; import WebKit
      import RxCocoa
      import RxSwift
      import Own

      """)
    try fixture.write(
      "App/Podfile.lock",
      """
      PODS:
        - Card (1.0)
        - Own (1.0)
        - SnapKit (5.7.1)
      EXTERNAL SOURCES:
        Own:
          :git: --upload-pack=x

      """)
    try fixture.write(
      "App/Cartfile.resolved",
      "git \"git@x.y:card.git\" \"0123456789012345678901234567890123456789\"\n")
    let package = try AdoptedPackage(
      try fixture.read("App"), in: fixture.path + "/App-flowsh", version: "1.2.3")
    let rows = AdoptionReport(package).absentModules.map { module, text in
      "\(module) \(fixture.short(text))"
    }
    #expect(
      rows == [
        "Card of Card 1.0 (Podfile.lock), whose sources aren't here; put them into Pods/Card",
        "Own of Own 1.0 (Podfile.lock), whose sources aren't here; put them into Pods/Own",
        "RxCocoa, RxSwift of RxSwift, which no lock file names, whose sources aren't here:"
          + " git clone https://github.com/ReactiveX/RxSwift App/Pods/RxSwift",
        "SnapKit of SnapKit 5.7.1 (Podfile.lock), whose sources aren't here:"
          + " git clone --branch 5.7.1 https://github.com/SnapKit/SnapKit App/Pods/SnapKit",
      ])
  }
}
