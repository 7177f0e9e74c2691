/// An output buffer that passes its bytes to a sink when it is flushed.
///
/// It has a single owner and is never shared, so it needs no actor.
package nonisolated final class TextOutput {
  /// A text style on a terminal, with its ANSI code as the raw value.
  ///
  /// The colors can be read on a light and on a dark background. Nothing is said by color alone.
  package nonisolated enum Style: String, Sendable {
    /// `bold` marks titles and what has changed, and `faint` what explains the rest.
    case bold = "1", faint = "2"
    /// `red` marks errors and differences, and `green` what is well.
    case red = "31", green = "32"
    /// Marks what can be pressed or selected, in magenta.
    case pressable = "35"
  }

  /// A closure that receives the flushed bytes.
  package typealias Sink = (UnsafeRawBufferPointer) -> Void

  /// Whether the output contains ANSI styles.
  package var isColored = false
  /// A closure that returns whether a choice of the user means color; `nil` if the user has no
  /// choice.
  package var colors: ((ShellOptions.Color) -> Bool)?
  private var color: ShellOptions.Color?
  /// A closure that returns the size of the terminal that output is fitted to; `nil` in a pipe.
  package var layout: () -> Layout? = { nil }
  /// A closure that returns the width at which long lines are broken at words, if there is no
  /// layout; `nil` if they aren't.
  package var columns: () -> Int? = { nil }
  /// Whether a full buffer isn't flushed, so that the output of a line stays together.
  ///
  /// At 16 MiB it is flushed all the same.
  package var isHeld = false
  private static let fullAt = 1 << 16
  private static let fullAtWhenHeld = 1 << 24
  private let sink: Sink
  /// The buffer: raw memory rather than an array, so that a write is only a copy and an addition.
  private var memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 2 * fullAt, alignment: 1)
  /// The number of bytes in the buffer.
  private(set) var count = 0
  /// The secrets to hide in all text that is written.
  package private(set) var redaction = SecretFilter()
  /// The position in the buffer where the running step's output starts.
  private var stepStart = 0
  /// The part of the running step's output that has already been flushed.
  private var sentOfStep: [UInt8] = []
  private var isInStep = false

  /// Creates a buffer that writes to a sink.
  package init(sink: @escaping Sink) { self.sink = sink }

  deinit { memory.deallocate() }

  /// Turns color on or off as the user chooses.
  package func use(_ color: ShellOptions.Color) {
    guard color != self.color, let colors else { return }
    self.color = color
    isColored = colors(color)
  }

  /// Passes the buffered bytes to the sink.
  ///
  /// - Parameter take: A closure that may take the bytes instead. It returns whether it did.
  package func flush(unless take: (UnsafeRawBufferPointer) -> Bool = { _ in false }) {
    guard count > 0 else { return }
    keepStep()
    let full = UnsafeRawBufferPointer(rebasing: memory[..<count])
    stepStart = 0
    count = 0
    guard let wrapped = wrapped(full) else {
      if !take(full) { sink(full) }
      return
    }
    wrapped.withUnsafeBytes { if !take($0) { sink($0) } }
  }

  /// Returns text with the lines broken that are too long for the terminal; `nil` if there are
  /// none.
  private func wrapped(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    (layout()?.columns ?? columns()).flatMap { LineWrapping(columns: $0).wrapped(bytes) }
  }

  /// Writes text whose lines aren't broken, such as a line that moves, and flushes it.
  package func writeUnbroken(_ text: String) {
    flush()
    let width = exchange(&columns, with: { nil })
    write(text)
    flush()
    columns = width
  }

  /// Returns the buffered text from the given position to the end, fitted to the terminal.
  func fitted(since place: Int) -> String {
    let bytes = bytes(since: place)
    return wrapped(bytes).map { String(decoding: $0, as: UTF8.self) }
      ?? String(decoding: bytes, as: UTF8.self)
  }

  /// Hides a value in everything that is written from now on.
  ///
  /// Buffered bytes stay as they are, so that the result doesn't depend on when the buffer
  /// was flushed.
  ///
  /// - Returns: Whether the value is new.
  func hide(_ secret: String) -> Bool { redaction.add(secret) }

  /// Keeps the running step's output that is in the buffer.
  private func keepStep() {
    if isInStep { sentOfStep.append(contentsOf: memory[stepStart..<count]) }
    stepStart = count
  }

  /// Starts capturing the output of a step.
  func beginStep() {
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
    keepStep()
    let wasInStep = isInStep
    isInStep = false
    body()
    isInStep = wasInStep
    stepStart = count
  }

  /// Returns what a closure writes, without styles, and removes it from the buffer.
  func plainBytes(_ body: () -> Void) -> [UInt8] {
    let start = count
    let wasColored = isColored
    isColored = false
    body()
    isColored = wasColored
    defer { takeBack(to: start) }
    return Array(bytes(since: start))
  }

  /// Calls a closure whose output is shown, and adds `plain` to the running step's output instead.
  func write(_ plain: [UInt8], shownAs body: () -> Void) {
    outsideStep(body)
    if isInStep { sentOfStep.append(contentsOf: plain) }
  }

  /// Writes a blank line that doesn't belong to the running step's output.
  func writeBlankLine() {
    guard isInStep, count == stepStart else {
      return outsideStep { write("\n") }
    }
    write("\n")
    stepStart = count
  }

  /// Removes the unflushed output of the last step.
  func takeBackStep() { if stepStart < count { count = stepStart } }

  /// Flushes the buffer if it is full.
  ///
  /// Call this method between commands.
  func flushIfFull() {
    keepStep()
    if count >= (isHeld ? Self.fullAtWhenHeld : Self.fullAt) { flush() }
  }

  /// Writes the shell's own text, without escaping it.
  ///
  /// Names in it are searched for secrets, too.
  package func write(_ text: String) {
    if !redaction.isEmpty { return write(Array(redaction.redacted(text).utf8)) }
    if !write(text, if: { _ in true }) { write(Array(text.utf8)) }
  }

  /// Writes text if its bytes are at hand and meet a condition; returns whether it was written.
  @inline(__always)
  func write(_ text: String, if fits: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      guard fits(bytes) else { return false }
      write(bytes)
      return true
    } ?? false
  }

  /// Writes bytes that are already safe to print, without secrets.
  func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes(write) }

  /// Writes bytes that are already safe to print, without secrets.
  @inline(__always)
  func write(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    if count + bytes.count > memory.count { grow(by: bytes.count) }
    memory.baseAddress?.advanced(by: count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  private func grow(by more: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 2 * (memory.count + more), alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }

  /// Writes a number, right-aligned in a field of at least `width` characters.
  func write(_ number: Int, width: Int = 1) {
    let digits = String(number)
    writeSpaces(width - digits.utf8.count)
    write(digits)
  }

  /// Returns the buffered bytes from the given position to the end.
  ///
  /// The result is valid until the next write.
  func bytes(since place: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[place..<count])
  }

  /// Removes the buffered bytes from the given position to the end.
  func takeBack(to place: Int) {
    count = place
    stepStart = min(stepStart, count)
  }
}
