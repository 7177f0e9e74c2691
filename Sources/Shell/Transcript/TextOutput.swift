/// An output buffer that passes its bytes to a sink when it is flushed.
///
/// It has a single owner and is never shared, so it needs no actor.
package nonisolated final class TextOutput {
  /// A text style on a terminal, with its ANSI code as the raw value.
  package nonisolated enum Style: String, Sendable {
    /// `bold` and `faint` are font weights; `red` and `green` are colors.
    case bold = "1", faint = "2", red = "31", green = "32"
  }

  /// A closure that receives the flushed bytes.
  package typealias Sink = (UnsafeRawBufferPointer) -> Void

  /// Whether the output contains ANSI styles.
  package var isColored = false
  private static let fullAt = 1 << 16
  private let sink: Sink
  /// The buffer: raw memory rather than an array, so that a write is only a copy and an addition.
  private var memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 2 * fullAt, alignment: 1)
  /// The number of bytes in the buffer.
  private(set) var count = 0
  /// The secrets to hide in all bytes that reach the sink.
  package private(set) var redaction = SecretFilter()
  /// The position in the buffer up to which secrets are hidden.
  private var safeEnd = 0
  /// The position in the buffer where the running step's output starts.
  private var stepStart = 0
  /// The part of the running step's output that has already been flushed.
  private var sentOfStep: [UInt8] = []
  private var isInStep = false

  /// Creates a buffer that writes to a sink.
  package init(sink: @escaping Sink) { self.sink = sink }

  deinit { memory.deallocate() }

  /// Passes the buffered bytes to the sink.
  package func flush() {
    guard count > 0 else { return }
    endPart()
    let full = UnsafeRawBufferPointer(rebasing: memory[..<count])
    stepStart = 0
    safeEnd = 0
    count = 0
    sink(full)
  }

  /// Hides a value in everything that is written from now on.
  ///
  /// What is already buffered stays as it is, so that the result doesn't depend on when the buffer
  /// was flushed.
  ///
  /// - Returns: Whether the value is new.
  func hide(_ secret: String) -> Bool {
    endPart()
    return redaction.add(secret)
  }

  /// Ends a part of the output, such as a step.
  ///
  /// Secrets are found within a part, but not across two of them.
  func endPart() {
    guard safeEnd < count else { return }
    if isInStep { sentOfStep.append(contentsOf: memory[stepStart..<count]) }
    if let safe = redaction.redacted(bytes(since: safeEnd)) {
      count = safeEnd
      write(safe)
    }
    safeEnd = count
    stepStart = count
  }

  /// Writes a part that is one line of JSON, in whose strings secrets are then hidden.
  func writeJSONLine(_ body: () -> Void) {
    endPart()
    let start = count
    body()
    if !redaction.isEmpty {
      let json = redaction.redacted(json: String(decoding: bytes(since: start), as: UTF8.self))
      count = start
      write(json)
    }
    write("\n")
    safeEnd = count
  }

  /// Starts capturing the output of a step, in a new part.
  func beginStep() {
    endPart()
    stepStart = count
    isInStep = true
    sentOfStep.removeAll(keepingCapacity: true)
  }

  /// Stops capturing and replaces the content of `kept` with the step's output.
  func endStep(into kept: inout [UInt8]) {
    guard isInStep else { return kept.removeAll(keepingCapacity: true) }
    isInStep = false
    swap(&kept, &sentOfStep)
    kept.append(contentsOf: memory[stepStart..<count])
  }

  /// Calls a closure whose output doesn't belong to the running step.
  func outsideStep(_ body: () -> Void) {
    endPart()
    if isInStep { sentOfStep.append(contentsOf: memory[stepStart..<count]) }
    let wasInStep = isInStep
    isInStep = false
    body()
    endPart()
    isInStep = wasInStep
    stepStart = count
  }

  /// Removes the unflushed output of the last step.
  func takeBackStep() { if stepStart < count { count = stepStart } }

  /// Ends a part of the output, and flushes the buffer if it is full.
  ///
  /// Call this method between commands.
  func flushIfFull() {
    endPart()
    if count >= Self.fullAt { flush() }
  }

  /// Writes the shell's own text, without escaping it.
  package func write(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      write(UnsafeRawBufferPointer(bytes))
    }
    if isWritten == nil { Array(text.utf8).withUnsafeBytes(write) }
  }

  /// Writes bytes that are already safe to print.
  func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes(write) }

  /// Writes bytes that are already safe to print.
  func write(_ bytes: UnsafeRawBufferPointer) {
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

  /// Writes the shell's own text in a style, without escaping it.
  package func write(_ text: String, _ style: Style) {
    styled(style) { write(text) }
  }

  /// Writes text from an app or a user, with unsafe characters escaped.
  package func writeSafely(_ text: String) {
    if SafeText.isPlain(text) {
      write(text)
    } else {
      write(SafeText.escaped(text))
    }
  }

  /// Writes text from an app or a user in a style, with unsafe characters escaped.
  package func writeSafely(_ text: String, _ style: Style) {
    styled(style) { writeSafely(text) }
  }

  /// Writes a non-negative number, right-aligned in a field of at least `width` characters.
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

  /// Returns the buffered bytes from the given position to the end.
  ///
  /// The result is valid until the next write.
  func bytes(since place: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[place..<count])
  }

  /// Removes the buffered bytes from the given position to the end.
  func takeBack(to place: Int) { count = place }

  /// Applies a style to everything that a closure writes.
  func styled(_ style: Style, _ body: () -> Void) {
    guard isColored else { return body() }
    write("\u{1B}[\(style.rawValue)m")
    body()
    write("\u{1B}[0m")
  }
}
