import BuildFormats
import Foundation

extension BundleContents {
  /// Writes the bundle's folder: what changed, and nothing else; files that it no longer has are
  /// removed.
  ///
  /// - Throws: A `Diagnostic` if a file can't be written.
  package func write(to folder: String) throws {
    let manager = FileManager.default
    var kept: Set<String> = []
    for (place, source) in files.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + place
      do {
        switch source {
        case .data(let data): try Self.write(data, to: path)
        case .copy(let original): try Self.copy(original, to: path, place, &kept)
        }
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw Diagnostic(
          path, "the file can't be written: \(error.localizedDescription)")
      }
      kept.insert(place)
    }
    for place in (manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted() {
      let isKept = kept.contains(place) || kept.contains { $0.hasPrefix(place + "/") }
      let path = folder + "/" + place
      // It may have gone with the folder around it.
      guard !isKept, manager.fileExists(atPath: path) else { continue }
      do {
        try manager.removeItem(atPath: path)
      } catch {
        throw Diagnostic(path, "it can't be removed: \(error.localizedDescription)")
      }
    }
  }

  private static func write(_ data: Data, to path: String) throws {
    if FileManager.default.contents(atPath: path) == data { return }
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: path), options: .atomic)
  }

  /// Copies a file, or a folder with everything inside.
  private static func copy(
    _ original: String, to path: String, _ place: String, _ kept: inout Set<String>
  ) throws {
    guard Path.exists(original) else {
      throw Diagnostic(original, "the file doesn't exist; run \"flowsh adopt\" again")
    }
    guard Path.isFolder(original) else {
      guard let data = FileManager.default.contents(atPath: original) else {
        throw Diagnostic(original, "the file can't be read")
      }
      try write(data, to: path)
      kept.insert(place)
      return
    }
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: original).sorted()
    where !name.hasPrefix(".") {
      try copy(original + "/" + name, to: path + "/" + name, place + "/" + name, &kept)
    }
    kept.insert(place)
  }
}
