import BuildFormats
import Foundation
import ResourceCompiler
import Testing
import ToolSupport

@testable import flowsh_adapt

/// A package that is settled by the real compiler, against modules with little of UIKit in them.
struct SettlingPackage {
  typealias Files = KeyValuePairs<String, String>

  let folder: TemporaryFolder
  private var targets: [(module: String, plan: BuildPlan)] = []
  /// The paths of sources that are compiled with each target as they are.
  var own: [String] = []
  var compiler = Self.compiler
  /// Whether the targets have tests.
  var hasTests = false

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
          pieces: $0.plan.folder + "/pieces.json", hasTests: hasTests)
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
