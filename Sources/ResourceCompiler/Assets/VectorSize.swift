import Foundation

/// The size of a vector image.
enum VectorSize {
  /// Returns the size in points of an SVG or PDF file; `nil` for other data.
  static func size(of data: Data) -> CGSize? {
    guard let text = String(data: data.prefix(65_536), encoding: .isoLatin1) else { return nil }
    if text.hasPrefix("%PDF") {
      guard let box = text.firstMatch(of: /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/),
        let left = Double(box.1), let top = Double(box.2), let right = Double(box.3),
        let bottom = Double(box.4)
      else { return nil }
      return CGSize(width: right - left, height: bottom - top)
    }
    guard let tag = text.firstMatch(of: /<svg\b[^>]*>/)?.0 else { return nil }
    if let width = tag.firstMatch(of: /\swidth\s*=\s*["']([\d.]+)(?:px|pt)?["']/),
      let height = tag.firstMatch(of: /\sheight\s*=\s*["']([\d.]+)(?:px|pt)?["']/),
      let width = Double(width.1), let height = Double(height.1)
    {
      return CGSize(width: width, height: height)
    }
    guard let box = tag.firstMatch(of: /viewBox\s*=\s*["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/),
      let width = Double(box.1), let height = Double(box.2)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
