@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import Photos

/// The properties of a picker.
public struct PHPickerConfiguration {
  /// The form in which pictures are passed on; stored, but not used.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// Whether the picks are numbered; stored, but not used.
  public enum Selection: Int, Sendable { case `default`, ordered }

  /// The most pictures that the user can choose; 0 for any number.
  public var selectionLimit = 1
  /// The kinds of pictures, or `nil` for all; stored, but not used.
  public var filter: PHPickerFilter?
  /// The form in which pictures are passed on; stored, but not used.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Whether the picks are numbered; stored, but not used.
  public var selection = Selection.default
  /// The identifiers of the pictures that are chosen at first; stored, but not used.
  public var preselectedAssetIdentifiers: [String] = []
  let hasIdentifiers: Bool

  /// Creates the default properties.
  public init() { hasIdentifiers = false }
  /// Creates properties with which results have identifiers.
  public init(photoLibrary: PHPhotoLibrary) { hasIdentifiers = true }
}

/// Kinds of pictures.
public struct PHPickerFilter: Equatable, Sendable {
  private let name: String
  /// Pictures.
  public static var images: PHPickerFilter { PHPickerFilter(name: "images") }
  /// Films.
  public static var videos: PHPickerFilter { PHPickerFilter(name: "videos") }
  /// Pictures that move.
  public static var livePhotos: PHPickerFilter { PHPickerFilter(name: "livePhotos") }
  /// Returns what is of any of the kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: subfilters.map(\.name).joined(separator: " or "))
  }
}

/// A picture that the user has chosen.
public struct PHPickerResult {
  /// The data of the picture.
  public let itemProvider: NSItemProvider
  /// The identifier in the library; `nil` if the picker was created without it.
  public let assetIdentifier: String?
}

/// The system's picker of pictures.
///
/// The library has three pictures. The user chooses some, or cancels; the app needs no permission.
open class PHPickerViewController: UIViewController {
  private static let pictures = ["Photo 1", "Photo 2", "Photo 3"]

  /// The properties.
  public private(set) var configuration: PHPickerConfiguration
  /// The delegate, which dismisses the picker; a weak reference.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private var chosen: [String] = []

  nonisolated deinit {}

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  /// Returns `nil`, because storyboards have no pickers of pictures.
  public required init?(coder: NSCoder) { nil }

  /// The pictures and the buttons.
  @Content.Builder open override var content: [Content.Element] {
    for picture in Self.pictures {
      Content.Row(picture, detail: chosen.contains(picture) ? "chosen" : nil) { [self] in
        choose(picture)
      }
    }
    Content.Button("Cancel") { [self] in finish([]) }
    if configuration.selectionLimit != 1 {
      Content.Button("Add", isEnabled: !chosen.isEmpty) { [self] in finish(chosen) }
    }
  }

  private func choose(_ picture: String) {
    if configuration.selectionLimit == 1 { return finish([picture]) }
    if let place = chosen.firstIndex(of: picture) {
      chosen.remove(at: place)
    } else if configuration.selectionLimit == 0 || chosen.count < configuration.selectionLimit {
      chosen.append(picture)
    }
  }

  private func finish(_ pictures: [String]) {
    delegate?.picker(
      self,
      didFinishPicking: pictures.map {
        PHPickerResult(
          itemProvider: NSItemProvider(suggestedName: $0),
          assetIdentifier: configuration.hasIdentifiers ? $0 : nil)
      })
  }
}

/// A delegate that receives the pictures.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen pictures, or canceled, which is no picture.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
