import Files

/// The contents of some files of a package at one time, to restore them after an error.
struct WrittenSnapshot {
  /// The bytes of the files by their paths in the folder; `nil` if there was none.
  private var contents: [(name: String, bytes: [UInt8]?)] = []

  /// Remembers what a file says now.
  ///
  /// - Throws: An error if it can't be read.
  mutating func add(_ name: String, in folder: PackageFolder) throws(AdoptionError) {
    contents.append((name, try folder.bytes(of: name)))
  }

  /// Restores the files, those last that were remembered first; those that didn't exist are removed
  /// or kept.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - removesNew: Whether to remove those that didn't exist.
  ///   - cause: The error after which they are restored.
  /// - Throws: An error with the cause if a file can't be written.
  func restore(
    in folder: PackageFolder, removesNew: Bool, after cause: AdoptionError
  ) throws(AdoptionError) {
    for (name, bytes) in contents.reversed() {
      guard let bytes else {
        if removesNew { folder.remove(name) }
        continue
      }
      do throws(AdoptionError) {
        if try folder.bytes(of: name) != bytes { try folder.write(bytes, to: name) }
      } catch {
        guard case .unwritable(let path, let reason) = error else { throw error }
        throw .notRestored(path: path, reason: reason, after: cause)
      }
    }
  }
}
