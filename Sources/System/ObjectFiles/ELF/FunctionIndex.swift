/// An index that finds the function containing an address.
///
/// Indexing all functions takes several milliseconds, and most programs ask for few of them. So
/// only the functions near the addresses are indexed, until there have been several searches.
package final class FunctionIndex {
  private let symbols: SymbolTable
  /// The blocks of code whose functions are indexed; nil if all are.
  private var blocks: CodeBlocks? = CodeBlocks()
  private var functions: FunctionBuckets?
  /// The number of times that the symbols have been read.
  private var readings = 0

  /// The number of times that the symbols are read for some blocks.
  private static let mostReadings = 3

  /// Creates an index, or returns nil if there are no functions.
  package init?(_ symbols: SymbolTable) {
    guard symbols.count < Int32.max, symbols.hasFunctions else { return nil }
    self.symbols = symbols
  }

  /// Returns the mangled name of the function that contains an address in the file.
  ///
  /// If a function has several names, returns that of a protocol witness because it is the most
  /// informative.
  package func name(at address: Int) -> String? {
    guard address > 0 else { return nil }
    prepare(CollectionOfOne(address))
    var found = functions?.function(before: address)
    if blocks != nil, !isNear(found?.start, address) {
      readAll()
      found = functions?.function(before: address)
    }
    guard let found else { return nil }
    let size = symbols.size(found.index)
    return size == 0 || address - found.start < size ? symbols.name(found.index) : nil
  }

  /// Indexes the functions at several addresses at once.
  package func prepare(_ addresses: some Sequence<Int>) {
    guard var wanted = blocks else { return }
    // A function may begin in the block before.
    for address in addresses where address > 0 {
      wanted.insert(CodeBlocks.block(of: address))
      wanted.insert(CodeBlocks.block(of: address) - 1)
    }
    guard wanted != blocks else { return }
    guard readings < Self.mostReadings else { return readAll() }
    read(wanted)
  }

  /// Returns the mangled names of the protocol witnesses among the functions at addresses in the
  /// file, in the order of the code.
  package func witnesses(at addresses: [Int]) -> [String] {
    prepare(addresses)
    return addresses.sorted().compactMap { address in
      name(at: address).flatMap { $0.hasSuffix(FunctionBuckets.witness) ? $0 : nil }
    }
  }

  /// Returns whether a function begins in the block of an address, or in the block before.
  private func isNear(_ start: Int?, _ address: Int) -> Bool {
    guard let start else { return false }
    return CodeBlocks.block(of: start) >= CodeBlocks.block(of: address) - 1
  }

  private func readAll() { read(nil) }

  private func read(_ blocks: CodeBlocks?) {
    let found = symbols.functions(in: blocks)
    self.blocks = blocks
    readings += 1
    functions = FunctionBuckets(found, of: symbols)
  }
}
