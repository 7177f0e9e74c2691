import Files

/// The sources and the compiler of an SDK; two SDKs with the same ones are interchangeable.
package struct SDKIdentity: Codable, Equatable, Sendable {
  /// The version of flowsh.
  package var version: String
  /// A digest of flowsh's sources.
  package var sources: String
  /// The compiler, by the first line of `swiftc -version`.
  package var compiler: String
  /// The target triple.
  package var target: String

  package init(version: String, sources: String, compiler: String, target: String) {
    self.version = version
    self.sources = sources
    self.compiler = compiler
    self.target = target
  }

  /// The name of the SDK's folder in the cache.
  var fingerprint: String {
    Digest([version, sources, compiler, target].joined(separator: "\n").utf8).digits
  }
}

/// The optimization with which an SDK is built.
package enum SDKConfiguration: String, CaseIterable, Codable, Sendable { case debug, release }
