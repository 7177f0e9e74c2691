public import Foundation
public import HeadlessUIKit

/// The data of a picture that the user has chosen: a small image.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The name of the file.
  open var suggestedName: String?

  init(suggestedName: String) { self.suggestedName = suggestedName }

  /// The types of data, the best one first.
  open var registeredTypeIdentifiers: [String] { ["public.png"] }
  /// Returns whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    ["public.png", "public.image", "public.data", "public.item"].contains(typeIdentifier)
  }
  /// Returns whether an object of a class can be loaded: an image.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass is UIImage.Type
  }

  /// Passes an image to the closure, on the main thread.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let isImage = canLoadObject(ofClass: aClass)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard isImage else { return completionHandler(nil, CocoaError(.fileReadUnsupportedScheme)) }
        completionHandler(UIImage(systemName: "photo"), nil)
      }
    }
    return Progress(totalUnitCount: 1)
  }
}

/// An object that can be loaded.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension UIImage: NSItemProviderReading {}
