public import Foundation

extension UICollectionView {
  /// A class of cells with the code that configures them.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let handler: Handler
    fileprivate let identifier: String

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = RegistrationNumber.next("\(Cell.self)")
    }
  }

  /// A class of supplementary views with the code that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
    fileprivate let handler: Handler
    fileprivate let elementKind: String
    fileprivate let identifier: String

    /// Creates a registration for a kind of views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      identifier = RegistrationNumber.next("\(Supplementary.self)")
    }
  }

  /// Returns a reusable or new cell of a registration, configured for an item.
  ///
  /// As in UIKit, a cell without an item isn't configured.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if reusable.classes[identifier] == nil { reusable.classes[identifier] = Cell.self }
    let dequeued = registeredCell(identifier, for: indexPath)
    let cell = unsafeDowncast(dequeued, to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reusable or new supplementary view of a registration, configured for a section.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = "\(registration.elementKind) \(registration.identifier)"
    if reusable.headerClasses[key] == nil { reusable.headerClasses[key] = Supplementary.self }
    let dequeued = registeredView(registration.elementKind, registration.identifier)
    let view = unsafeDowncast(dequeued, to: Supplementary.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// The numbers of the registrations, which make their reuse identifiers unique.
private enum RegistrationNumber {
  private static var last = 0

  static func next(_ name: String) -> String {
    last += 1
    return "\(name) \(last)"
  }
}
