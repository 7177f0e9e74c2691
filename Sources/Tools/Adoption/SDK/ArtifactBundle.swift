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

  /// Describes a library.
  init(library path: String, headers: [String], of identity: SDKIdentity) {
    artifacts = [
      "library": Artifact(
        type: "staticLibrary", version: identity.version,
        variants: [
          Variant(
            path: path, supportedTriples: [identity.target],
            staticLibraryMetadata: Library(headerPaths: headers))
        ])
    ]
  }

  /// Describes the SDK's library and the tool.
  init(of identity: SDKIdentity) {
    func artifact(_ type: String, _ path: String, _ library: Library? = nil) -> Artifact {
      Artifact(
        type: type, version: identity.version,
        variants: [
          Variant(
            path: path, supportedTriples: [identity.target], staticLibraryMetadata: library)
        ])
    }
    artifacts = [
      "flowsh": artifact(
        "staticLibrary", SDK.library, Library(headerPaths: [SDK.modules, SDK.headers])),
      SDK.toolName: artifact("executable", SDK.tool),
    ]
  }
}
