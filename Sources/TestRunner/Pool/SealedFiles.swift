import CWorker
import Files
import Glibc
import Script

/// The files of a run in read-only memory that all workers share, so that they run the contents
/// that the runner has planned.
///
/// Each file has two frames: its path and its content.
nonisolated final class SealedFiles {
  /// The descriptor of the memory, which is closed on deinitialization.
  let file: Int32

  /// Creates the memory; nil if the system has no memory or descriptors left.
  init?(_ files: ScriptFiles) {
    var bytes: [UInt8] = []
    for (path, contents) in files.all {
      bytes += FrameBuffer.frame(Array(path.utf8))
      bytes += FrameBuffer.frame(Array(contents))
    }
    let file = bytes.withUnsafeBytes { cw_sealedFile($0.baseAddress, $0.count) }
    guard file >= 0 else { return nil }
    self.file = file
  }

  deinit { close(file) }

  /// Returns the files behind a descriptor; nil if it has no valid files.
  static func files(in file: Int32) -> ScriptFiles? {
    // Read from the beginning, because workers share the position of the descriptor.
    let descriptor = FileDescriptor(file, path: "the run's files")
    guard let size = FileStatus(of: file)?.size, let bytes = try? descriptor.read(0..<size),
      bytes.count == size
    else { return nil }
    var frames = FrameBuffer(bytes, longest: bytes.count)
    var files: [String: ArraySlice<UInt8>] = [:]
    while let path = try? frames.next(), let contents = try? frames.next() {
      files[String(decoding: path, as: UTF8.self)] = contents
    }
    return frames.isEmpty ? ScriptFiles(files) : nil
  }
}
