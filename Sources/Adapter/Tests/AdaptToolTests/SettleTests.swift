import BuildFormats
import Foundation
import ResourceCompiler
import Testing
import ToolSupport

@testable import flowsh_adapt

/// A package that is settled by the real compiler, against modules with little of UIKit in them.
private struct Package {
  typealias Files = KeyValuePairs<String, String>

  let folder: TemporaryFolder
  private var targets: [(module: String, plan: BuildPlan)] = []
  /// The paths of sources that are compiled with each target as they are.
  var own: [String] = []
  var compiler = Self.compiler

  init() throws {
    folder = try TemporaryFolder(prefix: "flowsh-settle")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/sdk", withIntermediateDirectories: true)
    try make(
      "HeadlessUIKit",
      """
      public import Foundation
      open class UIView {
        public init() {}
        public init(frame: CGRect) {}
        public var tag = 0
        public var subviews: [UIView] { [] }
        public func addSubview(_ view: UIView) {}
        open func layout() {}
      }
      open class UILabel: UIView { public var text: String? }
      open class UIButton: UIView {
        public struct State { public static let normal = State() }
        public var currentTitle: String?
        public func setTitle(_ title: String?, for state: State) {}
      }
      open class UITableViewCell: UIView { public let contentView = UIView() }
      open class UICollectionViewCell: UIView { public let contentView = UIView() }
      public enum Mode { case day, night }
      open class UIViewController { public init() {}; public let view = UIView() }
      public enum FlowshUnavailable {
        public static func note(_ api: String, file: StaticString = "", line: UInt = 0) {}
        public static func exists(
          _ api: String, file: StaticString = "", line: UInt = 0
        ) -> Bool { false }
        public static func value<Value>(
          _ api: String, file: StaticString = "", line: UInt = 0
        ) -> Value { fatalError(api) }
        public static func error(
          _ api: String, file: StaticString = "", line: UInt = 0
        ) -> any Error { fatalError(api) }
        public static func fault(
          _ api: String, file: StaticString = "", line: UInt = 0
        ) -> Never { fatalError(api) }
      }
      @_spi(BuiltBundles) extension Bundle {
        public convenience init(builtFor aClass: AnyClass) { self.init(path: "/")! }
      }
      @_spi(BuiltBundles) extension String {
        public init(pluralFormat: String, locale: Locale?, _ arguments: [any CVarArg]) { self = "" }
      }
      """, try Self.standIns())
    try make("UIKit", "@_exported import HeadlessUIKit")
  }

  /// The sources of what stand-ins are made of.
  private static func standIns() throws -> [String] {
    let folder = URL(filePath: #filePath).appending(
      path: "../../../../Model/HeadlessUIKit/StandIns/Opaque/"
    ).standardized
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map(\.path)
  }

  private func make(_ module: String, _ text: String, _ more: [String] = []) throws {
    let run = try CompilerRun(
      Self.compiler,
      [
        "-emit-module", "-parse-as-library", "-module-name", module, "-I", folder.path + "/sdk",
        "-emit-module-path", folder.path + "/sdk/\(module).swiftmodule",
        try folder.write(text, to: module + ".swift"),
      ] + more)
    try #require(run.status == 0, "\(run.errors) \(run.otherErrors)")
  }

  static let compiler: String = {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return places.map { $0 + "/swiftc" }.first(where: FileManager.default.isExecutableFile)
      ?? "/usr/bin/swiftc"
  }()

  /// Adds a target with some files, as the build plugin would plan it.
  mutating func add(_ module: String, _ files: Files, importing others: [String] = []) throws {
    let inputs = try files.map { try folder.write($1, to: module + "-" + $0) }
    let place = folder.path + "/" + module
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let sources = zip(files, inputs).map { file, input in
      BuildPlan.File(input: input, output: place + "/" + file.key)
    }
    let imports = others.map { BuildPlan.Import(module: $0, sources: []) }
    let plan = BuildPlan(
      folder: place, sources: sources, imports: imports,
      resources: BundleRequest(kind: "app", module: module, files: [], place: "\(module).app"))
    try JSONEncoder().encode(plan).write(to: URL(filePath: place + "/plan.json"))
    targets.append((module, plan))
  }

  /// Settles the package, so that the given errors remain; returns the number of the compiler's
  /// runs.
  @discardableResult func settle(errors: [String] = []) throws -> Int {
    let plan = SettlePlan(
      compiler: compiler, sdk: "1", folder: folder.path + "/scratch", isKnown: true,
      targets: targets.map {
        SettlePlan.Target(
          plan: $0.plan.folder + "/plan.json", arguments: ["-I", folder.path + "/sdk"], own: own,
          pieces: $0.plan.folder + "/pieces.json")
      })
    let path = folder.path + "/settle.json"
    try JSONEncoder().encode(plan).write(to: URL(filePath: path))
    let results = try Settling.results(path)
    #expect(results.flatMap(\.errors).map(\.message) == errors)
    #expect(!FileManager.default.fileExists(atPath: plan.folder))
    return results.reduce(0) { $0 + $1.rounds }
  }

