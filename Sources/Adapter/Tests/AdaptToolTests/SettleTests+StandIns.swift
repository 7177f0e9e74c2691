import BuildFormats
import Foundation
import ResourceCompiler
import Testing
import ToolSupport

@testable import flowsh_adapt

extension `A package that is settled` {
  @Test func `has stand-ins for what absent modules declare, which are kept with its pieces`()
    throws
  {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "Page.swift": """
        import UIKit
        import Globe
        class Page: GlobeViewController, GlobeDelegate {
          let session = GlobeSession(key: "a")
          var user: GlobeUser?
          func show() {
            session.open(user, at: globeStart) { _ in }
            view.tag = 1
            view.glow = 1
          }
        }
        """,
        "Other.swift": "func name(of page: Page) -> String? { page.user?.name }",
      ])
    #expect(
      try package.pieces() == [
        "App Page.swift": [
          "moduleImport import Globe", "standIn GlobeViewController", "standIn GlobeDelegate",
          "standIn GlobeSession", "standIn GlobeUser", "standIn globeStart",
          "statement UIView.glow",
        ]
      ])
    let support = try String(
      contentsOfFile: package.adaptedSupport("App"), encoding: .utf8)
    #expect(support.contains("class GlobeViewController: UIViewController"), "\(support)")
    #expect(support.contains("protocol GlobeDelegate: AnyObject"))
  }

  @Test func `has its own members of absent types, and protocols that inherit absent ones`() throws
  {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        import UIKit
        import Globe
        extension GlobeUser {
          static let guest = GlobeUser()
          static func make() -> GlobeUser { GlobeUser(name: "a") }
          func greet(_ done: (String) -> Void) { done("hello") }
        }
        protocol Provider: GlobeProvider where Item: GlobeItem { func item() async -> Item }
        struct Options { @GlobeOption(name: .short, help: "a") var count = 3 }
        struct Screen { @GlobeInjected(\\.client) var client: any Provider }
        func show(_ label: UILabel) {
          GlobeUser.guest.greet { label.text = $0 }
          GlobeUser.make().greet { label.text = $0 }
          label.tag = Options().count
        }
        """
      ])
    let pieces = try package.pieces()["App A.swift"] ?? []
    #expect(
      Set(pieces.map { $0.prefix { $0 != " " } }) == ["moduleImport", "standIn"], "\(pieces)")
  }

  @Test func `keeps its stand-ins whole if the text for its bundle doesn't compile`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      ["Page.swift": "import Globe\nclass Bundle {}\nfunc show(_ user: GlobeUser) {}"])
    try package.settle()
    let leftOut = try package.adapted("App").files.leftOut
    #expect(
      leftOut.contains { $0.path.hasSuffix("/App/BuiltBundle.swift") && $0.kind != .standIn },
      "\(leftOut)")
    let support = try String(
      contentsOfFile: package.adaptedSupport("App"), encoding: .utf8)
    #expect(support.contains("\n// Written by flowsh for names"), "\(support)")
  }

  @Test func `keeps imports that aren't compiled, and files with them need no stand-ins`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        #if canImport(Globe)
        import Globe
        #elseif os(macOS)
        import Cocoa
        #else
        import Moon
        #endif
        func a() { moonRise() }
        """,
        "B.swift": """
        #if canImport(Globe)
        import Globe
        #endif
        func b() { globeStart() }
        """,
      ])
    #expect(
      try package.pieces() == [
        "App A.swift": ["moduleImport import Moon", "standIn moonRise"],
        "App B.swift": ["statement globeStart"],
      ])
  }
}
