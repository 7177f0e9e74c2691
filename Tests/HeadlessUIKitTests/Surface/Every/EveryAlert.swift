import Foundation
import HeadlessUIKit

/// Overrides every member of `UIAlertController`.
final class EveryAlertController: UIAlertController {
  override var message: String? {
    get { super.message }
    set { super.message = newValue }
  }
  override var preferredStyle: UIAlertController.Style { super.preferredStyle }
  override var actions: [UIAlertAction] { super.actions }
  override var preferredAction: UIAlertAction? {
    get { super.preferredAction }
    set { super.preferredAction = newValue }
  }
  override var textFields: [UITextField]? { super.textFields }
  override func addAction(_ action: UIAlertAction) { super.addAction(action) }
  override var severity: UIAlertControllerSeverity {
    get { super.severity }
    set { super.severity = newValue }
  }
  override func addTextField(configurationHandler: ((UITextField) -> Void)?) {
    super.addTextField(configurationHandler: configurationHandler)
  }
}

/// Overrides every member of `UIAlertAction`.
final class EveryAlertAction: UIAlertAction {
  override var title: String? { super.title }
  override var style: UIAlertAction.Style { super.style }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
}

/// Overrides every member of `UIActivity`.
final class EveryActivity: UIActivity {
  override var activityType: UIActivity.ActivityType? { super.activityType }
  override var activityTitle: String? { super.activityTitle }
  override var activityImage: UIImage? { super.activityImage }
  override class var activityCategory: UIActivity.Category { super.activityCategory }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    super.canPerform(withActivityItems: activityItems)
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    super.prepare(withActivityItems: activityItems)
  }
  override var activityViewController: UIViewController? { super.activityViewController }
  override func perform() { super.perform() }
  override func activityDidFinish(_ completed: Bool) { super.activityDidFinish(completed) }
}

/// Overrides every member of `UIActivityViewController`.
final class EveryActivityViewController: UIActivityViewController {
  override var completionHandler: UIActivityViewController.CompletionHandler? {
    get { super.completionHandler }
    set { super.completionHandler = newValue }
  }
  override var allowsProminentActivity: Bool {
    get { super.allowsProminentActivity }
    set { super.allowsProminentActivity = newValue }
  }
  override var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler? {
    get { super.completionWithItemsHandler }
    set { super.completionWithItemsHandler = newValue }
  }
  override var excludedActivityTypes: [UIActivity.ActivityType]? {
    get { super.excludedActivityTypes }
    set { super.excludedActivityTypes = newValue }
  }
}
