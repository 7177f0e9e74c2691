import CSystem
import Files
import Glibc
import Script

/// A run's files in read-only memory that all workers share.
///
/// Workers therefore run exactly the contents that the runner read for its plan.
///
/// Each file consists of two frames: its path, after a NUL if the file was translated, and its
/// content.
nonisolated final class SealedFiles {
  /// The descriptor of the memory, which is closed on deinitialization.
  let file: Int32

  /// Creates an immutable anonymous file in memory with the contents of the given files.
  ///
  /// - Throws: An error if the system is out of memory or descriptors.
  init(_ files: ScriptFiles) throws(FileError) {
    file = cw_sealableFile()
    guard file >= 0 else { throw Self.systemError() }
    var bytes: [UInt8] = []
    let translated = files.translated
    for (path, contents) in files.all {
      bytes += FrameBuffer.frame((translated.contains(path) ? [0] : []) + Array(path.utf8))
      bytes += FrameBuffer.frame(Array(contents))
    }
    try Self.descriptor(file).writeAll(bytes)
    guard cw_seal(file) == 0 else { throw Self.systemError() }
  }

  deinit { if file >= 0 { close(file) } }

  /// Reads the files from a descriptor; returns `nil` if its content is invalid.
  static func files(in file: Int32) -> ScriptFiles? {
    // Read at explicit offsets, because workers share the descriptor's file position.
    guard let size = FileStatus(of: file)?.size,
      let bytes = try? descriptor(file).read(0..<size), bytes.count == size
    else { return nil }
    var frames = FrameBuffer(bytes, longest: bytes.count)
    var files: [String: ArraySlice<UInt8>] = [:]
    var translated: Set<String> = []
    while let frame = try? frames.next(), let contents = try? frames.next() {
      let path = String(decoding: frame.drop { $0 == 0 }, as: UTF8.self)
      if frame.first == 0 { translated.insert(path) }
      files[path] = contents
    }
    return frames.isEmpty ? ScriptFiles(files, translated: translated) : nil
  }

  private static func descriptor(_ file: Int32) -> FileDescriptor {
    FileDescriptor(file, path: name)
  }

  private static func systemError() -> FileError { FileError(.write, name, .system(errno)) }

  /// The name that errors contain in place of a path.
  private static let name = "the run's files"
}
