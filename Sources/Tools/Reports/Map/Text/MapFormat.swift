/// A file format for a map.
///
/// The bytes depend only on the map: equal maps always produce equal bytes.
package protocol MapFormat: Sendable {
  /// Writes the whole map in UTF-8, part by part.
  func write(_ map: MapReport, to output: @escaping (_ part: [UInt8]) -> Void)
}

extension MapFormat {
  /// Returns the whole map in UTF-8.
  package func bytes(of map: MapReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(map) { bytes += $0 }
    return bytes
  }

  /// Returns the whole map as text.
  package func text(of map: MapReport) -> String {
    String(decoding: bytes(of: map), as: UTF8.self)
  }
}
