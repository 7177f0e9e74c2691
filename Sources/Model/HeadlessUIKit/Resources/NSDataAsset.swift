public import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// Data from an asset catalog.
@preconcurrency @MainActor
open class NSDataAsset: NSObject {
  /// The name.
  open private(set) var name: NSDataAssetName
  /// The data.
  open private(set) var data: Data
  /// The uniform type identifier.
  open private(set) var typeIdentifier: String

  nonisolated deinit {}

  /// Finds data in the app's asset catalog; `nil` if it has none with this name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Finds data in a bundle's asset catalog; `nil` if it has none with this name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let own = bundle == .main ? nil : bundle
    guard let found = AssetCatalog.of(own)?.data(name) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
    super.init()
  }
}
