/// A buffer of bytes on their way out, which a sink takes when it is full or flushed.
///
/// It belongs to whoever writes to it and is never shared, so it needs no actor.
package nonisolated final class TextOutput {
  /// How a stretch of text is shown on a terminal.
  package nonisolated enum Style: String, Sendable {
    /// In bold, pale, in red, in green.
    case bold = "1", faint = "2", red = "31", green = "32"
  }

  /// Takes bytes away; the buffer is empty afterwards.
  package typealias Sink = (UnsafeRawBufferPointer) -> Void

  /// Whether styles are written; off, they cost nothing.
  package var isColored = false
  private static let fullAt = 1 << 16
  private let sink: Sink
  /// Memory of its own rather than an array: writing is a copy and an addition.
  private var memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 2 * fullAt, alignment: 1)
  /// The number of bytes in the buffer.
  private(set) var count = 0
  /// What is never handed to the sink.
  package var redaction = Redaction()
  /// Where in the buffer the running step's output begins, and what of it has gone out.
  private var stepStart = 0
  private var sentOfStep: [UInt8] = []
  private var isInStep = false

  /// Makes a buffer before a sink.
  package init(sink: @escaping Sink) { self.sink = sink }

  deinit { memory.deallocate() }

  /// Hands what is in the buffer to the sink.
  package func flush() {
    guard count > 0 else { return }
    let full = UnsafeRawBufferPointer(rebasing: memory[..<count])
    if isInStep { sentOfStep.append(contentsOf: full[stepStart...]) }
    stepStart = 0
    count = 0
    guard redaction.isEmpty else { return redaction.redacted(full).withUnsafeBytes(sink) }
    sink(full)
  }

  /// Begins to keep what a step writes.
  func beginStep() {
    stepStart = count
    isInStep = true
    sentOfStep.removeAll(keepingCapacity: true)
  }

  /// Puts what the step has written in place of what a buffer holds.
  func endStep(into kept: inout [UInt8]) {
    guard isInStep else { return kept.removeAll(keepingCapacity: true) }
    isInStep = false
    swap(&kept, &sentOfStep)
    kept.append(contentsOf: memory[stepStart..<count])
  }

  /// Takes back what the step that ended last has written and what has not gone out.
  func takeBackStep() { if stepStart < count { count = stepStart } }

  /// Hands the buffer on where it is full; called between commands.
  func flushIfFull() {
    if count >= Self.fullAt { flush() }
  }

  /// Writes text that is the shell's own.
  package func write(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      write(UnsafeRawBufferPointer(bytes))
    }
    if isWritten == nil { Array(text.utf8).withUnsafeBytes(write) }
  }

  /// Writes bytes that were written before.
  func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes(write) }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    if count + bytes.count > memory.count { grow(by: bytes.count) }
    let target = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
    target.baseAddress?.copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  private func write(_ byte: UInt8) {
    if count == memory.count { grow(by: 1) }
    memory[count] = byte
    count += 1
  }

  private func grow(by more: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 2 * (memory.count + more), alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }

  /// Writes text that is the shell's own, in a style.
  package func write(_ text: String, _ style: Style) {
    styled(style) { write(text) }
  }

  /// Writes text that comes from an app or a person, with control characters and marks of
  /// direction escaped.
  package func writeSafely(_ text: String) {
    if SafeText.isPlain(text) {
      write(text)
    } else {
      write(SafeText.escaped(text))
    }
  }

  /// Writes text that comes from an app or a person, in a style.
  package func writeSafely(_ text: String, _ style: Style) {
    styled(style) { writeSafely(text) }
  }

  /// Writes a number from 0, in a field of a width at least, to the right.
  func write(_ number: Int, width: Int) {
    var power = 10
    var digits = 1
    while number >= power {
      power *= 10
      digits += 1
    }
    for _ in digits..<max(width, digits) { write(UInt8(ascii: " ")) }
    while power > 1 {
      power /= 10
      write(UInt8(ascii: "0") + UInt8(number / power % 10))
    }
  }

  /// The bytes since a place in the buffer, valid until the next write.
  func bytes(since place: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[place..<count])
  }

  /// Takes back what was written since a place in the buffer.
  func takeBack(to place: Int) { count = place }

  /// Writes what a closure writes, in a style.
  func styled(_ style: Style, _ body: () -> Void) {
    guard isColored else { return body() }
    write("\u{1B}[\(style.rawValue)m")
    body()
    write("\u{1B}[0m")
  }
}
