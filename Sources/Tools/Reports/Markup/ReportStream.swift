import Wireframes

/// The text of a report on its way to its destination.
///
/// It keeps only a small part of the text in memory.
final class ReportStream<Place: ReportPlace> {
  private var part: [UInt8] = []
  private let output: (_ part: [UInt8]) -> Void

  /// The size from which a part is passed on in bytes.
  private static var partSize: Int { 1 << 16 }

  /// Creates a stream to a closure that takes the parts of the text in order.
  init(_ output: @escaping (_ part: [UInt8]) -> Void) { self.output = output }

  /// Appends text.
  static func += (stream: ReportStream, text: ReportText<Place>) {
    stream.part += text.utf8
    if stream.part.count >= partSize { stream.flush() }
  }

  /// Passes on bytes of another stream after the text so far.
  func append(_ bytes: [UInt8]) {
    flush()
    output(bytes)
  }

  /// Passes on the rest of the text.
  func flush() {
    guard !part.isEmpty else { return }
    output(part)
    part.removeAll(keepingCapacity: true)
  }
}
