import Foundation

/// The parts of an ELF file that are worth damaging.
struct SectionHeaders {
  let fileSize: Int
  /// The file's header, the table of section headers, and the sections that a reader looks at.
  private(set) var regions: [Range<Int>] = []

  init(path: String) {
    let data = (try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)) ?? Data()
    fileSize = data.count
    func number(at offset: Int, size: Int) -> Int {
      guard offset >= 0, offset + size <= data.count else { return 0 }
      return (0..<size).reversed().reduce(0) { $0 << 8 | Int(data[offset + $1]) }
    }
    regions = [0..<max(1, min(64, data.count))]
    let table = number(at: 0x28, size: 8)
    let count = number(at: 0x3C, size: 2)
    regions.append(table..<table + max(1, count * 64))
    for header in 0..<count {
      // Sections at address 0 aren't loaded: symbols, strings, and debug information.
      let start = table + header * 64
      let (address, offset) = (number(at: start + 16, size: 8), number(at: start + 24, size: 8))
      let size = number(at: start + 32, size: 8)
      guard address == 0, size > 0, offset + size <= data.count else { continue }
      // Damage at the beginning of a section has an effect more often than elsewhere.
      regions += [offset..<offset + size, offset..<offset + min(size, 500)]
    }
  }
}
