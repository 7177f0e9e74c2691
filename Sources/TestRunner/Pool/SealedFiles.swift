import CWorker
import Files
import Glibc
import Script

/// The files of a run in memory that all workers inherit and nobody can change: the runner has read
/// them once, and what it planned is what runs.
///
/// Each has two frames there, its path and what is in it.
nonisolated final class SealedFiles {
  /// The descriptor of the memory, which is closed in the end.
  let file: Int32

  /// Seals what the runner has read; nil where the system has no memory or descriptor left.
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

  /// The files behind a descriptor, nil where they are none.
  static func files(in file: Int32) -> ScriptFiles? {
    // From the beginning, wherever another worker has read to.
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
