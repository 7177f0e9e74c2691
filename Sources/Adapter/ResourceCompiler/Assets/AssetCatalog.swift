import AppBundle
import BuildFormats
import Foundation

/// An asset catalog, as a folder with the extension `xcassets`.
struct AssetCatalog {
  /// The assets by kind and name.
  private(set) var index = AssetIndex()
  /// The files of the assets by their names in the bundle's folder.
  private(set) var files: [String: String] = [:]
  /// Warnings about assets that were left out.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a catalog.
  ///
  /// - Throws: A `Diagnostic` if a folder of it can't be read.
  init(_ path: String) throws {
    try read(path, namespace: "")
  }

  /// Adds what another catalog has and this one doesn't.
  mutating func merge(_ other: AssetCatalog) {
    index.images.merge(other.index.images) { first, _ in first }
    index.colors.merge(other.index.colors) { first, _ in first }
    index.data.merge(other.index.data) { first, _ in first }
    files.merge(other.files) { first, _ in first }
    diagnostics += other.diagnostics
  }

  private mutating func read(_ folder: String, namespace: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw Diagnostic(folder, "the folder can't be read: \(error.localizedDescription)")
    }
    for name in names.sorted() {
      let url = URL(filePath: folder + "/" + name)
      let asset = namespace + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset": readImage(url.path, asset, url.pathExtension == "symbolset")
      case "colorset": readColor(url.path, asset)
      case "dataset": readData(url.path, asset)
      case "", "spriteatlas":
        guard Path.isFolder(url.path) else { continue }
        let group: CatalogContents? = contents(of: url.path)
        let isNamespace = group?.properties?.providesNamespace == true
        try read(url.path, namespace: isNamespace ? namespace + name + "/" : namespace)
      default: continue
      }
    }
  }

  /// Adds a warning about the contents of an asset, which is left out.
  private mutating func leaveOut(_ folder: String, _ message: String) {
    diagnostics.append(Diagnostic(folder + "/Contents.json", isError: false, message))
  }

  private mutating func contents(of folder: String) -> CatalogContents? {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      if Path.exists(path) { leaveOut(folder, "the file can't be read; the asset is left out") }
      return nil
    }
    do {
      return try JSONDecoder().decode(CatalogContents.self, from: data)
    } catch {
      leaveOut(folder, "not the contents of an asset, which is left out: \(error.reasonInJSON)")
      return nil
    }
  }

  private mutating func readImage(_ folder: String, _ name: String, _ isSymbol: Bool) {
    guard let contents = contents(of: folder) else { return }
    let entries = (contents.images ?? contents.symbols ?? []).filter { $0.filename != nil }
    let best = entries.max { $0.rank < $1.rank }
    var image = AssetIndex.Image(
      file: nil, scale: best?.scale ?? 1, width: nil, height: nil, isSymbol: isSymbol,
      rendering: contents.properties?.renderingIntent)
    if let file = best?.filename {
      let path = folder + "/" + file
      guard let data = FileManager.default.contents(atPath: path) else {
        return leaveOut(folder, "the image \(name) has no file \(file); it is left out")
      }
      let place = Self.place(name, "image", file)
      files[place] = path
      image.file = place
      if let size = ImageData.size(of: data) ?? VectorSize.size(of: data), size.width.isFinite,
        size.height.isFinite
      {
        image.width = size.width / image.scale
        image.height = size.height / image.scale
      }
    }
    index.images[name] = image
  }

  private mutating func readColor(_ folder: String, _ name: String) {
    guard let contents = contents(of: folder) else { return }
    let entries = (contents.colors ?? []).filter { $0.color != nil }
    let plain = entries.filter { ($0.appearances ?? []).isEmpty }
    guard let light = plain.max(by: { $0.rank < $1.rank })?.color ?? entries.first?.color else {
      // A color without a value, such as a new project's accent color, is that of the system.
      return
    }
    if let system = light.reference {
      index.colors[name] = AssetIndex.Color(light: [], system: system)
      return
    }
    guard let components = light.parts else {
      return leaveOut(
        folder, "the color \(name) has components that aren't numbers; it is left out")
    }
    let dark = entries.first { $0.isDark }?.color?.parts
    index.colors[name] = AssetIndex.Color(light: components, dark: dark)
  }

  private mutating func readData(_ folder: String, _ name: String) {
    guard let contents = contents(of: folder),
      let entry = (contents.data ?? []).filter({ $0.filename != nil }).max(by: { $0.rank < $1.rank }
      ),
      let file = entry.filename
    else { return }
    guard FileManager.default.fileExists(atPath: folder + "/" + file) else {
      return leaveOut(folder, "the data \(name) has no file \(file); it is left out")
    }
    let place = Self.place(name, "data", file)
    files[place] = folder + "/" + file
    index.data[name] = AssetIndex.DataSet(file: place, type: entry.type)
  }

  /// The name of an asset's file in the bundle.
  private static func place(_ name: String, _ kind: String, _ file: String) -> String {
    let suffix = URL(filePath: file).pathExtension
    let plain = name.replacingOccurrences(of: "%", with: "%25")
      .replacingOccurrences(of: "/", with: "%2F")
    return "\(kind)-\(plain)" + (suffix.isEmpty ? "" : ".\(suffix)")
  }
}
