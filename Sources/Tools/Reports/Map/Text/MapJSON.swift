import CEmbeddedFiles
import Foundation
import Shell

/// A map for programs and for comparison: one JSON object with sorted keys, without pictures.
///
/// `map.schema.json` describes all members. Empty members are left out. ``MapFile`` reads such a
/// map.
package struct MapJSON: MapFormat {
  /// The JSON Schema of the map.
  package static var schema: [UInt8] { flowsh_map_schema().utf8 }

  /// Creates the format.
  package init() {}

  /// Writes the object in UTF-8, with a newline at the end.
  package func write(_ map: MapReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      output(Self.escaped(Array(try encoder.encode(MapDocument(map)))) + [UInt8(ascii: "\n")])
    } catch {
      preconditionFailure("a map has only strings, flags and numbers: \(error)")
    }
  }

  /// Returns JSON with escapes for characters that control a terminal or change the direction of
  /// text.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    json.withUnsafeBufferPointer { source in
      var place = 0
      while place < source.count {
        let (scalar, length) = Escaping.scalar(in: source, at: place)
        if length > 1 || scalar.value == 0x7F, Escaping.isHidden(scalar) {
          result += SafeText.escapeSequenceInJSON(of: scalar).utf8
        } else {
          result += source[place..<place + length]
        }
        place += length
      }
    }
    return result
  }
}
