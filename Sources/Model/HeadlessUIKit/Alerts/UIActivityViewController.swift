public import Foundation

/// A stand-in for the system's share sheet, which offers actions such as sharing or copying.
///
/// The sheet lists its items and can be closed, but performs no action. In a regular-width
/// environment it is a popover and needs an anchor.
open class UIActivityViewController: UIViewController {
  /// A closure that is called when the sheet is closed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// A closure that is called when the sheet is closed, as in iOS 7.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// The closure to call when the sheet is closed and has no `completionWithItemsHandler`.
  @available(iOS, deprecated: 8.0, message: "Use completionWithItemsHandler")
  open var completionHandler: CompletionHandler?
  /// Whether one activity is offered first; stored, but not used.
  open var allowsProminentActivity = true
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
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  override var isPopoverOnPad: Bool { true }

  /// The items, followed by a button that closes the sheet.
  open override var content: [Content.Element] {
    items.map { .text(Content.Text("\($0)")) }
      + [.button(Content.Button("Close") { [weak self] in self?.personCloses() })]
  }

  private func personCloses() {
    dismiss(animated: true) { [self] in
      if let completionWithItemsHandler { return completionWithItemsHandler(nil, false, nil, nil) }
      completionHandler?(nil, false)
    }
  }
}

/// A custom action for shared items; the share sheet never offers it.
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

  /// The kind of an activity.
  public nonisolated enum Category: Int, Sendable {
    /// An action on the items, or a service that shares them.
    case action, share
  }

  nonisolated deinit {}

  /// Creates an activity.
  public override init() {}

  /// The identifier of the activity; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title that is displayed for the activity; `nil` by default.
  open var activityTitle: String? { nil }
  /// The image that is displayed for the activity; `nil` by default.
  open var activityImage: UIImage? { nil }
  /// The kind of the activity; an action by default.
  open class var activityCategory: Category { .action }
  /// Returns whether the activity can handle the given items; `false` by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Never called, because the share sheet never offers the activity.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The screen that performs the activity; `nil` by default.
  open var activityViewController: UIViewController? { nil }
  /// Never called, because the share sheet never offers the activity.
  open func perform() {}
  /// Called by a subclass when the activity has ended; does nothing.
  open func activityDidFinish(_ completed: Bool) {}
}
