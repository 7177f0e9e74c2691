public import Foundation

/// The system's list of what can be done with something: share it, copy it.
///
/// It shows what it was given and can be closed; nothing is ever done with it. Where there is much
/// room it is a popover and needs something to point at.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What hears that the list was closed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Hears that the list was closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered; kept, never shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]

  nonisolated deinit {}

  /// Makes a list for some items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    title = "Share"
  }

  /// Makes an empty list; there are no storyboards on Linux.
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

/// Something that can be done with what is shared; never offered.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What an activity is called.
  public nonisolated struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves to the camera roll.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  nonisolated deinit {}

  /// Makes an activity.
  public override init() {}

  /// What the activity is called.
  open var activityType: ActivityType? { nil }
  /// What a person reads.
  open var activityTitle: String? { nil }
}
