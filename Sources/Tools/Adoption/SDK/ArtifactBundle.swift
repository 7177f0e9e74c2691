/// The description of an SDK's folder for SwiftPM.
struct ArtifactBundle: Encodable {
  private struct Artifact: Encodable {
    var type: String
    var version: String
    var variants: [Variant]
  }

  private struct Variant: Encodable {
    var path: String
    var supportedTriples: [String]
    var staticLibraryMetadata: Library?
  }

  private struct Library: Encodable {
    var headerPaths: [String]
  }

  private var schemaVersion = "1.0"
  private var artifacts: [String: Artifact]

  /// Describes a library, and maybe the tool of an SDK.
  ///
  /// - Parameters:
  ///   - name: The name of the library.
  ///   - library: The path of the library in the folder.
  ///   - headers: The folders of its modules and headers.
  ///   - tool: The path of the tool.
  ///   - identity: The identity of the SDK.
  init(
    _ name: String = "library", library: String, headers: [String], tool: String? = nil,
    of identity: SDKIdentity
  ) {
    func artifact(_ type: String, _ path: String, _ library: Library? = nil) -> Artifact {
      Artifact(
        type: type, version: identity.version,
        variants: [
          Variant(
            path: path, supportedTriples: [identity.target], staticLibraryMetadata: library)
        ])
    }
    artifacts = [name: artifact("staticLibrary", library, Library(headerPaths: headers))]
    artifacts[SDK.toolName] = tool.map { artifact("executable", $0) }
  }
}
