import Glibc

/// A file mapped into memory for the lifetime of this object.
package final class FileMapping {
  /// The number of bytes of a table to read before their memory is released.
  static let partSize = 1 << 21

  package let bytes: MappedBytes
  private let memory: UnsafeMutableRawBufferPointer

  /// Maps a file, or returns nil if it is empty or can't be read.
  package convenience init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0,
      let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      memory != MAP_FAILED
    else { return nil }
    let count = Int(status.st_size)
    self.init(
      owning: UnsafeMutableRawBufferPointer(start: memory, count: count), contents: 0..<count)
  }

  /// Takes ownership of memory to which a file is mapped, or returns nil if the range of the
  /// contents isn't within the memory.
  package init?(owning memory: UnsafeMutableRawBufferPointer, contents: Range<Int>) {
    guard let start = memory.baseAddress, contents.lowerBound >= 0,
      contents.upperBound <= memory.count
    else { return nil }
    self.memory = memory
    bytes = MappedBytes(
      start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)) + contents.lowerBound,
      count: contents.count)
  }

  deinit { munmap(memory.baseAddress, memory.count) }

  /// Releases the physical memory.
  ///
  /// A table that is read only once would otherwise count toward this process's memory forever. The
  /// system reads the pages again when they are needed.
  func discardPages() { madvise(memory.baseAddress, memory.count, MADV_DONTNEED) }
}
