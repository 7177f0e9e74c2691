import Foundation

extension ItemDisplay {
  // MARK: Batches

  /// Begins a batch of changes, which can contain others.
  func beginBatch() { openBatches += 1 }

  /// Adds a change, which is a batch of its own unless one has begun.
  ///
  /// The data of a list with a diffable data source changes only with its snapshots.
  func change(_ change: (inout ItemUpdates) -> Void) {
    guard !host.reportsSnapshotSource() else { return }
    change(&updates)
    if openBatches == 0 { commitUpdates() }
  }

  /// Ends a batch of changes.
  func endBatch() {
    guard openBatches > 0 else { return }
    openBatches -= 1
    if openBatches == 0 { commitUpdates() }
  }

  /// Forgets the changes that haven't been committed, because everything is loaded again.
  func dropUpdates() { updates = ItemUpdates() }

  private func commitUpdates() {
    let batch = updates
    updates = ItemUpdates()
    guard !UIApplication.hasCrashed else { return }
    // A list that hasn't asked for its items yet asks for them as they are now.
    guard hasCounts else { return setNeedsLayout() }
    let (old, new) = (counts, host.readCounts())
    if let mismatch = batch.mismatch(from: old, to: new, host.words) {
      return UIApplication.shared.fault(
        .updateDoesNotMatch, host.owningController, nil,
        "\(mismatch)\(mismatch.hasSuffix(".") ? "" : ".") In \(host.described)")
    }
    guard !batch.isEmpty else { return }
    if batch.changesSections { host.dropSectionViews() }
    let map = ItemMap(batch, old)
    apply({ map[$0] }, from: old, to: new)
  }

  // MARK: Changes

  /// Changes the displayed items after a change of the data, by a closure that returns an item's
  /// new place; `nil` if it was deleted or reloaded.
  func replaceItems(_ map: (IndexPath) -> IndexPath?) {
    guard hasCounts else { return setNeedsLayout() }
    let (old, new) = (counts, host.readCounts())
    host.dropSectionViews()
    apply(map, from: old, to: new)
  }

  /// Moves an item that the user has moved; the data source has moved it already.
  func moveItem(_ source: IndexPath, to destination: IndexPath) {
    var batch = ItemUpdates()
    batch.moved = [(source, destination)]
    let (old, new) = (counts, host.readCounts())
    guard batch.mismatch(from: old, to: new, host.words) == nil else { return reload() }
    let map = ItemMap(batch, old)
    apply({ map[$0] }, from: old, to: new)
  }

  /// Changes the displayed items after an update, by a closure that returns an item's new place;
  /// `nil` if it was deleted or reloaded.
  private func apply(
    _ map: (IndexPath) -> IndexPath?, from old: SectionCounts, to new: SectionCounts
  ) {
    host.selectedPaths = host.selectedPaths.compactMap(map)
    var kept: ContiguousArray<Entry> = []
    var gone: [(Entry, IndexPath)] = []
    for entry in entries {
      let path = old.path(at: entry.position)
      if let place = map(path), let position = new.position(of: place) {
        kept.append(Entry(position: position, item: entry.item))
      } else {
        gone.append((entry, path))
      }
    }
    kept.sort { $0.position < $1.position }
    let top = top == 0 ? 0 : min(kept.first?.position ?? top, max(0, new.total - 1))
    let wasShown = !needsLayout
    update(new, kept, top: top)
    // The new items get their cells before those of the old ones can be reused.
    if wasShown { layOutIfNeeded() } else { setNeedsLayout() }
    for (entry, path) in gone { remove(entry.item, at: path) }
  }
}
