import Glibc
import Reports

/// The texts of a run's steps, each of which is made and stored only once.
///
/// Most cases of a run show the same screens, so the steps of a large run need half the memory, and
/// their messages are read in a fraction of the time.
///
/// Where secrets are hidden in a case's steps, the case's report has copies of its own.
nonisolated final class SharedTexts {
  /// Whether texts that are new are kept for later ones.
  var keepsNew = true

  // Of texts with the same hash value of their bytes, only the first is shared, and so with lists.
  private var texts: [UInt64: String] = [:]
  private var lists: [UInt64: [String]] = [:]
  private var steps: [UInt64: (bytes: [UInt8], step: StepReport)] = [:]
  /// The number of bytes in `steps`.
  private var stepBytes = 0

  /// The maximum number of bytes in `steps`, which are stored in addition to their texts.
  private static let mostStepBytes = 4 << 20
  /// The maximum number of bytes of a text that is stored in the string itself.
  private static let mostInString = 15

  /// Returns the text with the given UTF-8, in which invalid bytes are replaced.
  func text(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.count > Self.mostInString else { return String(decoding: bytes, as: UTF8.self) }
    let hash = Self.hash(bytes)
    let known = texts[hash]
    if let known, Self.isEqual(bytes, known) { return known }
    let new = String(decoding: bytes, as: UTF8.self)
    if keepsNew, known == nil { texts[hash] = new }
    return new
  }

  /// Returns the texts in a part of a message (`MessageWriter`).
  ///
  /// - Throws: An error if there are other bytes.
  func list(_ part: UnsafeRawBufferPointer) throws -> [String] {
    let hash = Self.hash(part)
    let known = lists[hash]
    if let known, MessageReader.isEqual(part, known) { return known }
    let new = try MessageReader.texts(in: part, sharing: self)
    if keepsNew, known == nil { lists[hash] = new }
    return new
  }

  /// Returns the step in a part of a message, without its place, its duration and its frames.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - read: A closure that reads the part if none of the same bytes has been read.
  /// - Returns: The step.
  /// - Throws: The closure's error.
  func step(
    _ part: UnsafeRawBufferPointer, _ read: () throws -> StepReport
  ) rethrows -> StepReport {
    let hash = Self.hash(part)
    if let known = steps[hash], Self.isEqual(part, known.bytes) { return known.step }
    let new = try read()
    if keepsNew, stepBytes + part.count <= Self.mostStepBytes, steps[hash] == nil {
      stepBytes += part.count
      steps[hash] = (Array(part), new)
    }
    return new
  }

  private static func isEqual(_ part: UnsafeRawBufferPointer, _ bytes: [UInt8]) -> Bool {
    guard part.count == bytes.count, let start = part.baseAddress else { return false }
    return memcmp(start, bytes, bytes.count) == 0
  }

  /// Returns whether a text has the given UTF-8.
  ///
  /// Comparing strings takes ten times as long if they aren't ASCII, and finds different bytes
  /// equal.
  static func isEqual(_ bytes: UnsafeRawBufferPointer, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      guard utf8.count == bytes.count else { return false }
      guard let start = utf8.baseAddress, let other = bytes.baseAddress else { return true }
      return memcmp(start, other, utf8.count) == 0
    }
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = WordHash()
    hash.add(bytes)
    return hash.value
  }
}
