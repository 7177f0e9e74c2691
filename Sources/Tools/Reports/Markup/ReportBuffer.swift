import Glibc

/// Growing memory for report text.
///
/// The parts of a report exist only until they are appended to another part, and a run's reports
/// have some hundred thousand of them. So each thread uses the memory of earlier parts again.
final class ReportBuffer {
  /// The number of bytes written.
  private(set) var count = 0
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = ReportBuffer.leastCapacity

  private static let leastCapacity = 1 << 12
  /// The capacity above which memory isn't used again.
  private static let mostReused = 1 << 20
  /// The maximum number of unused buffers of a thread, which is more than parts are nested.
  private static let mostUnused = 16

  private init() { start = .allocate(capacity: Self.leastCapacity) }

  deinit {
    start.deallocate()
    if let next { Self.release(next) }
  }

  /// The bytes written, which are valid until the next change.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    memcpy(start + count, source, bytes.count)
    count += bytes.count
  }

  func append(_ byte: UInt8) {
    if capacity == count { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  func append(_ literal: StaticString) { literal.withUTF8Buffer { append($0) } }

  func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends a number in decimal digits, of which there are at least the given number.
  func append(_ number: Int, digits least: Int = 1) {
    if number < 0 { append(UInt8(ascii: "-")) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var place = digits.count
      var rest = number.magnitude
      while rest > 0 || digits.count - place < least {
        place -= 1
        digits[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      append(UnsafeBufferPointer(rebasing: digits[place...]))
    }
  }

  func removeAll() { count = 0 }

  private func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memcpy(new, start, count)
    start.deallocate()
    start = new
  }

  // MARK: Unused buffers

  /// The next unused buffer of the thread, which this one retains.
  private var next: UnsafeRawPointer?
  /// The number of unused buffers from this one on.
  private var rank = 0

  /// The key of each thread's first unused buffer.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { first in
      if let first { ReportBuffer.release(first) }
    }
    return key
  }()

  /// Releases the reference that `pthread_setspecific` has kept.
  private static func release(_ buffer: UnsafeRawPointer) {
    Unmanaged<ReportBuffer>.fromOpaque(buffer).release()
  }

  /// Returns an empty buffer.
  static func empty() -> ReportBuffer {
    guard let first = pthread_getspecific(key) else { return ReportBuffer() }
    let buffer = Unmanaged<ReportBuffer>.fromOpaque(first).takeRetainedValue()
    pthread_setspecific(key, buffer.next)
    buffer.next = nil
    return buffer
  }

  /// Takes back a buffer, unless another text has it too.
  static func reuse(_ buffer: inout ReportBuffer?) {
    guard isKnownUniquelyReferenced(&buffer), let free = buffer.take(),
      free.capacity <= mostReused
    else { return }
    let first = pthread_getspecific(key).map { UnsafeRawPointer($0) }
    free.rank =
      first.map {
        Unmanaged<ReportBuffer>.fromOpaque($0).takeUnretainedValue().rank + 1
      } ?? 1
    guard free.rank <= mostUnused else { return }
    free.count = 0
    free.next = first
    pthread_setspecific(key, Unmanaged.passRetained(free).toOpaque())
  }
}
