import Foundation
import Glibc
import ObjectFiles
import PseudoTerminal

nonisolated extension Generator {
  /// Damaged copies of this program's executable, which contains debug information.
  ///
  /// A piece of the input is a change: the offset and the new byte, as text.
  static let objects = Generator(
    name: "objects", summary: "damaged copies of an executable with debug information",
    make: Objects.make, check: Objects.check)
}

private enum Objects {
  private static let path = BuiltProduct.path(of: "flowsh-fuzz")
  private static let contents =
    (try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)) ?? Data()

  /// The file's header, the table of section headers, and the sections that a reader looks at.
  private static let regions = regions(of: contents)

  private static func regions(of contents: Data) -> [Range<Int>] {
    func number(at offset: Int, size: Int) -> Int {
      guard offset >= 0, offset + size <= contents.count else { return 0 }
      return (0..<size).reversed().reduce(0) { $0 << 8 | Int(contents[offset + $1]) }
    }
    let (table, count) = (number(at: 0x28, size: 8), number(at: 0x3C, size: 2))
    var regions = [0..<max(1, min(64, contents.count)), table..<table + max(1, count * 64)]
    for start in (0..<count).map({ table + $0 * 64 }) {
      // Sections at address 0 aren't loaded: symbols, strings, and debug information.
      let (address, offset) = (number(at: start + 16, size: 8), number(at: start + 24, size: 8))
      let size = number(at: start + 32, size: 8)
      guard address == 0, size > 0, offset + size <= contents.count else { continue }
      // Damage at the beginning of a section has an effect more often than elsewhere.
      regions += [offset..<offset + size, offset..<offset + min(size, 500)]
    }
    return regions
  }

  static func make(_ random: inout Random, _ draft: Draft) {
    for _ in 0..<random.number(in: 1...12) {
      let region = random.pick(regions)
      let start = region.lowerBound + random.below(region.count)
      let value = random.pick([0, 1, 0x7F, 0x80, 0xFF, random.byte()])
      for place in start..<start + random.pick([1, 1, 2, 4, 8]) {
        draft.append("\(place) \(value)")
      }
    }
  }

  static func check(_ input: Input) throws(Mismatch) {
    Progress.count()
    let size = contents.count
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
    read(mapping, size)
  }

  /// Calls every function that reads a file, as if the file were intact.
  private static func read(_ mapping: FileMapping, _ size: Int) {
    guard let file = ELFFile(mapping) else { return }
    let addresses = (0..<8).map { size / 8 * $0 } + [.max]
    if let symbols = SymbolTable(file) {
      let index = FunctionIndex(symbols)
      _ = index?.witnesses(at: addresses)
      for address in addresses { _ = index?.name(at: address) }
    }
    Progress.count()
    guard let information = DebugInformation(file) else { return }
    for address in addresses {
      Progress.count()
      _ = information.origin(of: address)
    }
  }
}
