package import BuildFormats

/// A file as Linux compiles it.
package struct AdaptedFile: Sendable {
  /// The contents for the compiler.
  package let bytes: [UInt8]
  /// Whether the file's own text is passed on byte for byte, behind the lines put before it.
  package let isUnchanged: Bool
  /// The parts that are left out because Linux lacks them.
  package let warnings: [Diagnostic]
}
