import Foundation

/// A cell, header or footer, whose content may be a configuration.
protocol ConfiguredContent: UIView {
  var contentView: UIView { get }
  var loadedContentView: UIView? { get set }
  var configuration: (any UIContentConfiguration)? { get set }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  /// The texts of the configuration, if it is a list's own.
  var listContent: ListContent? { get set }
}

extension UITableViewCell: ConfiguredContent {}
extension UITableViewHeaderFooterView: ConfiguredContent {}
extension UICollectionViewCell: ConfiguredContent {}

extension ConfiguredContent {
  /// Replaces the content view by the one of a configuration.
  ///
  /// A list's own view is created only if the app asks for it.
  func show(_ new: (any UIContentConfiguration)?) {
    configuration = new
    listContent = ListContent(new)
    guard let view = loadedContentView else {
      if new != nil, listContent == nil { _ = contentView }
      return
    }
    if let new, let content = view as? any UIContentView, content.supports(new) {
      content.configuration = new
      return
    }
    view.removeFromSuperview()
    loadedContentView = nil
    if listContent == nil { _ = contentView }
  }

  /// Updates the content's configuration for a state, unless the app does so itself.
  func updateContent(for state: any UIConfigurationState) {
    guard let configuration, automaticallyUpdatesContentConfiguration,
      !(configuration is UIListContentConfiguration)
    else { return }
    contentConfiguration = configuration.updated(for: state)
  }
}
