/// The places in which an SDK is looked for.
package struct SDKSearch: Sendable {
  /// An SDK that doesn't fit.
  package struct Unfit: Equatable, Sendable {
    package let path: String
    package let mismatch: SDKMismatch
  }

  /// The result of a search.
  package struct Result: Equatable, Sendable {
    package var sdk: SDK?
    /// The SDKs that would have been used if they had fitted.
    package var unfit: [Unfit] = []
  }

  /// The absolute path that the user names; `nil` to look in the other places.
  package var given: String?
  /// The path of flowsh's executable, beside which a release has an SDK.
  package var program: String
  package var cache: SDKCache

  package init(given: String?, program: String, cache: SDKCache) {
    self.given = given
    self.program = program
    self.cache = cache
  }

  /// Looks for an SDK: at the path that the user names, else beside the program, else in the cache.
  ///
  /// - Throws: An error if the user names a path without an SDK, or with one that doesn't fit.
  package func find(_ requirement: SDKRequirement) throws(AdoptionError) -> Result {
    if let given {
      let sdk = try SDK(Path.real(given) ?? given)
      if let mismatch = requirement.mismatch(of: sdk.identity) {
        throw .unfitSDK(Unfit(path: sdk.path, mismatch: mismatch))
      }
      return Result(sdk: sdk)
    }
    var result = Result()
    if let installed, Path.exists(installed) {
      let sdk = try SDK(installed)
      guard let mismatch = requirement.mismatch(of: sdk.identity) else { return Result(sdk: sdk) }
      result.unfit.append(Unfit(path: installed, mismatch: mismatch))
    }
    let place = requirement.identity.map(cache.place)
    let cached = place.map { [try? SDK($0)].compactMap(\.self) } ?? cache.all
    result.sdk = cached.first { requirement.mismatch(of: $0.identity) == nil }
    return result
  }

  /// The place of a release's SDK.
  package var installed: String? {
    Path.real(program).map { Path.normalized($0 + "/../../lib/flowsh/sdk") }
  }
}
