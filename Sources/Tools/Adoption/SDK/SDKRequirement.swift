/// The sources and the compiler that an SDK must be built with.
package struct SDKRequirement: Equatable, Sendable {
  /// The version of flowsh.
  package var version: String
  /// The digest of flowsh's sources; `nil` if they aren't on the machine.
  package var sources: String?
  package var compiler: String
  package var target: String

  package init(version: String, sources: String?, compiler: String, target: String) {
    self.version = version
    self.sources = sources
    self.compiler = compiler
    self.target = target
  }

  /// The identity of an SDK built from the sources; `nil` without sources.
  package var identity: SDKIdentity? {
    sources.map {
      SDKIdentity(version: version, sources: $0, compiler: compiler, target: target)
    }
  }

  /// Returns the first property in which an SDK differs; `nil` if it fits.
  package func mismatch(of identity: SDKIdentity) -> SDKMismatch? {
    if identity.compiler != compiler {
      return .compiler(has: identity.compiler, needs: compiler)
    }
    if identity.target != target { return .target(has: identity.target, needs: target) }
    if identity.version != version { return .version(has: identity.version, needs: version) }
    if let sources, identity.sources != sources { return .sources }
    return nil
  }
}

/// The reason for which an SDK can't be used.
package enum SDKMismatch: Equatable, Sendable {
  case compiler(has: String, needs: String)
  case target(has: String, needs: String)
  case version(has: String, needs: String)
  /// Another state of flowsh's sources, of the same version.
  case sources
}

extension SDKMismatch: CustomStringConvertible {
  /// The difference between the SDK and what is needed, as a clause.
  package var description: String {
    switch self {
    case .compiler(let has, let needs): "it is for \(has), and the compiler is \(needs)"
    case .target(let has, let needs): "it is for \(has), and the machine is \(needs)"
    case .version(let has, let needs): "it is of flowsh \(has), and this is flowsh \(needs)"
    case .sources: "flowsh's sources have changed since it was built"
    }
  }
}
