import AppBundle
import BuildFormats
import Foundation
import Testing
import ToolSupport

@testable import ResourceCompiler

@Suite struct AssetCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(prefix: "catalog") }

  private func write(_ text: String, _ place: String) throws {
    let url = URL(filePath: folder.path + "/A.xcassets/" + place)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private var catalog: AssetCatalog {
    get throws { try AssetCatalog(folder.path + "/A.xcassets") }
  }

  @Test func `an image has the size of its best file in points`() throws {
    defer { folder.remove() }
    try write(
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "a.svg", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, "Peak.imageset/Contents.json")
    try write("<svg width='40' height=\"20px\"/>", "Peak.imageset/a.svg")
    #expect(
      try catalog.index.images == [
        "Peak": .init(
          file: "image-Peak.svg", scale: 2, width: 20, height: 10, rendering: "template")
      ])
    #expect(
      try catalog.files == ["image-Peak.svg": folder.path + "/A.xcassets/Peak.imageset/a.svg"])
  }

  @Test func `a scale that is none counts as one`() throws {
    let json = #"{"images": [{"filename": "x.svg", "scale": "0x"}]}"#
    let contents = try JSONDecoder().decode(CatalogContents.self, from: Data(json.utf8))
    #expect(contents.images?.first?.scale == 1)
  }

  @Test func `groups are searched, and those with a namespace name their assets`() throws {
    defer { folder.remove() }
    let image = "{\"images\": [{\"idiom\": \"universal\"}]}"
    try write(image, "Plain/One.imageset/Contents.json")
    try write("{\"properties\": {\"provides-namespace\": true}}", "Icons/Contents.json")
    try write(image, "Icons/Two.imageset/Contents.json")
    #expect(try catalog.index.images.keys.sorted() == ["Icons/Two", "One"])
  }

  @Test func `a color has components in every form that Xcode writes`() throws {
    defer { folder.remove() }
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components":
          {"white": "0.250", "alpha": "0.500"}}}]}
      """, "Moss.colorset/Contents.json")
    try write(
      "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}]}",
      "Blue.colorset/Contents.json")
    try write("{\"colors\": [{\"idiom\": \"universal\"}]}", "AccentColor.colorset/Contents.json")
    #expect(
      try catalog.index.colors == [
        "Moss": .init(light: [1, 0.5, 0.2, 1], dark: [0.25, 0.25, 0.25, 0.5]),
        "Blue": .init(light: [], system: "systemBlueColor"),
      ])
  }

  @Test func `a data set has its file and its type`() throws {
    defer { folder.remove() }
    try write(
      "{\"data\": [{\"filename\": \"a.json\", \"universal-type-identifier\": \"public.json\"}]}",
      "Menu.dataset/Contents.json")
    try write("[]", "Menu.dataset/a.json")
    #expect(
      try catalog.index.data == ["Menu": .init(file: "data-Menu.json", type: "public.json")])
  }

  @Test func `that can't be read is an error with its reason`() throws {
    defer { folder.remove() }
    try write("", "x")
    do {
      _ = try AssetCatalog(folder.path + "/A.xcassets/x")
      Issue.record("it is read")
    } catch {
      #expect(
        "\(error)".hasPrefix("\(folder.path)/A.xcassets/x: error: the folder can't be read: "),
        "\(error)")
    }
  }

  @Test func `broken contents and missing files are warnings`() throws {
    defer { folder.remove() }
    try write("{", "A.imageset/Contents.json")
    try write("{\"images\": [{\"filename\": \"a.png\"}]}", "B.imageset/Contents.json")
    try write(
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"x\"}}}]}", "C.colorset/Contents.json")
    let path = folder.path + "/A.xcassets/"
    #expect(
      try catalog.diagnostics.map(\.description) == [
        "\(path)A.imageset/Contents.json: warning: not the contents of an asset, which is left out: it isn't valid JSON",
        "\(path)B.imageset/Contents.json: warning: the image B has no file a.png; it is left out",
        "\(path)C.colorset/Contents.json: warning: the color C has components that aren't numbers; it is left out",
      ])
    #expect(try catalog.index == AssetIndex())
  }

  @Test(arguments: [
    ("Moss", "Color", "moss"), ("AccentColor", "Color", "accent"), ("URLIcon", "Image", "urlIcon"),
    ("arrow-left small", "Image", "arrowLeftSmall"), ("2x", "Image", "_2x"),
    ("default", "Image", "`default`"), ("Color", "Color", "color"), ("QR", "Image", "qr"),
    ("heroImage", "Image", "hero"), ("é", "Image", "é"),
  ])
  func `an asset's identifier is that of Xcode`(name: String, kind: String, expected: String) {
    #expect(AssetSymbols.identifier(name, suffix: kind) == expected)
  }

  @Test func `the size of a PDF is that of its page`() {
    #expect(
      VectorSize.size(of: Data("%PDF-1.4\n<< /MediaBox [0 0 24.5 30] >>".utf8))
        == CGSize(width: 24.5, height: 30))
    #expect(
      VectorSize.size(of: Data("<svg viewBox=\"0 0 32 16\">".utf8))
        == CGSize(width: 32, height: 16))
    #expect(VectorSize.size(of: Data("hello".utf8)) == nil)
  }
}
