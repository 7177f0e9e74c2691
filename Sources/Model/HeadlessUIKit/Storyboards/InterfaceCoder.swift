import Foundation

/// The coder of a controller or view that a storyboard or nib creates by `init(coder:)`.
nonisolated final class InterfaceCoder: NSCoder {
  /// Sets up the object as the storyboard says.
  ///
  /// It is called in `init(coder:)` of UIKit's class, so that a subclass may change the result
  /// afterwards.
  @MainActor private var configure: ((AnyObject) -> Void)?
  /// The attributes that can't be changed after the object's creation.
  let settings: Settings

  /// The attributes that can't be changed after an object's creation.
  struct Settings {
    var tableStyle = UITableView.Style.plain
    var cellStyle = UITableViewCell.CellStyle.default
    var reuseIdentifier: String?
    var splitStyle = UISplitViewController.Style.unspecified
    var transitionStyle = UIPageViewController.TransitionStyle.pageCurl
    var navigationOrientation = UIPageViewController.NavigationOrientation.horizontal
    var spineLocation = UIPageViewController.SpineLocation.min
  }

  @MainActor init(_ node: InterfaceNode?, configure: @escaping (AnyObject) -> Void) {
    settings = node.map { Settings($0) } ?? Settings()
    self.configure = configure
    super.init()
  }

  /// Configures an object, once.
  @MainActor func decode(_ object: AnyObject) {
    let configure = configure
    self.configure = nil
    configure?(object)
  }

  // Keys of an app's own class are missing, as in a nib.
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject<DecodedObjectType>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension InterfaceCoder.Settings {
  @MainActor fileprivate init(_ node: InterfaceNode) {
    switch node.name {
    case "tableView": tableStyle = node.choice("style") ?? .plain
    case "tableViewController":
      tableStyle = node.child(key: "view")?.choice("style") ?? .plain
    case "tableViewCell":
      let names: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
      ]
      cellStyle = node.choice("style", names) ?? .default
    case "splitViewController":
      let isTriple = node.children(in: "connections").contains {
        $0["relationship"] == "supplementaryViewController"
      }
      let isDouble = node.flag("allowDoubleColumnStyle") == true
      splitStyle =
        node.choice("style") ?? (isTriple ? .tripleColumn : isDouble ? .doubleColumn : .unspecified)
    case "pageViewController":
      transitionStyle = node.choice("transitionStyle") ?? .pageCurl
      navigationOrientation = node.choice("navigationOrientation") ?? .horizontal
      spineLocation = node.choice("spineLocation") ?? .min
    default: break
    }
    reuseIdentifier = node["reuseIdentifier"]
  }
}

extension NSCoder {
  /// The attributes that UIKit's initializers read, or the defaults without a storyboard.
  var interface: InterfaceCoder.Settings? { (self as? InterfaceCoder)?.settings }

  /// Configures an object that a storyboard or nib creates.
  func configure(_ object: AnyObject) { (self as? InterfaceCoder)?.decode(object) }
}
