import AppBundle
package import Foundation
import Synchronization

/// The assets of a bundle: those of its catalogs, and its image files.
///
/// A program without an app's bundle, such as one of flowsh's own, has no catalog; every name then
/// stands for an image and a color.
package nonisolated struct AssetCatalog {
  /// The assets of the bundles that have been asked for, by path; on any thread.
  private static let known = Mutex<[String: AssetIndex]>([:])
  /// A bundle that stands for the app's; for tests.
  package nonisolated(unsafe) static var appBundle: Bundle?

  private let bundle: Bundle
  private let index: AssetIndex

  /// Returns the assets of a bundle, or of the app's; `nil` if the program has none.
  static func of(_ bundle: Bundle?) -> AssetCatalog? {
    guard BuiltBundles.hasApp || appBundle != nil else { return nil }
    let bundle = bundle ?? appBundle ?? .main
    let path = bundle.bundlePath
    let index = known.withLock { known in
      if let index = known[path] { return index }
      let index = AssetIndex.read(in: path)
      known[path] = index
      return index
    }
    return AssetCatalog(bundle: bundle, index: index)
  }

  private func path(_ file: String) -> String {
    "\(bundle.bundlePath)/\(AssetIndex.folder)/\(file)"
  }

  /// An image of the catalogs, or of a file.
  struct Image {
    var size: CGSize?
    var scale: CGFloat = 1
    var isSymbol = false
    var rendering: UIImage.RenderingMode = .automatic
    /// The path of the image's file.
    var file: String?
  }

  /// Returns the image with a name; `nil` if there is none.
  func image(_ name: String) -> Image? {
    guard let image = index.images[name] else { return looseImage(name) }
    var found = Image(scale: image.scale, isSymbol: image.isSymbol)
    if let width = image.width, let height = image.height {
      found.size = CGSize(width: width, height: height)
    }
    switch image.rendering {
    case "original": found.rendering = .alwaysOriginal
    case "template": found.rendering = .alwaysTemplate
    default: break
    }
    found.file = image.file.map(path)
    return found
  }

  /// Returns the image of a file: of a PNG file, if the name has no extension.
  private func looseImage(_ name: String) -> Image? {
    let url = URL(filePath: name)
    let suffix = url.pathExtension
    let stem = suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
    for scale in [3, 2, 1] {
      for device in ["", "~iphone", "~ipad"] {
        let base = stem + (scale > 1 ? "@\(scale)x" : "") + device
        guard let path = bundle.path(forResource: base, ofType: suffix.isEmpty ? "png" : suffix),
          let data = FileManager.default.contents(atPath: path),
          let pixels = ImageData.size(of: data)
        else { continue }
        let scale = CGFloat(scale)
        return Image(
          size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale,
          file: path)
      }
    }
    return nil
  }

  /// Returns the color with a name; `nil` if there is none.
  func color(_ name: String) -> AssetIndex.Color? { index.colors[name] }

  /// Returns the contents of a data set; `nil` if there is none.
  func data(_ name: String) -> (data: Data, type: String)? {
    guard let set = index.data[name],
      let data = FileManager.default.contents(atPath: path(set.file))
    else { return nil }
    return (data, set.type ?? "public.data")
  }
}
