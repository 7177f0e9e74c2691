/// A buffer of bytes on their way out, which a sink takes when it is full or flushed.
///
/// It belongs to whoever writes to it and is never shared, so it needs no actor.
public nonisolated final class TextOutput {
  /// How a stretch of text is shown on a terminal.
  public nonisolated enum Style: String, Sendable {
    /// In bold, pale, in red, in green.
    case bold = "1", faint = "2", red = "31", green = "32"
  }

  /// Takes bytes away; the buffer is empty afterwards.
  public typealias Sink = (UnsafeRawBufferPointer) -> Void

  /// Whether styles are written; off, they cost nothing.
  public var isColored = false
  private var bytes: [UInt8] = []
  private let capacity = 1 << 16
  private let sink: Sink

  /// Makes a buffer before a sink.
  public init(sink: @escaping Sink) {
    self.sink = sink
    bytes.reserveCapacity(capacity + 4_096)
  }

  /// Hands what is in the buffer to the sink.
  public func flush() {
    guard !bytes.isEmpty else { return }
    bytes.withUnsafeBytes(sink)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Hands the buffer on where it is full. Called between lines.
  func flushIfFull() {
    if bytes.count >= capacity { flush() }
  }

  /// Writes text that is the shell's own.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes text that is the shell's own, in a style.
  public func write(_ text: String, _ style: Style) {
    styled(style) { write(text) }
  }

  /// Writes text that comes from an app or a person, with control characters and marks of
  /// direction escaped.
  public func writeSafely(_ text: String) {
    if SafeText.isPlain(text) {
      write(text)
    } else {
      write(SafeText.escaped(text))
    }
  }

  /// Writes text that comes from an app or a person, in a style.
  public func writeSafely(_ text: String, _ style: Style) {
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
    for _ in digits..<max(width, digits) { bytes.append(UInt8(ascii: " ")) }
    while power > 1 {
      power /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
    }
  }

  /// The number of bytes in the buffer.
  var count: Int { bytes.count }

  /// The bytes since a place in the buffer.
  func bytes(since place: Int) -> ArraySlice<UInt8> { bytes[place...] }

  /// Takes back what was written since a place in the buffer.
  func takeBack(to place: Int) { bytes.removeSubrange(place...) }

  private func styled(_ style: Style, _ body: () -> Void) {
    guard isColored else { return body() }
    write("\u{1B}[\(style.rawValue)m")
    body()
    write("\u{1B}[0m")
  }
}
