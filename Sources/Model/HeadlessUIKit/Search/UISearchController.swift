public import Foundation

/// A search bar with a screen for the search results.
///
/// The bar is shown by the navigation item whose `searchController` this is, or where the app adds
/// it to its views, such as in a table's header. While the search is active and has text, the
/// results controller's content replaces that of the screen.
///
/// As in UIKit, an active search is presented by the nearest container of the screen that defines a
/// presentation context, and the results controller is the search controller's child. A person sees
/// both as part of the screen.
open class UISearchController: UIViewController {
  /// The controller that displays the search results.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the search results; a weak reference, as in UIKit.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { storedSearchResultsUpdater }
    set {
      storedSearchResultsUpdater = newValue
      UIApplication.shared.delegateWatch?(newValue, .searchResults, self)
    }
  }
  /// The object to call, which a subclass that overrides the property can't replace.
  private(set) weak var storedSearchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; a weak reference, as in UIKit.
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .search, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.searchController = self
    return bar
  }()
  /// Whether the user is searching.
  ///
  /// The beginning of a search presents the search controller, and its end dismisses it and clears
  /// the text. A search that can't be presented doesn't begin.
  open var isActive: Bool {
    get { searches }
    set {
      guard newValue != searches, !newValue || belowLink.isEmpty else { return }
      newValue ? beginSearch() : endSearch()
    }
  }
  private var searches = false
  /// Whether the underlying screen is dimmed during a search until there are results.
  ///
  /// It isn't unless the app says so, as in apps that are built for iOS 15 or later. The user can't
  /// select a row that is dimmed.
  open var obscuresBackgroundDuringPresentation = false
  /// The earlier name of `obscuresBackgroundDuringPresentation`.
  @available(iOS, deprecated: 12.0, message: "Use obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// The place of the search bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// Whether the results are shown when the search text isn't empty.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown.
  open var showsSearchResultsController = false {
    didSet { automaticallyShowsSearchResultsController = false }
  }
  /// Whether the Cancel button is shown during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown during a search.
  @available(iOS, deprecated: 16.0, message: "Use scopeBarActivation")
  open var automaticallyShowsScopeBar = true
  /// The moment at which the scope bar appears.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// The suggestions below the search bar; stored, but not displayed.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Whether suggestions are ignored for a bar below the title; stored, but not used.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

  /// The moment at which a scope bar appears.
  public nonisolated enum ScopeBarActivation: Int, Sendable {
    /// The system's choice, or when the app shows the bar.
    case automatic, manual
    /// As soon as the user enters text, or starts searching.
    case onTextEntry, onSearchActivation
  }

  /// Whether the navigation bar's buttons and title are hidden during a search.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the results controller is shown, as far as this controller is.
  var areResultsShown = false
  /// The screen that was searched last.
  private(set) weak var searchedScreen: UIViewController? { didSet { noteMove() } }

  nonisolated deinit {}

  /// Creates a search controller; pass `nil` to display the results in the current screen.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  /// Creates a search controller that displays the results in the current screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// Creates an empty search controller.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// The search is presented by the container that defines the context, whatever its style.
  override var wantsContext: Bool { true }
  package override var placesChildViews: Bool { true }
  package override var childrenOnScreen: [UIViewController] { areResultsShown ? inside : [] }

  /// Presents the search, unless the delegate does.
  ///
  /// A search bar that isn't in a window is searched without a presentation.
  private func beginSearch() {
    searches = true
    storedDelegate?.presentSearchController(self)
    guard belowLink.isEmpty else { return update() }
    storedDelegate?.willPresentSearchController(self)
    let screen = findSearchedScreen()
    searchedScreen = screen
    if let screen, screen.isInWindow {
      screen.startPresenting(self, animated: true) { [weak self] in self?.notifyDidPresent() }
      if belowLink.isEmpty { searches = false }
    } else {
      UIApplication.shared.settleLater(DeferredCall { [weak self] in self?.notifyDidPresent() })
    }
    if searches { update() }
  }

  private func notifyDidPresent() {
    if searches { storedDelegate?.didPresentSearchController(self) }
  }

  private func endSearch() {
    searches = false
    storedDelegate?.willDismissSearchController(self)
    clear()
    if let below {
      below.startDismissing(self, animated: true) { [weak self] in self?.notifyDidDismiss() }
    } else {
      UIApplication.shared.settleLater(DeferredCall { [weak self] in self?.notifyDidDismiss() })
    }
  }

  private func notifyDidDismiss() {
    if !searches { storedDelegate?.didDismissSearchController(self) }
  }

  private func clear() {
    if searchBar.text?.isEmpty == false { searchBar.text = "" }
    update()
    searchBar.endEditing()
  }

  /// Begins the search if the app presents the controller itself.
  override func appearanceBegan(_ appearing: Bool, animated: Bool) {
    guard appearing, !searches, presentationRuns else { return }
    searchedScreen = findSearchedScreen() ?? below?.innermostShown
    searches = true
    update()
  }

  /// Ends the search that the app has dismissed itself; the delegate isn't called then.
  override func leftChain() {
    guard searches else { return }
    searches = false
    clear()
  }

  /// Dismisses the search, because its screen has left its container.
  func endWithScreen() {
    guard let below, !dismissalRuns else { return }
    below.startDismissing(self, animated: false, completion: nil)
  }

  /// Notifies the updater that the text, the scope, or the active state has changed.
  func update() {
    guard UIApplication.shared.beginCallback("updateSearchResults(for:)") else { return }
    defer { UIApplication.shared.endChange() }
    storedSearchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Whether the scopes are shown while the search is active.
  var showsScopesWhileActive: Bool {
    switch scopeBarActivation {
    case .automatic: automaticallyShowsScopeBar
    case .manual: false
    case .onTextEntry: searchBar.text?.isEmpty == false
    case .onSearchActivation: true
    }
  }
}

/// An object that updates the search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search text or the active state has changed.
  func updateSearchResults(for searchController: UISearchController)
  /// In UIKit, called when the user has selected a search suggestion; never called.
  /// - Default: nothing
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion)
}

/// A suggestion below a search bar.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text of the suggestion with attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// A description for a screen reader.
  /// - Default: `nil`
  var localizedDescription: String? { get }
  /// The image of the suggestion.
  /// - Default: `nil`
  var iconImage: UIImage? { get }
  /// An object of the app.
  var representedObject: Any? { get set }
}

/// A search controller's delegate.
///
/// It isn't called about a search that the app itself presents or dismisses.
///
/// The placement of the bar never changes, so its last two methods are never called.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search is about to be presented.
  /// - Default: nothing
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has been presented.
  /// - Default: nothing
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to be dismissed.
  /// - Default: nothing
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called to present the search in a custom way.
  ///
  /// If the delegate doesn't present it, the search is presented as usual, and the other methods
  /// are called.
  /// - Default: nothing
  func presentSearchController(_ searchController: UISearchController)
  /// Called when the search has been dismissed.
  /// - Default: nothing
  func didDismissSearchController(_ searchController: UISearchController)
  /// In UIKit, called when the search bar is about to move.
  /// - Default: nothing
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// In UIKit, called when the search bar has moved.
  /// - Default: nothing
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}
