import Foundation

/// The file `Contents.json` of an asset.
struct CatalogContents: Decodable {
  /// One form of the asset, for a device or a style.
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    private var scaleName: String?
    var appearances: [Appearance]?
    var color: Color?
    private var typeIdentifier: String?
    private var universalTypeIdentifier: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, appearances, color
      case scaleName = "scale"
      case typeIdentifier = "type-identifier"
      case universalTypeIdentifier = "universal-type-identifier"
    }

    /// The number of pixels to a point.
    var scale: Double {
      let scale = Double(scaleName?.dropLast() ?? "1") ?? 1
      return scale.isFinite && scale > 0 ? scale : 1
    }
    var type: String? { universalTypeIdentifier ?? typeIdentifier }

    var isDark: Bool { (appearances ?? []).contains { $0.value == "dark" } }

    /// The suitability of the form for a phone in the light style; the larger, the better.
    var rank: Double {
      let devices: [String: Double] = ["universal": 2, "iphone": 3]
      let isPlain = (appearances ?? []).isEmpty
      return (isPlain ? 100 : 0) + (devices[idiom ?? "universal"] ?? 1) * 10 + scale
    }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Color: Decodable {
    private var colorSpace: String?
    private var components: [String: Component]?
    /// The name of a color of the system, such as `systemBlueColor`.
    var reference: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case colorSpace = "color-space"
    }

    /// Red, green, blue, and alpha from 0 to 1; `nil` if one isn't a number.
    var parts: [Double]? {
      guard let components else { return nil }
      let names =
        components["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
      var parts: [Double] = []
      for name in names {
        guard let part = components[name]?.level else { return nil }
        parts.append(part)
      }
      return parts + [components["alpha"]?.alpha ?? 1]
    }
  }

  /// A component, as a text or a number: `0x4C`, `76`, or `0.298`.
  struct Component: Decodable {
    private let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try (try? container.decode(String.self)) ?? String(container.decode(Double.self))
    }

    /// The value from 0 to 1; whole numbers are out of 255.
    var level: Double? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let value = Double(text) else { return nil }
      return text.contains(".") ? value : value / 255
    }

    var alpha: Double? { Double(text) }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    private var renderingIntentName: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntentName = "template-rendering-intent"
    }

    /// The use of an image's colors; `nil` for the default.
    var renderingIntent: String? {
      ["original", "template"].contains(renderingIntentName) ? renderingIntentName : nil
    }
  }

  var images: [Entry]?
  var symbols: [Entry]?
  var colors: [Entry]?
  var data: [Entry]?
  var properties: Properties?
}
