import Foundation

/// The size of a vector image.
enum VectorSize {
  /// Returns the size in points of an SVG or PDF file; `nil` for other data.
  static func size(of data: Data) -> CGSize? {
    guard let text = String(data: data.prefix(65_536), encoding: .isoLatin1) else { return nil }
    if text.hasPrefix("%PDF") {
      guard let box = text.firstMatch(of: /\/MediaBox\s*\[([-\d.\s]+)\]/),
        let page = rectangle(box.1)
      else { return nil }
      return CGSize(width: page.width, height: page.height)
    }
    guard let tag = text.firstMatch(of: /<svg\b[^>]*>/)?.0 else { return nil }
    if let width = tag.firstMatch(of: /\swidth\s*=\s*["']([\d.]+)(?:px|pt)?["']/),
      let height = tag.firstMatch(of: /\sheight\s*=\s*["']([\d.]+)(?:px|pt)?["']/),
      let width = Double(width.1), let height = Double(height.1)
    {
      return CGSize(width: width, height: height)
    }
    guard let box = tag.firstMatch(of: /\sviewBox\s*=\s*["']([-\d.,\s]+)["']/),
      let view = rectangle(box.1)
    else { return nil }
    // Here, the third and the fourth number are the size itself.
    return CGSize(width: view.maxX, height: view.maxY)
  }

  /// Reads four numbers: two corners.
  private static func rectangle(_ text: Substring) -> CGRect? {
    let numbers = text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGRect(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}
