import Foundation
import Glibc
import ObjectFiles

/// Damaged copies of this program's executable, which contains debug information.
///
/// A piece of the input is a change: the offset and the new byte, as text.
struct ObjectGenerator: Generator {
  private let bench: Workbench
  private let path = Spawn.ownPath
  private let size: Int
  private let regions: [Range<Int>]

  init(_ bench: Workbench) {
    self.bench = bench
    let headers = SectionHeaders(path: path)
    size = headers.fileSize
    regions = headers.regions
  }

  func make(_ random: inout Random, into draft: Draft) {
    for _ in 0..<random.number(in: 1...12) {
      let region = random.pick(regions)
      let start = region.lowerBound + random.below(region.count)
      let value = random.pick([0, 1, 0x7F, 0x80, 0xFF, random.byte()])
      for place in start..<start + random.pick([1, 1, 2, 4, 8]) {
        draft.append("\(place) \(value)")
      }
    }
  }

  func check(_ input: Input) throws(Mismatch) {
    bench.count()
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0),
      memory != MAP_FAILED
    else { return }
    for line in input.lines {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2, (0..<size).contains(numbers[0]) else { continue }
      memory.storeBytes(
        of: UInt8(truncatingIfNeeded: numbers[1]), toByteOffset: numbers[0], as: UInt8.self)
    }
    let buffer = UnsafeMutableRawBufferPointer(start: memory, count: size)
    guard let mapping = FileMapping(owning: buffer, contents: 0..<size) else { return }
    read(mapping)
  }

  /// Calls every function that reads a file, as if the file were intact.
  private func read(_ mapping: FileMapping) {
    guard let file = ELFFile(mapping) else { return }
    let addresses = (0..<8).map { size / 8 * $0 } + [.max]
    if let symbols = SymbolTable(file) {
      let index = FunctionIndex(symbols)
      _ = index?.witnesses(at: addresses)
      for address in addresses { _ = index?.name(at: address) }
    }
    bench.count()
    guard let information = DebugInformation(file) else { return }
    for address in addresses {
      bench.count()
      _ = information.origin(of: address)
    }
  }
}
