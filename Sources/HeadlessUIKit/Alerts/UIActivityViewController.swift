public import Foundation

/// The system's list of actions for some items, such as sharing and copying.
///
/// It shows its items and can be closed, but performs no action. In regular width it is a popover
/// and needs an anchor.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when the list is closed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the list is closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities to exclude; stored, but not shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]

  nonisolated deinit {}

  /// Creates a list for some items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    title = "Share"
  }

  /// Creates an empty list; there are no storyboards on Linux.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  override var isPopoverOnPad: Bool { true }

  /// The items, and a button that closes the list.
  open override var content: [ContentElement] {
    items.map { .text(Text("\($0)")) }
      + [.button(Button("Close") { [weak self] in self?.personCloses() })]
  }

  private func personCloses() {
    dismiss(animated: true) { [self] in completionWithItemsHandler?(nil, false, nil, nil) }
  }
}

/// An action for shared items; never offered.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
  public nonisolated struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends an email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves to the camera roll.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Sends to a nearby device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  nonisolated deinit {}

  /// Creates an activity.
  public override init() {}

  /// The name of the activity.
  open var activityType: ActivityType? { nil }
  /// The title for display.
  open var activityTitle: String? { nil }
}
