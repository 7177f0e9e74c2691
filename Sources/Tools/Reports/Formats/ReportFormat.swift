/// A file format.
///
/// The bytes depend only on the content: equal values always produce equal bytes.
package protocol FileFormat<Content>: Sendable {
  /// The type of value that a file contains.
  associatedtype Content

  /// Writes a whole file in UTF-8.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - output: A closure that takes the parts of the text in order. A large file has many parts,
  ///     so that it is never in memory as a whole.
  func write(_ content: Content, to output: @escaping (_ part: [UInt8]) -> Void)
}

extension FileFormat {
  /// Returns a whole file in UTF-8.
  package func bytes(of content: Content) -> [UInt8] {
    var bytes: [UInt8] = []
    write(content) { bytes += $0 }
    return bytes
  }

  /// Returns a whole file as text.
  package func text(of content: Content) -> String {
    String(decoding: bytes(of: content), as: UTF8.self)
  }
}

/// A file format for a run's report.
package protocol ReportFormat: FileFormat where Content == RunReport {
  /// Whether the report lists the steps of cases that pass, which have to be kept for it.
  var listsSteps: Bool { get }
  /// Whether the report lists the calls of steps, which have to be named for it.
  var listsCalls: Bool { get }
}

/// A file format for a map.
package protocol MapFormat: FileFormat where Content == MapReport {}
