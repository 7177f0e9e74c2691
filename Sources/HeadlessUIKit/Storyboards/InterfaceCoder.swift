public import Foundation

/// What `init(coder:)` of a controller or view reads, when a storyboard or nib creates it.
///
/// Only code that flowsh's storyboard compiler writes uses this type.
@_spi(InterfaceBuilder)
public nonisolated final class InterfaceCoder: NSCoder {
  /// Sets up the object as the storyboard says.
  ///
  /// It is called in `init(coder:)` of UIKit's class, so that a subclass may change the result
  /// afterwards.
  @MainActor private var configure: ((AnyObject) -> Void)?
  /// What UIKit's initializers take as arguments.
  let settings: Settings

  /// What can't be changed after the object's creation.
  public struct Settings {
    var tableStyle = UITableView.Style.plain
    var cellStyle = UITableViewCell.CellStyle.default
    var reuseIdentifier: String?
    var buttonType = UIButton.ButtonType.custom

    /// Creates the settings.
    public init(
      tableStyle: UITableView.Style = .plain, cellStyle: UITableViewCell.CellStyle = .default,
      reuseIdentifier: String? = nil, buttonType: UIButton.ButtonType = .custom
    ) {
      self.tableStyle = tableStyle
      self.cellStyle = cellStyle
      self.reuseIdentifier = reuseIdentifier
      self.buttonType = buttonType
    }
  }

  @MainActor init(_ settings: Settings = Settings(), configure: @escaping (AnyObject) -> Void) {
    self.settings = settings
    self.configure = configure
    super.init()
  }

  /// Configures an object, once.
  @MainActor func decode(_ object: AnyObject) {
    let configure = configure
    self.configure = nil
    configure?(object)
  }
}

extension NSCoder {
  /// What UIKit's initializers take from a storyboard; the defaults for every other coder.
  var interface: InterfaceCoder.Settings {
    (self as? InterfaceCoder)?.settings ?? InterfaceCoder.Settings()
  }

  /// Configures an object that a storyboard or nib creates.
  func configure(_ object: AnyObject) { (self as? InterfaceCoder)?.decode(object) }
}
