import Testing

@Suite struct `Conditions` {
  @Test(arguments: [
    ("os(iOS)", "true"), ("!os(iOS)", "!true"), ("os(Linux)", "false"),
    ("os(macOS)", "os(macOS)"), ("os(iOS) || os(tvOS)", "true || os(tvOS)"),
    ("(os(iOS) && DEBUG)", "(true && DEBUG)"),
    ("targetEnvironment(simulator)", "true"),
    ("!targetEnvironment(macCatalyst)", "!targetEnvironment(macCatalyst)"),
    ("canImport(UIKit) && !os(watchOS)", "canImport(UIKit) && !os(watchOS)"),
    ("canImport(Combine)", "canImport(CombinePublishers)"),
    ("canImport(Security)", "canImport(KeychainServices)"),
    (
      "canImport(os.log) || canImport(OSLog)",
      "canImport(UnifiedLogging) || canImport(UnifiedLogging)"
    ),
    ("swift(>=5.9)", "swift(>=5.9)"), ("compiler(>=6)", "compiler(>=6)"), ("DEBUG", "DEBUG"),
  ])
  func `are decided as on iOS`(ios: String, linux: String) {
    #expect(
      adapted("#if \(ios)\nlet a = 1\n#elseif \(ios)\n#endif")
        == "#if \(linux)\nlet a = 1\n#elseif \(linux)\n#endif")
  }

  @Test func `are decided inside functions, types and expressions`() {
    let ios = """
      class A {
        func f() {
      #if os(iOS)
          g()
      #endif
          view
      #if os(iOS)
            .padding()
      #endif
        }
      #if os(iOS)
        let a = 1
      #endif
      }
      """
    #expect(adapted(ios) == ios.replacing("os(iOS)", with: "true"))
  }

  @Test func `availability stays, as every version is new enough`() {
    let text = """
      @available(iOS 13.0, *)
      class A { func f() { if #available(iOS 15, *) {}; guard #unavailable(iOS 16) else { return } } }
      """
    #expect(adapted(text) == text)
  }
}

