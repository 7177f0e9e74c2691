public import Foundation

/// What an action runs, with the action itself for an argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, which bar buttons run on Linux, where there are no selectors.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What a person reads.
  open var title: String
  /// The image beside the title; never shown.
  open var image: UIImage?
  let handler: UIActionHandler

  nonisolated deinit {}

  /// Makes an action of a title and the closure that runs.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
