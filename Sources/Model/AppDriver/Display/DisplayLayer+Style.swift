import HeadlessUIKit

extension DisplayLayer.Style {
  /// Creates the style in which a controller covers what is behind it.
  @MainActor init(of controller: UIViewController) {
    guard controller.presenter != nil else {
      self = .full
      return
    }
    let shown = controller.shownStyle
    if let alert = controller as? UIAlertController {
      self = alert.preferredStyle == .alert ? .alert : .actionSheet
    } else if shown == .popover {
      self = .popover
    } else if shown.isSheet {
      let form = controller.sheetForm
      self = .sheet(height: form.height, hasGrabber: form.hasGrabber)
    } else {
      self = .full
    }
  }
}
