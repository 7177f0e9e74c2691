import CSystem

/// A collection of captured call stacks, which stores each distinct stack once.
///
/// A capture follows the frame pointers and looks up the addresses in a hash table. It allocates
/// memory only for new stacks and, at the first capture, for the table. Don't use a collection on
/// several threads at once.
package final class StackCollection {
  /// The maximum number of frames stored for a stack, counted from the innermost.
  package static let depth = 64
  /// The maximum number of distinct stacks.
  ///
  /// Any further stack is captured as `CapturedStack.none`.
  package static let bound = 8_192

  private var scratch: UnsafeMutablePointer<UInt>?
  /// An open-addressing hash table of stack numbers.
  ///
  /// The number 0 marks a free slot.
  private var places: UnsafeMutablePointer<UInt32>?
  private let mask = StackCollection.bound * 2 - 1
  private var hashes: [UInt] = []
  private var ends: [Int] = []
  private var addresses: [UInt] = []

  /// Creates an empty collection.
  package init() {}

  deinit {
    scratch?.deallocate()
    places?.deallocate()
  }

  /// The number of distinct stacks captured.
  package var count: Int { ends.count }

  /// Captures the caller's stack.
  ///
  /// - Parameter base: The frame at which to stop; by default, the end of the thread's stack.
  /// - Returns: A value that identifies the stack.
  /// - Complexity: O(*n*), where *n* is the depth of the stack.
  @inline(never)
  package func capture(upTo base: StackBase? = nil) -> CapturedStack {
    if scratch == nil { allocate() }
    guard let scratch, let places else { return .none }
    // The innermost return address is in this function itself.
    let depth = flowsh_returnAddresses(scratch, Self.depth + 1, base?.frame ?? 0)
    guard depth > 1 else { return .none }
    let stack = UnsafeBufferPointer(start: scratch + 1, count: Int(depth) - 1)
    var hash: UInt = 0
    for index in 0..<stack.count {
      hash = (hash ^ stack[index]) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
    }
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place] != 0 {
      let number = places[place]
      if hashes[Int(number) - 1] == hash, isEqual(number, stack) {
        return CapturedStack(number: number)
      }
      place = (place + 1) & mask
    }
    guard count < Self.bound else { return .none }
    add(stack, hash)
    places[place] = UInt32(count)
    return CapturedStack(number: UInt32(count))
  }

  /// Adds a stack.
  ///
  /// The arrays are changed outside of their properties, so that reading the properties isn't
  /// checked at run time.
  private func add(_ stack: UnsafeBufferPointer<UInt>, _ hash: UInt) {
    var all = (
      addresses: exchange(&addresses, with: []), ends: exchange(&ends, with: []),
      hashes: exchange(&hashes, with: [])
    )
    all.addresses.append(contentsOf: stack)
    all.ends.append(all.addresses.count)
    all.hashes.append(hash)
    (addresses, ends, hashes) = all
  }

  /// Returns the return addresses of a stack, innermost first.
  func addresses(of stack: CapturedStack) -> ArraySlice<UInt> {
    let end = Int(stack.number)
    guard end > 0, end <= count else { return [] }
    return addresses[(end == 1 ? 0 : ends[end - 2])..<ends[end - 1]]
  }

  private func isEqual(_ number: UInt32, _ stack: UnsafeBufferPointer<UInt>) -> Bool {
    let number = Int(number)
    let start = number == 1 ? 0 : ends[number - 2]
    guard ends[number - 1] - start == stack.count else { return false }
    for index in 0..<stack.count where addresses[start + index] != stack[index] { return false }
    return true
  }

  private func allocate() {
    scratch = .allocate(capacity: Self.depth + 1)
    let places = UnsafeMutablePointer<UInt32>.allocate(capacity: mask + 1)
    places.initialize(repeating: 0, count: mask + 1)
    self.places = places
  }
}
