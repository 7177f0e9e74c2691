import AppBundle
import BuildFormats
import Foundation
import Testing
import ToolSupport

@testable import ResourceCompiler

@Suite struct BundleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(prefix: "bundle") }

  private func write(_ text: String, _ place: String) throws -> String {
    let url = URL(filePath: folder.path + "/in/" + place)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func contents(
    _ files: [String], region: String = "en", settings: [String: String] = [:]
  ) throws -> BundleContents {
    try BundleContents(
      BundleRequest(
        kind: "app", module: "App", files: files, settings: settings, region: region,
        place: "p_App.resources/App.app"))
  }

  private var output: String { folder.path + "/App.app" }

  private func read(_ place: String) -> String? {
    FileManager.default.contents(atPath: output + "/" + place).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `a language that is a path out of the bundle is an error`() throws {
    defer { folder.remove() }
    let catalog = try write(
      """
      {"version": "1.0", "sourceLanguage": "en", "strings": {"a": {"localizations":
        {"../../out": {"stringUnit": {"state": "new", "value": "b"}}}}}}
      """, "E.xcstrings")
    let error = #expect(throws: Diagnostic.self) { try contents([catalog]) }
    #expect(
      error?.description
        == "\(catalog): error: the language \"../../out\" can't be the name of a folder; rename it")
  }

  @Test func `files lie in the bundle as Xcode copies them`() throws {
    defer { folder.remove() }
    let paths = [
      try write("[]", "Data/trails.json"), try write("<p>", "Help/de.lproj/help.html"),
      try write("let x = 1", "A.swift"),
      try write("\"k\" = \"v\";", "en.lproj/Localizable.strings"),
    ]
    _ = try write("1", "Set.bundle/a/b.txt")
    let contents = try contents(paths + [folder.path + "/in/Set.bundle"])
    #expect(
      contents.files.keys.sorted() == [
        "Info.plist", "Set.bundle", "de.lproj/help.html", "en.lproj/Localizable.strings",
        "trails.json",
      ])
    try contents.write(to: output)
    #expect(read("Set.bundle/a/b.txt") == "1" && read("trails.json") == "[]")
    let bundle = try #require(Bundle(path: output))
    #expect(bundle.localizedString(forKey: "k", value: nil, table: nil) == "v")
    #expect(bundle.bundleIdentifier == "App")
  }

  @Test func `an app with interfaces in Base.lproj runs in its development language`() throws {
    defer { folder.remove() }
    let paths = [
      try write("<document/>", "Base.lproj/Main.storyboard"), try write("<document/>", "Row.xib"),
      try write("\"k\" = \"v\";", "de.lproj/Localizable.strings"),
    ]
    try contents(paths).write(to: output)
    let bundle = try #require(Bundle(path: output))
    #expect(bundle.localizedString(forKey: "k", value: nil, table: nil) == "k")
    #expect(bundle.path(forResource: "Row", ofType: "nib") == output + "/Row.nib")
    #expect(bundle.path(forResource: "Main", ofType: "storyboardc") != nil)
  }

  @Test func `a second run writes what changed and removes what is gone`() throws {
    defer { folder.remove() }
    let first = try write("1", "first.json")
    let second = try write("2", "second.json")
    try contents([first, second]).write(to: output)
    let attributes = try FileManager.default.attributesOfItem(atPath: output + "/Info.plist")
    _ = try write("3", "first.json")
    try contents([first]).write(to: output)
    #expect(read("first.json") == "3" && read("second.json") == nil)
    let again = try FileManager.default.attributesOfItem(atPath: output + "/Info.plist")
    #expect(again[.systemFileNumber] as? UInt64 == attributes[.systemFileNumber] as? UInt64)
  }

  @Test func `of two files with one name, the first is taken, with a warning`() throws {
    defer { folder.remove() }
    let paths = [try write("1", "A/x.json"), try write("2", "B/x.json")]
    let contents = try contents(paths)
    #expect(contents.files["x.json"] == .copy(paths[0]))
    #expect(
      contents.diagnostics.map(\.description) == [
        "\(paths[1]): warning: the bundle has a file x.json already, from \(paths[0]); this one is left out"
      ])
  }

  @Test func `a localized name of the app leaves the other values readable`() throws {
    defer { folder.remove() }
    let path = try write("CFBundleDisplayName = \"Lokal\";", "en.lproj/InfoPlist.strings")
    try contents([path], settings: ["MARKETING_VERSION": "3.0"]).write(to: output)
    let bundle = try #require(Bundle(path: output))
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Lokal")
    #expect(
      bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "3.0")
  }

  @Test func `the module's code names its bundle and its assets`() throws {
    defer { folder.remove() }
    _ = try write("{\"images\": []}", "A.xcassets/Peak.imageset/Contents.json")
    let path = folder.path + "/in/A.xcassets"
    let contents = try contents(
      [path], settings: ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"])
    let record = BundleRecord(kind: .app, module: "App", path: "p_App.resources/App.app")
    #expect(contents.support.contains("final class \(record.className) {}"))
    #expect(
      contents.support.hasSuffix(
        """
        extension ImageResource {
          nonisolated static let peak = ImageResource(name: "Peak", bundle: flowshBundle)
        }

        extension UIImage {
          static var peak: UIImage { UIImage(resource: .peak) }
        }

        """))
  }

  @Test func `the module's code names the texts of keys that were added by hand`() throws {
    defer { folder.remove() }
    func catalog(_ key: String, _ text: String) -> String {
      """
      {"version": "1.1", "sourceLanguage": "en", "strings": {"Found by Xcode": {}, "\(key)":
        {"extractionState": "manual", "localizations":
          {"en": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
      """
    }
    let paths = [
      try write(catalog("too.long", "At most %1$(count)lld: %2$@"), "Errors.xcstrings"),
      try write(catalog("Send", "Send"), "Localizable.xcstrings"),
    ]
    let contents = try contents(paths, settings: ["STRING_CATALOG_GENERATE_SYMBOLS": "YES"])
    let record = BundleRecord(kind: .app, module: "App", path: "p_App.resources/App.app")
    let bundle = "bundle: .forClass(\(record.className).self)"
    #expect(
      contents.support.hasSuffix(
        """
        extension LocalizedStringResource {
          enum Errors {
            nonisolated static func tooLong(count arg1: Swift.Int, _ arg2: Swift.String) \
        -> LocalizedStringResource \
        { LocalizedStringResource("too.long", defaultValue: \
        "\\(arg1, specifier: "%lld")\\(arg2)", table: "Errors", \(bundle)) }
          }
          nonisolated static var send: LocalizedStringResource \
        { LocalizedStringResource("Send", table: "Localizable", \(bundle)) }
        }

        """))
    #expect(
      contents.tables.languages["en"]?["Errors"]?["too.long"] == "At most %1$lld: %2$@")
    let plain = try self.contents(paths, settings: ["STRING_CATALOG_GENERATE_SYMBOLS": "NO"])
    #expect(!plain.support.contains("LocalizedStringResource"))
  }

  @Test func `a file that can't be read is an error`() {
    defer { folder.remove() }
    let error = #expect(throws: Diagnostic.self) {
      try contents([folder.path + "/gone.strings"])
    }
    #expect(error?.description == "\(folder.path)/gone.strings: error: the file can't be read")
  }
}
