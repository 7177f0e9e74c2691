package import Foundation

/// The format and the size of an image, read from the first bytes of its data.
package enum ImageData {
  package static func isPNG(_ data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
  package static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Returns the size of an image in pixels; `nil` if the data isn't an image's.
  package static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(65_536))
    if isPNG(data) {
      guard bytes.count >= 24 else { return nil }
      return CGSize(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
    }
    if data.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      return CGSize(
        width: Int(bytes[6]) + 256 * Int(bytes[7]), height: Int(bytes[8]) + 256 * Int(bytes[9]))
    }
    if isJPEG(data) { return jpegSize(bytes) ?? CGSize(width: 1, height: 1) }
    // The size of other forms isn't read.
    let isWebP = bytes.count >= 12 && Array(bytes[8..<12]) == Array("WEBP".utf8)
    let isHEIC = bytes.count >= 12 && Array(bytes[4..<8]) == Array("ftyp".utf8)
    let isBMP = data.starts(with: Array("BM".utf8)) && bytes.count >= 26
    let isTIFF =
      data.starts(with: [0x49, 0x49, 0x2A, 0]) || data.starts(with: [0x4D, 0x4D, 0, 0x2A])
    return isWebP || isHEIC || isBMP || isTIFF ? CGSize(width: 1, height: 1) : nil
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 * 256 + Int($1) }
  }

  /// Reads the size from the first frame's header.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return CGSize(width: big(bytes, place + 7, 2), height: big(bytes, place + 5, 2))
      }
      place += 2 + big(bytes, place + 2, 2)
    }
    return nil
  }

  /// A transparent pixel as PNG.
  package static let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAA"
      + "AABJRU5ErkJggg==")
  /// A pixel as JPEG.
  package static let jpegPixel = Data(
    base64Encoded:
      "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////"
      + "////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAA"
      + "AAAAAP/aAAgBAQABPxA=")
}