  /// Settles the package; returns the pieces by module and file, as "kind api".
  func pieces() throws -> [String: [String]] {
    try settle()
    var found: [String: [String]] = [:]
    for target in targets {
      let data = try Data(contentsOf: URL(filePath: target.plan.folder + "/pieces.json"))
      let pieces = try JSONDecoder().decode(LeftOutPieces.self, from: data)
      for (file, entry) in pieces.files {
        found[target.module + " " + file] = entry.pieces.map { "\($0.kind) \($0.api)" }
      }
    }
    return found
  }

  /// Adapts a target without its pieces; returns the path of the file with its stand-ins.
  func adaptedSupport(_ module: String) throws -> String {
    _ = try adapted(module)
    return try #require(targets.first { $0.module == module }?.plan).support
  }

  /// Adapts a target without its pieces; returns the files and what they go without.
  func adapted(_ module: String) throws -> (texts: [String: String], files: AdaptedFiles) {
    var plan = try #require(targets.first { $0.module == module }?.plan)
    plan.leftOut = plan.folder + "/pieces.json"
    try TargetSteps.run(plan)
    let data = try Data(contentsOf: URL(filePath: plan.folder + "/result.json"))
    let texts = try plan.sources.map { file in
      (
        URL(filePath: file.input).lastPathComponent,
        try String(contentsOfFile: file.output, encoding: .utf8)
      )
    }
    return (
      Dictionary(uniqueKeysWithValues: texts),
      try JSONDecoder().decode(AdaptedFiles.self, from: data)
    )
  }
}

