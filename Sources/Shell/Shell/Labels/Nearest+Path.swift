import Files

nonisolated extension Nearest {
  /// Returns the end of a message about a path that doesn't exist, which suggests the entry of the
  /// same folder with the most similar name; empty if there is none.
  package static func hint(toPath path: String) -> String {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    let folder = String(Substring(bytes[..<(start ?? bytes.startIndex)]))
    let name = String(Substring(bytes[(start ?? bytes.startIndex)...]))
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    // A link that leads nowhere is an entry of its folder.
    let candidates = names.compactMap { String(validating: $0, as: UTF8.self) }
      .filter { $0 != name }.sorted()
    guard let nearest = Nearest.name(to: name, among: candidates) else { return "" }
    return "; did you mean \(SafeText.escaped(folder + nearest))?"
  }
}
