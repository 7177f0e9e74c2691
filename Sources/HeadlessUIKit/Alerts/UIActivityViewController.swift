public import Foundation

/// A stand-in for the system's share sheet, which offers actions such as sharing or copying.
///
/// The sheet lists its items and can be closed, but performs no action. In a regular-width
/// environment it is a popover and needs an anchor.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when the sheet is closed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The closure to call when the sheet is closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities to exclude; stored, but not used.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]

  nonisolated deinit {}

  /// Creates a share sheet for the given items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    title = "Share"
  }

  /// Creates an empty share sheet.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  override var isPopoverOnPad: Bool { true }

  /// The items, followed by a button that closes the sheet.
  open override var content: [ContentElement] {
    items.map { .text(Text("\($0)")) }
      + [.button(Button("Close") { [weak self] in self?.personCloses() })]
  }

  private func personCloses() {
    dismiss(animated: true) { [self] in completionWithItemsHandler?(nil, false, nil, nil) }
  }
}

/// A custom action for shared items.
///
/// The share sheet never offers it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The identifier of an activity.
  public nonisolated struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an activity type with the given identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an activity type with the given identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An activity that sends the items in a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// An activity that sends the items by email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// An activity that prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// An activity that copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// An activity that assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// An activity that saves an image or video to the camera roll.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// An activity that sends the items to a nearby device with AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  nonisolated deinit {}

  /// Creates an activity.
  public override init() {}

  /// The identifier of the activity; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title that is displayed for the activity; `nil` by default.
  open var activityTitle: String? { nil }
}