@Suite struct `A package that is settled` {
  @Test func `goes without what doesn't compile, module by module`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    try package.add(
      "Kit", ["Kit.swift": "public class Kit { public init() {}; public var view = UIView() }"])
    try package.add(
      "App",
      [
        "Page.swift": """
        import Kit
        import Absent
        class Page: UIViewController {
          let name: String
          let kit = Kit()
          override init() {
            name = AbsentName.current
            super.init()
          }
          override func viewWillGlow() {
            kit.view.glow = 1
            kit.view.tag = 2
          }
        }
        """,
        "Other.swift": "func size(of page: Page) -> Int { page.viewWillGlow(); return page.glow }",
        "Same.swift": "func same(_ page: Page) -> Int { page.view.tag }",
      ], importing: ["Kit"])
    #expect(
      try package.pieces() == [
        "App Page.swift": [
          "moduleImport import Absent", "value AbsentName", "standIn AbsentName",
          "override override of viewWillGlow",
          "statement UIView.glow",
        ], "App Other.swift": ["value Page.glow"],
      ])
    let result = try package.adapted("App")
    #expect(result.files.leftOut.map(\.line).sorted() == [1, 2, 7, 7, 10, 11])
    #expect(
      Set(result.files.leftOut.map { URL(filePath: $0.path).lastPathComponent }) == [
        "App-Page.swift", "App-Other.swift",
      ])
    #expect(result.texts["App-Page.swift"]?.contains("name = FlowshUnavailable.value(") == true)
    #expect(
      result.texts["App-Same.swift"]?.hasSuffix(
        "\nfunc same(_ page: Page) -> Int { page.view.tag }") == true)
  }

  @Test func `has stand-ins for what absent modules declare, which are kept with its pieces`()
    throws
  {
    var package = try Package()
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

  @Test func `keeps its stand-ins whole if the text for its bundle doesn't compile`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    try package.add(
      "App",
      ["Page.swift": "import Globe\nclass Bundle {}\nfunc show(_ user: GlobeUser) {}"])
    try package.settle(errors: [
      "incorrect argument label in call (have 'builtFor:', expected 'for:')"
    ])
    let support = try String(
      contentsOfFile: package.adaptedSupport("App"), encoding: .utf8)
    #expect(support.contains("\n// Written by flowsh for names"), "\(support)")
  }

  @Test func `keeps imports that aren't compiled, and files with them need no stand-ins`() throws {
    var package = try Package()
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

  @Test func `ends where a switch or a condition that is a value needs what isn't there`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        func name(_ mode: Mode) -> String { switch mode { case .day: "a" } }
        func late(_ mode: Mode) -> Int {
          let count: Int
          if mode == .day { count = UIView.glow } else { count = 1 }
          return count
        }
        func size(_ view: UIView) -> Int { if view.glows { 1 } else { 2 } }
        func first(_ view: UIView) -> Int {
          guard let glow = view.glow else { return 1 }
          return glow
        }
        """
      ])
    let pieces = try package.pieces()
    #expect(
      pieces == [
        "App A.swift": [
          "value func name(_ mode: Mode) -> String { switch mode { case .day…",
          "value UIView.glow", "condition UIView.glows", "condition UIView.glow",
        ]
      ])
  }

  @Test func `is compiled with the package's own sources, from which nothing is left out`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    package.own = [
      try package.folder.write("class Session { func open() {} }", to: "Session.swift")
    ]
    try package.add("App", ["A.swift": "let session = Session()\nfunc a() { session.open() }"])
    #expect(try package.pieces() == [:])
  }

  @Test func `keeps a conformance that fails only because of a member`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        struct Key: Hashable, Codable {
          let a: Int
          let b = UIView.glow
        }
        var cache: [Key: String] = [:]
        """
      ])
    #expect(try package.pieces() == ["App A.swift": ["member UIView.glow"]])
  }

  @Test func `is compiled as far as code is made, not only to its types`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        func a(_ b: Int) -> Int {
          print(b)
          for _ in UIView().glows { return 1 }
        }
        """
      ])
    let pieces = try package.pieces()
    #expect(pieces == ["App A.swift": ["value UIView.glows", "statement UIView.glows"]])
  }

  @Test func `is compiled in the end, however late an error is found`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    // It stops at the first error.
    package.compiler = try package.folder.write(
      """
      #!/bin/sh
      for file; do
        case $file in *.swift)
          awk '{ place = match($0, / broken[(]/) } place { exit }
            END { if (place) print FILENAME ":" FNR ":" place + 1 ": error: broken";
              exit place }' "$file" || exit 1 ;;
        esac
      done
      """, to: "compiler")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: package.compiler)
    let functions = (0..<40).map { "func f\($0)() { broken() }" }
    try package.add(
      "App",
      [
        "Body.swift": """
        func g() {
        \((0..<10).map { "  broken(\($0))" }.joined(separator: "\n"))
        }
        struct Kept {}
        """,
        "Chain.swift": functions.joined(separator: "\n"),
        "Delegate.swift": "@main struct App { static func main() { broken() } }",
      ])
    let kinds = try package.pieces().mapValues { $0.map { $0.prefix { $0 != " " } } }
    #expect(
      kinds == [
        "App Body.swift": ["body"], "App Chain.swift": ["file"], "App Delegate.swift": ["member"],
      ])
    let texts = try package.adapted("App").texts
    #expect(texts["App-Body.swift"]?.contains("struct Kept {}") == true)
    #expect(texts["App-Delegate.swift"]?.contains("@main struct App {") == true)
  }

  @Test func `loses the uses of a type in the same round as the type`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": "import UIKit\ntypealias Glow0 = UIKit.UIGlow\nstruct Box<Kept> {}",
        "B.swift": (1..<10).map { "typealias Glow\($0) = Glow\($0 - 1)" }
          .joined(separator: "\n"),
        "C.swift": """
        struct Kept { let glow: Glow9? = nil }
        func show(_ kept: Kept) { Glow3.start(); print(kept) }
        """,
      ])
    #expect(try package.settle() == 3)
    let texts = try package.adapted("App").texts
    #expect(texts["App-C.swift"]?.contains("print(kept)") == true)
    #expect(texts["App-C.swift"]?.contains("Glow3.start") == false)
  }

  @Test func `loses nothing that compiles`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": "import UIKit\nclass Page: UIViewController { let a = UIView() }\n",
        "Lock.swift": "import Foundation\nclass Lock: NSLock, @unchecked Sendable {}\n",
      ])
    #expect(try package.pieces() == [:])
    let whole = try package.adapted("App")
    #expect(whole.files.leftOut.isEmpty && whole.files.unchanged.count == 2)
  }

  @Test func `is compiled whole again where a file has changed`() throws {
    var package = try Package()
    defer { package.folder.remove() }
    try package.add("App", ["A.swift": "func a() { UIView().glow() }"])
    #expect(try package.pieces() == ["App A.swift": ["statement UIView.glow"]])
    #expect(try package.adapted("App").files.leftOut.count == 1)
    #expect(try package.adapted("App").files.leftOut.count == 1)
    #expect(try package.settle() == 0)
    _ = try package.folder.write("func a() { UIView().layout() }", to: "App-A.swift")
    let changed = try package.adapted("App")
    #expect(changed.files.leftOut.isEmpty)
    #expect(changed.texts["App-A.swift"]?.hasSuffix("func a() { UIView().layout() }") == true)
    #expect(try package.settle() == 1)
  }
}
