import Foundation

/// Whether an object implements an optional method of a data source.
///
/// In Objective-C, UIKit asks whether the object responds to the method, such as to know whether
/// rows can be deleted. In Swift, an object that doesn't implement the method has the protocol's
/// default implementation, which its witness table leads to. If that is unknown, the method
/// counts as implemented.
enum ImplementedMethod {
  /// A method whose implementation is asked for.
  private enum Method: Equatable {
    case tableSource(Int), moveItem, rowSwipe, rowMenu, itemMenu, tracking
  }

  /// The answers, which are the same for all objects of a class.
  ///
  /// There are a handful for each class.
  private static var answers: [ObjectIdentifier: [(method: Method, isImplemented: Bool)]] = [:]

  private static func answer(_ object: AnyObject, _ method: Method, _ find: () -> Bool) -> Bool {
    let type = ObjectIdentifier(type(of: object))
    if let known = answers[type]?.first(where: { $0.method == method }) {
      return known.isImplemented
    }
    // A proxy's answer changes with what it is asked to do.
    if let proxy = object as? any ForwardingDelegate { return isImplemented(method, by: proxy) }
    let answer = find()
    answers[type, default: []].append((method, answer))
    return answer
  }

  /// Returns whether a proxy wants calls of a method, or passes them to an object that has it.
  private static func isImplemented(_ method: Method, by proxy: any ForwardingDelegate) -> Bool {
    let target = proxy.forwardingTarget
    switch method {
    case .tableSource(let place):
      let name = place == 0 ? "tableView:commit:forRowAt:" : "tableView:moveRowAt:to:"
      return proxy.responds(to: Selector(name))
        || (target as? any UITableViewDataSource).map { isImplemented($0, place) } == true
    case .moveItem:
      return proxy.responds(to: Selector("collectionView:moveItemAt:to:"))
        || (target as? any UICollectionViewDataSource).map(isImplemented) == true
    case .rowSwipe, .rowMenu, .itemMenu, .tracking: return false
    }
  }

  /// Returns whether a data source implements the method at a place among its protocol's
  /// requirements.
  static func isImplemented(_ source: any UITableViewDataSource, _ place: Int) -> Bool {
    answer(source, .tableSource(place)) { findsImplementation(source, place) }
  }

  private static func findsImplementation(
    _ source: any UITableViewDataSource, _ place: Int
  ) -> Bool {
    if source is UITableViewController {
      return isOverridden(type(of: source), UITableViewController.self, place)
    }
    return OptionalMethod.isImplemented(
      witness(source, place), bare: witness(bareSource, place), own: witness(ownSource, place))
  }

  /// Returns whether a data source implements the moving of items, the first method of its
  /// protocol.
  static func isImplemented(_ source: any UICollectionViewDataSource) -> Bool {
    answer(source, .moveItem) { findsImplementation(source) }
  }

  private static func findsImplementation(_ source: any UICollectionViewDataSource) -> Bool {
    if source is UICollectionViewController {
      return isOverridden(type(of: source), UICollectionViewController.self, 0)
    }
    return OptionalMethod.isImplemented(
      witness(source), bare: witness(BareItemSource()), own: witness(OwnItemSource()))
  }

  /// Returns whether the app's table controller may give actions for a swipe of a row.
  static func offersSwipes(_ controller: UITableViewController) -> Bool {
    answer(controller, .rowSwipe) { overrides(controller, UITableViewController.self, rowSwipes) }
  }
  /// Returns whether the app's table controller may give a menu for a long press on a row.
  static func offersMenus(_ controller: UITableViewController) -> Bool {
    answer(controller, .rowMenu) { overrides(controller, UITableViewController.self, rowMenus) }
  }
  /// Returns whether the app's collection controller may give a menu for a long press on an item.
  static func offersMenus(_ controller: UICollectionViewController) -> Bool {
    answer(controller, .itemMenu) {
      overrides(controller, UICollectionViewController.self, itemMenus)
    }
  }

  /// Returns whether a control's class has code of its own for the begin or the end of a touch.
  static func followsTouches(_ control: UIControl) -> Bool {
    answer(control, .tracking) { overrides(control, UIControl.self, tracking) }
  }

  /// Returns whether a responder's class has an editing command of its own, which `UIResponder`
  /// only declares.
  nonisolated static func isImplemented(_ action: EditAction, by responder: UIResponder) -> Bool {
    guard let offset = editActions[action] else { return false }
    return function(type(of: responder), offset) != function(UIResponder.self, offset)
  }

  private nonisolated static let editActions = Dictionary(
    uniqueKeysWithValues: EditAction.allCases.enumerated().map { place, action in
      (action, ClassInitializer.offsetOfMethod(of: UIResponder.self, at: place))
    })

  private static let rowSwipes = (2...4).map {
    ClassInitializer.offsetOfMethod(of: UITableViewController.self, at: $0)
  }
  private static let rowMenus = [
    ClassInitializer.offsetOfMethod(of: UITableViewController.self, at: 5)
  ]
  private static let itemMenus = (1...2).map {
    ClassInitializer.offsetOfMethod(of: UICollectionViewController.self, at: $0)
  }

  private static let tracking = (0...1).map {
    ClassInitializer.offsetOfMethod(of: UIControl.self, at: $0)
  }

  private static func overrides(
    _ object: AnyObject, _ base: AnyClass, _ offsets: [Int]
  ) -> Bool {
    let type: AnyClass = Swift.type(of: object)
    return offsets.contains { function(type, $0) != function(base, $0) }
  }

  // An existential of one protocol in a structure has the layout of the object's reference and the
  // protocol's witness table; the tests of implemented methods fail if it changes.
  private struct ItemSource { let source: any UICollectionViewDataSource }

  private static func witness(_ source: any UICollectionViewDataSource) -> UnsafeRawPointer {
    OptionalMethod.witness(
      0,
      inTable: unsafeBitCast(
        ItemSource(source: source), to: (UnsafeRawPointer, UnsafeRawPointer).self
      ).1)
  }

  /// Returns whether a subclass overrides one of the methods that a class introduces first.
  private static func isOverridden(_ type: AnyClass, _ base: AnyClass, _ place: Int) -> Bool {
    let offset = ClassInitializer.offsetOfMethod(of: base, at: place)
    return function(type, offset) != function(base, offset)
  }

  private nonisolated static func function(_ type: AnyClass, _ offset: Int) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: offset, as: UnsafeRawPointer.self)
  }

  private static let bareSource: any UITableViewDataSource = BareSource()
  private static let ownSource: any UITableViewDataSource = OwnSource()

  /// A wrapper, because passing the data source itself would pass the object without the table.
  private struct Source { let source: any UITableViewDataSource }

  /// Returns the function in the witness table for a requirement.
  private static func witness(_ source: any UITableViewDataSource, _ place: Int) -> UnsafeRawPointer
  {
    OptionalMethod.witness(
      place,
      inTable: unsafeBitCast(
        Source(source: source), to: (UnsafeRawPointer, UnsafeRawPointer).self
      ).1)
  }
}

/// A data source with only the required methods.
private final class BareSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// A data source with the methods that may be implemented.
private final class OwnSource: NSObject, UITableViewDataSource {
  private var calls = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  @inline(never)
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { calls += 1 }
  @inline(never)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { calls += 2 }
}

/// A data source with only the required methods.
private final class BareItemSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

/// A data source with the method that may be implemented.
private final class OwnItemSource: NSObject, UICollectionViewDataSource {
  private var calls = 0
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  @inline(never)
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { calls += 1 }
}
