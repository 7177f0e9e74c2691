/// A delegate protocol, represented as a value.
///
/// Swift can't check whether a class conforms to a protocol that is known only as a metatype.
package struct DelegateProtocol {
  /// The protocol's type.
  package let type: Any.Type
  /// The object's role for a view controller, as messages name it.
  package let role: String
  /// A closure that returns whether a class conforms to the protocol, directly or through a
  /// superclass.
  package let isAdopted: (AnyClass) -> Bool

  /// Creates a value for a protocol.
  package init(
    type: Any.Type, role: String = "delegate", isAdopted: @escaping (AnyClass) -> Bool
  ) {
    self.type = type
    self.role = role
    self.isAdopted = isAdopted
  }
}

extension DelegateProtocol {
  static let application = DelegateProtocol(type: (any UIApplicationDelegate).self) {
    $0 is any UIApplicationDelegate.Type
  }
  static let navigation = DelegateProtocol(type: (any UINavigationControllerDelegate).self) {
    $0 is any UINavigationControllerDelegate.Type
  }
  static let tabBar = DelegateProtocol(type: (any UITabBarControllerDelegate).self) {
    $0 is any UITabBarControllerDelegate.Type
  }
  static let presentation = DelegateProtocol(
    type: (any UIAdaptivePresentationControllerDelegate).self,
    role: "presentation controller's delegate"
  ) {
    $0 is any UIAdaptivePresentationControllerDelegate.Type
  }
  static let table = DelegateProtocol(
    type: (any UITableViewDelegate).self, role: "table view's delegate"
  ) {
    $0 is any UITableViewDelegate.Type
  }
  static let tableSource = DelegateProtocol(
    type: (any UITableViewDataSource).self, role: "table view's data source"
  ) {
    $0 is any UITableViewDataSource.Type
  }
  static let tablePrefetching = DelegateProtocol(
    type: (any UITableViewDataSourcePrefetching).self, role: "table view's prefetching data source"
  ) {
    $0 is any UITableViewDataSourcePrefetching.Type
  }
  static let collection = DelegateProtocol(
    type: (any UICollectionViewDelegate).self, role: "collection view's delegate"
  ) {
    $0 is any UICollectionViewDelegate.Type
  }
  static let collectionSource = DelegateProtocol(
    type: (any UICollectionViewDataSource).self, role: "collection view's data source"
  ) {
    $0 is any UICollectionViewDataSource.Type
  }
  static let scroll = DelegateProtocol(
    type: (any UIScrollViewDelegate).self, role: "scroll view's delegate"
  ) {
    $0 is any UIScrollViewDelegate.Type
  }
  static let textView = DelegateProtocol(
    type: (any UITextViewDelegate).self, role: "text view's delegate"
  ) {
    $0 is any UITextViewDelegate.Type
  }
  static let picker = DelegateProtocol(
    type: (any UIPickerViewDelegate).self, role: "picker's delegate"
  ) {
    $0 is any UIPickerViewDelegate.Type
  }
  static let pickerSource = DelegateProtocol(
    type: (any UIPickerViewDataSource).self, role: "picker's data source"
  ) {
    $0 is any UIPickerViewDataSource.Type
  }
  static let gesture = DelegateProtocol(
    type: (any UIGestureRecognizerDelegate).self, role: "gesture recognizer's delegate"
  ) {
    $0 is any UIGestureRecognizerDelegate.Type
  }
  static let transitioning = DelegateProtocol(
    type: (any UIViewControllerTransitioningDelegate).self, role: "transitioning delegate"
  ) {
    $0 is any UIViewControllerTransitioningDelegate.Type
  }
  static let split = DelegateProtocol(type: (any UISplitViewControllerDelegate).self) {
    $0 is any UISplitViewControllerDelegate.Type
  }
  static let page = DelegateProtocol(type: (any UIPageViewControllerDelegate).self) {
    $0 is any UIPageViewControllerDelegate.Type
  }
  static let pageSource = DelegateProtocol(
    type: (any UIPageViewControllerDataSource).self, role: "data source"
  ) {
    $0 is any UIPageViewControllerDataSource.Type
  }
  static let textField = DelegateProtocol(
    type: (any UITextFieldDelegate).self, role: "text field's delegate"
  ) {
    $0 is any UITextFieldDelegate.Type
  }
  static let search = DelegateProtocol(
    type: (any UISearchControllerDelegate).self, role: "search controller's delegate"
  ) {
    $0 is any UISearchControllerDelegate.Type
  }
  static let searchBar = DelegateProtocol(
    type: (any UISearchBarDelegate).self, role: "search bar's delegate"
  ) {
    $0 is any UISearchBarDelegate.Type
  }
  static let searchResults = DelegateProtocol(
    type: (any UISearchResultsUpdating).self, role: "search results updater"
  ) {
    $0 is any UISearchResultsUpdating.Type
  }
  static let scene = DelegateProtocol(type: (any UISceneDelegate).self) {
    $0 is any UISceneDelegate.Type
  }
}
