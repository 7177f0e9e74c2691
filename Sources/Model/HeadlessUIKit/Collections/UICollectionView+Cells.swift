import Foundation

extension UICollectionView {
  private static let initializer = ClassInitializer(of: UIView.self)

  func registeredCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == path,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    if let cell = reusable.remove("cell " + identifier) as? UICollectionViewCell {
      cell.call(.prepareForReuse) { cell.prepareForReuse() }
      display.noteDequeued(cell)
      return cell
    }
    if let type = reusable.classes[identifier] as? UICollectionViewCell.Type {
      let cell = Self.initializer.make(type, frame: .zero)
      cell.reuseIdentifier = identifier
      display.noteDequeued(cell)
      return cell
    }
    if let cell = reusable.makers["cell " + identifier]?() as? UICollectionViewCell {
      cell.reuseIdentifier = identifier
      display.noteDequeued(cell)
      return cell
    }
    reportMissing(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier)")
    return UICollectionViewCell(frame: .zero)
  }

  func registeredView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    let key = "\(kind) \(identifier)"
    if let view = reusable.remove("view " + key) as? UICollectionReusableView {
      view.call(.prepareForReuse) { view.prepareForReuse() }
      display.noteDequeued(view)
      return view
    }
    if let type = reusable.headerClasses[key] as? UICollectionReusableView.Type {
      let view = Self.initializer.make(type, frame: .zero)
      view.reuseIdentifier = identifier
      view.elementKind = kind
      display.noteDequeued(view)
      return view
    }
    if let view = reusable.makers[key]?() as? UICollectionReusableView {
      view.reuseIdentifier = identifier
      view.elementKind = kind
      display.noteDequeued(view)
      return view
    }
    reportMissing("could not dequeue a view of kind: \(kind) with identifier \(identifier)")
    return UICollectionReusableView(frame: .zero)
  }

  /// Reports a view that the data source has dequeued and not returned, which UIKit punishes since
  /// iOS 18.
  func reportUnused(_ request: DequeueRequest, besides view: UIView?) {
    guard let unused = request.unused(besides: view) else { return }
    let path = request.path
    UIApplication.shared.fault(
      .dequeuedViewNotReturned, owningController, nil,
      "Expected dequeued view to be returned to the collection view in preparation for display: \(type(of: unused)) at \(path.section)-\(path.item) of \(described)"
    )
  }

  private func reportMissing(_ what: String) {
    guard !UIApplication.hasCrashed else { return }
    UIApplication.shared.fault(
      .cellNotRegistered, owningController, nil,
      "\(what) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  // MARK: What the display asks for

  var scrollsToSide: Bool { collectionViewLayout.isHorizontal }

  var words: ItemUpdates.Words { ItemUpdates.Words(item: "item", list: "collection view") }

  var hasSnapshotSource: Bool { storedDataSource is any SnapshotDataSource }

  func readCounts() -> SectionCounts {
    guard let source = storedDataSource else { return SectionCounts() }
    let sections = checked(sections: source.numberOfSections(in: self))
    return SectionCounts(sections: sections) {
      checked(
        source.collectionView(self, numberOfItemsInSection: $0), "items in section \($0)")
    }
  }

  func prepareLayout() {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.dataChanged()
    collectionViewLayout.prepare()
  }

  func makeItem(at path: IndexPath) -> UIView? {
    guard let source = storedDataSource else { return nil }
    let (cell, request) = display.requesting(at: path) {
      source.collectionView(self, cellForItemAt: path)
    }
    reportUnused(request, besides: cell)
    if cell.reuseIdentifier == nil, !UIApplication.hasCrashed {
      UIApplication.shared.fault(
        .cellNotDequeued, owningController, nil,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: (\(type(of: cell)) at \(path.section)-\(path.item) of \(described))"
      )
    }
    cell.edits = isEditing
    cell.isSelected = selectedPaths.contains(path)
    cell.stateChanged()
    return cell
  }

  func recycle(_ item: UIView) {
    guard let cell = item as? UICollectionViewCell, let identifier = cell.reuseIdentifier else {
      return
    }
    reusable.add(cell, "cell " + identifier)
  }

  func extent(ofItemAt path: IndexPath) -> CGFloat { collectionViewLayout.extent(ofItemAt: path) }

  func willDisplay(_ item: UIView, at path: IndexPath) {
    guard let cell = item as? UICollectionViewCell else { return }
    storedDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func didEndDisplaying(_ item: UIView, at path: IndexPath) {
    guard let cell = item as? UICollectionViewCell else { return }
    storedDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func prefetch(_ paths: [IndexPath]) {
    guard isPrefetchingEnabled else { return }
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    guard isPrefetchingEnabled else { return }
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  // MARK: Sizes

  /// The space for the layout in points.
  var spaceForLayout: CGSize { CGSize(width: width, height: height) }
  /// The width in points, or else that of the screen.
  var width: CGFloat { frame.width > 0 ? frame.width : UIScreen.main.bounds.width }
  /// The height in points, or else that of the screen.
  var height: CGFloat { frame.height > 0 ? frame.height : UIScreen.main.bounds.height }

  /// Returns the place of an item: that of its cell, or else one below the others.
  func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let position = display.counts.position(of: path) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame =
      display.entry(at: position)?.frame ?? display.frame(of: position, extent: display.unit)
    return attributes
  }

  /// The places of the displayed items.
  var displayedAttributes: [UICollectionViewLayoutAttributes] {
    display.entries.compactMap { attributes(at: display.counts.path(at: $0.position)) }
  }
}
