import AppBundle
package import BuildFormats
package import Foundation

/// The files of a target's bundle.
package struct BundleContents {
  /// A file of a bundle.
  package enum Source: Equatable, Sendable {
    case data(Data)
    /// A file, or a folder with everything inside, that is copied.
    case copy(String)
  }

  /// The files by their places in the bundle.
  package private(set) var files: [String: Source] = [:]
  /// The localized texts.
  package private(set) var tables = StringTables()
  /// The names of assets and the rest of the code that the module needs.
  package private(set) var support = ""
  /// The models of Core Data.
  package private(set) var dataModels: [DataModel] = []
  /// Warnings about files that were left out.
  package private(set) var diagnostics: [Diagnostic] = []

  private let request: BundleRequest
  private let settings: BuildSettings
  private var catalog: AssetCatalog?

  /// Files that the compilers of Xcode read, and no program.
  private static let sources: Set = [
    "swift", "h", "m", "mm", "c", "cc", "cpp", "cxx", "hpp", "pch", "s", "metal", "modulemap",
    "xcconfig", "entitlements", "xcmappingmodel", "intentdefinition",
    "playground", "docc", "xcodeproj", "xcworkspace",
    "framework", "xcframework", "a", "tbd", "xctestplan", "gyb",
  ]

  /// Reads a target's files.
  ///
  /// - Throws: A `Diagnostic` for a file that Xcode refuses, too.
  package init(_ request: BundleRequest) throws {
    self.request = request
    settings = request.completeSettings
    for path in request.files where path != request.infoPlist { try add(path) }
    try addCatalog()
    try addInfoPlist()
    try addTables()
    support =
      SupportFile(request, catalog?.index ?? AssetIndex(), tables.manualKeys, settings).text
  }

  private mutating func add(_ path: String) throws {
    let url = URL(filePath: path)
    let suffix = url.pathExtension
    guard !Self.sources.contains(suffix) else { return }
    switch suffix {
    case "xcassets":
      let read = try AssetCatalog(path)
      if catalog == nil { catalog = read } else { catalog?.merge(read) }
    case _ where DataModel.suffixes.contains(suffix):
      let model = try DataModel(path, module: request.module)
      let (place, data) = try model.bundled()
      files[place] = .data(data)
      dataModels.append(model)
    case "strings", "stringsdict", "xcstrings":
      try tables.add(path, Self.contents(path), region: request.region)
    case "storyboard", "xib":
      // The program has what they contain. Without the file, `Base.lproj` would be gone, and with
      // it the development language from the app's localizations.
      let name = url.deletingPathExtension().lastPathComponent
      add(
        .data(Data()), place(of: name + (suffix == "xib" ? ".nib" : ".storyboardc"), at: url),
        from: path)
    default: add(.copy(path), place(of: url.lastPathComponent, at: url), from: path)
    }
  }

  /// Returns the place of a file in the bundle, by the folder in which it lies here.
  private func place(of name: String, at url: URL) -> String {
    let folder = url.deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".lproj") ? folder + "/" + name : name
  }

  private mutating func add(_ source: Source, _ place: String, from path: String) {
    guard let other = files[place] else {
      files[place] = source
      return
    }
    if case .copy(let first) = other {
      diagnostics.append(
        Diagnostic(
          path, isError: false,
          "the bundle has a file \(place) already, from \(first); this one is left out"))
    }
  }

  private static func contents(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(path, "the file can't be read")
    }
    return data
  }

  private mutating func addCatalog() throws {
    guard let catalog else { return }
    diagnostics += catalog.diagnostics
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    files["\(AssetIndex.folder)/\(AssetIndex.file)"] = .data(try encoder.encode(catalog.index))
    for (name, path) in catalog.files { files["\(AssetIndex.folder)/\(name)"] = .copy(path) }
  }

  private mutating func addInfoPlist() throws {
    let file = try request.infoPlist.map { (path: $0, data: try Self.contents($0)) }
    let info = try InfoPlist(file, settings, region: request.region).values
    files["Info.plist"] = .data(try PropertyLists.data(info))
  }

  private mutating func addTables() throws {
    for (language, tables) in tables.languages {
      let folder = language.isEmpty ? "" : language + ".lproj/"
      // A language without texts of its own is still one of the app's.
      if tables.isEmpty {
        files[folder + "Localizable.strings"] = .data(try PropertyLists.data([:]))
      }
      for (name, texts) in tables {
        files["\(folder)\(name).strings"] = .data(try PropertyLists.data(texts))
      }
    }
  }
}