@Suite struct `Imports` {
  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class UIKit.UIView", "import UIKit"),
    ("import struct Foundation.Date", "import Foundation"),
    ("import class Foundation.URLSession", "import Foundation"),
    ("@testable import Trails", "@testable import Trails"),
    ("import Darwin", "import Glibc"), ("import Darwin.C", "import Glibc"),
    ("import func Darwin.sqrt", "import Glibc"),
    ("@preconcurrency import UIKit", "@preconcurrency import UIKit"),
    ("import XCTest", "@preconcurrency import XCTest"),
    ("import class XCTest.XCTestCase", "@preconcurrency import class XCTest.XCTestCase"),
    ("@preconcurrency import XCTest", "@preconcurrency import XCTest"),
    ("import struct Model.Trail", "import struct Model.Trail"),
    ("import Security", "import KeychainServices"),
    ("import struct CryptoKit.SHA256", "import CryptoHashes"),
    ("import class Contacts.CNContact", "import ContactRecords"),
    ("import class Combine.AnyCancellable", "import CombinePublishers"),
    ("import os", "import UnifiedLogging"), ("import os.log", "import UnifiedLogging"),
    ("import OSLog", "import UnifiedLogging"),
    ("import struct os.Logger", "import UnifiedLogging"),
    ("internal import func Security.SecItemAdd", "internal import KeychainServices"),
  ])
  func `are mapped to what exists here`(ios: String, linux: String) {
    #expect(adapted(ios) == linux)
  }

  private func head(_ project: Project, _ path: String = "App.swift") -> String {
    String(
      project.text(path).split(separator: "\n", omittingEmptySubsequences: false).first ?? "")
  }

  @Test(arguments: [
    ("let a = 1", "import FoundationNetworking; import UIKit"),
    ("import Foundation", "import FoundationNetworking; import UIKit"),
    ("import UIKit", "import FoundationNetworking"),
    ("import class UIKit.UIView", "import FoundationNetworking; import UIKit"),
    ("#if canImport(UIKit)\nimport UIKit\n#endif", "import FoundationNetworking; import UIKit"),
    ("import UIKit\nimport FoundationNetworking", ""),
  ])
  func `of UIKit and Foundation's networking are added where they are missing`(
    text: String, added: String
  ) {
    #expect(head(Project(text)) == added)
  }

  @Test func `of modules with another name here are followed where a module qualifies a name`() {
    #expect(
      adapted(
        "let log: os.Logger = os.Logger(); os.os_log(.info, \"a\"); _ = os.name; _ = x.os.Logger")
        == "let log: UnifiedLogging.Logger = UnifiedLogging.Logger(); "
        + "UnifiedLogging.os_log(.info, \"a\"); _ = os.name; _ = x.os.Logger")
    #expect(
      adapted("Security.SecItemDelete(q); security.add(Security.high)")
        == "KeychainServices.SecItemDelete(q); security.add(Security.high)")
  }

  @Test(arguments: [
    (
      "import Foundation\nSecItemDelete(q)",
      "import FoundationNetworking; import KeychainServices; import UIKit"
    ),
    (
      "import UIKit\nlet ok = a == errSecSuccess",
      "import FoundationNetworking; import KeychainServices"
    ),
    ("import Security\nSecItemDelete(q)", "import FoundationNetworking; import UIKit"),
  ])
  func `of the keychain are added where Foundation brings it on iOS`(text: String, added: String) {
    #expect(head(Project(text)) == added)
  }

  @Test(arguments: [
    ("import SwiftUI\nclass Model: ObservableObject {}", "class Page {}"),
    ("import UIKit\nclass Model { @Published var a = 1 }", "class Page {}"),
    ("import UIKit\nimport Combine\nclass Model { @Published var a = 1 }", nil),
    ("import UIKit\nclass Model { @Published var a = 1 }", "@propertyWrapper struct Published {}"),
  ])
  func `of Combine are added where Foundation or SwiftUI brings its names on iOS`(
    text: String, other: String?
  ) {
    let project = Project(["App.swift": text, "Other.swift": other ?? ""])
    let isAdded = other == "class Page {}"
    #expect(head(project).contains("import CombinePublishers") == isAdded)
  }

  @Test func `of the keychain come with members that move`() {
    let project = Project([
      "App.swift": "import UIKit\nclass Page: UIViewController {}",
      "Keys.swift":
        "import UIKit\nextension Page { override func viewDidLoad() { SecItemDelete(q) } }",
    ])
    #expect(head(project) == "import FoundationNetworking; import KeychainServices")
  }

  @Test(arguments: [
    "class A: NSObject, XMLParserDelegate {}", "let parser = XMLParser(data: data)",
    "func parser(_ parser: XMLParser?) {}",
    "import UIKit\nvar e: [Foundation.XMLParser.ErrorCode]",
  ])
  func `of Foundation's parser are added where a file uses it`(text: String) {
    #expect(head(Project(text)).contains("import FoundationXML"))
    #expect(!head(Project("import FoundationXML\n" + text)).contains("FoundationXML"))
    #expect(!head(Project("struct XMLElement { var parser = xmlParser }")).contains("XML"))
  }

  @Test func `of Foundation are followed where it qualifies what has moved out of it`() {
    #expect(
      adapted(
        """
        let a: Foundation.URLSession = Foundation.URLSession.shared
        func f(_ r: Foundation.HTTPURLResponse?) -> [Foundation.URL] { Foundation.exit(1) }
        let p = Foundation.XMLParser(data: d)
        """) == """
          let a: FoundationNetworking.URLSession = FoundationNetworking.URLSession.shared
          func f(_ r: FoundationNetworking.HTTPURLResponse?) -> [Foundation.URL] { Foundation.exit(1) }
          let p = FoundationXML.XMLParser(data: d)
          """)
  }

  @Test func `of what a moved member uses move with it`() {
    let project = Project([
      "Base.swift": "class Base {}", "Page.swift": "class Page: Base { override func load() {} }",
      "Load.swift": "extension Base { @objc func load() { _ = XMLParser(data: d) } }",
    ])
    #expect(head(project, "Base.swift").contains("import FoundationXML"))
  }

  @Test func `that are added have the access level that other files give them`() {
    let project = Project(["App.swift": "let a = 1", "Other.swift": "internal import UIKit"])
    #expect(head(project) == "import FoundationNetworking; internal import UIKit")
  }
}
