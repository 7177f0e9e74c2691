import Foundation

/// The contents of an app's asset catalogs, as the build writes them into its bundle.
package struct AssetIndex: Codable, Equatable, Sendable {
  /// The folder in the bundle, with the name of the file in which iOS has them.
  package static let folder = "Assets.car"
  /// The file in that folder with the index.
  package static let file = "Contents.json"

  /// An image.
  package struct Image: Codable, Equatable, Sendable {
    /// The name of its file in the folder; `nil` if there is none.
    package var file: String?
    /// The number of the file's pixels to a point.
    package var scale: Double
    /// The size in points; `nil` if it isn't known.
    package var width: Double?
    package var height: Double?
    /// Whether it is a symbol.
    package var isSymbol: Bool
    /// The use of its colors: `original`, `template`, or `nil` for the default.
    package var rendering: String?

    package init(
      file: String?, scale: Double, width: Double?, height: Double?, isSymbol: Bool = false,
      rendering: String? = nil
    ) {
      self.file = file
      self.scale = scale
      self.width = width
      self.height = height
      self.isSymbol = isSymbol
      self.rendering = rendering
    }
  }

  /// A color: red, green, blue, and alpha from 0 to 1, or the name of one of the system's colors.
  package struct Color: Codable, Equatable, Sendable {
    /// The components in the light style.
    package var light: [Double]
    /// The components in the dark style, if they differ.
    package var dark: [Double]?
    /// The name of the system's color that it stands for.
    package var system: String?

    package init(light: [Double], dark: [Double]? = nil, system: String? = nil) {
      self.light = light
      self.dark = dark
      self.system = system
    }
  }

  /// Data.
  package struct DataSet: Codable, Equatable, Sendable {
    /// The name of its file in the folder.
    package var file: String
    /// The uniform type identifier.
    package var type: String?

    package init(file: String, type: String?) {
      self.file = file
      self.type = type
    }
  }

  package var images: [String: Image] = [:]
  package var colors: [String: Color] = [:]
  package var data: [String: DataSet] = [:]

  package init() {}

  /// Reads the index of a bundle; an empty one if the bundle has none.
  package static func read(in bundle: String) -> AssetIndex {
    let path = "\(bundle)/\(folder)/\(file)"
    guard let contents = FileManager.default.contents(atPath: path),
      let index = try? JSONDecoder().decode(AssetIndex.self, from: contents)
    else { return AssetIndex() }
    return index
  }
}
