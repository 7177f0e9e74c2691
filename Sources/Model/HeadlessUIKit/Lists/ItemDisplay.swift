import Foundation

/// The items that a table or collection displays: a viewport of the height of the screen.
///
/// Each displayed item has a cell of its own, until the item leaves the display, is reloaded, or
/// all are reloaded. Items outside the viewport are read without being displayed, as an app's own
/// tests would read them; the cells of the last ones are kept until the app has settled again.
final class ItemDisplay {
  /// A cell with its item's position.
  struct Entry {
    var position: Int
    let item: UIView
  }

  /// The table or collection, which alone owns its display: a closure that outlives a call has to
  /// retain the host, too.
  unowned(unsafe) let host: any ItemHost
  private var knownCounts: SectionCounts?
  /// The displayed items, in order.
  private(set) var entries: ContiguousArray<Entry> = []
  /// The position of the first item in the viewport.
  private(set) var top = 0
  /// The average length of the displayed items in points; 0 before anything was displayed.
  private(set) var unit: CGFloat = 0
  private var prefetched = PrefetchedItems()
  /// The current request to the data source; `nil` if there is none.
  var request: DequeueRequest?
  private var read = ReadItems()
  private var further = FurtherSections()
  /// Whether the display doesn't show the current state.
  private(set) var needsLayout = true
  private var isScheduled = false
  private var isLayingOut = false
  /// Whether the content is being moved to where the display is.
  var isPlacing = false
  /// Whether all cells are to be replaced.
  private var reloads = false
  /// The batches of updates that have begun and not ended.
  var openBatches = 0
  /// The changes that haven't been committed.
  var updates = ItemUpdates()
  /// The number of times that the items were changed, to notice changes in callbacks.
  private(set) var generation = 0

  init(of host: any ItemHost) { self.host = host }

  // MARK: Counts

  /// The numbers of items, which are asked for once and then kept until the data is reloaded.
  var counts: SectionCounts {
    if let knownCounts { return knownCounts }
    let counts = askedCounts()
    knownCounts = counts
    return counts
  }

  /// Whether the data source was asked for the numbers of items.
  var hasCounts: Bool { knownCounts != nil }

  /// The positions of the displayed items.
  var range: Range<Int> {
    guard let first = entries.first, let last = entries.last else { return 0..<0 }
    return first.position..<last.position + 1
  }

  // MARK: Changes

  /// Forgets the numbers of items, such as when there is another data source.
  func invalidate() {
    generation += 1
    knownCounts = nil
    reloads = true
    dropRead()
    setNeedsLayout()
  }

  /// Asks for the numbers of items, and replaces all cells with the next layout.
  func reload() {
    invalidate()
    _ = counts
  }

  /// Replaces the counts, the displayed entries, and the top after an update.
  func update(_ counts: SectionCounts, _ changed: ContiguousArray<Entry>, top: Int) {
    generation += 1
    knownCounts = counts
    entries = changed
    self.top = top
    dropRead()
    needsLayout = true
  }

  /// Returns the cells of items that were read but aren't displayed.
  func dropRead() { for item in read.removeAll() { host.recycle(item) } }

  /// Moves the viewport, without displaying it.
  func move(to position: Int) {
    top = max(0, min(position, max(0, counts.total - 1)))
    needsLayout = true
  }

  // MARK: Layout

  /// Displays the items with the host's next layout.
  func setNeedsLayout() {
    needsLayout = true
    guard isLayingOut else { return host.requestLayout() }
    // A host that is being laid out isn't laid out again in the same pass.
    guard !isScheduled else { return }
    isScheduled = true
    UIApplication.shared.settleLater(
      DeferredDisplay(of: { [host] in host.described }) { [self, host] in
        isScheduled = false
        host.requestLayout()
        layOutIfNeeded()
      })
  }

  /// Displays the items, unless they are already displayed.
  func layOutIfNeeded() { if needsLayout { layOut() } }

  private func layOut() {
    guard needsLayout, !isLayingOut, !UIApplication.hasCrashed else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    needsLayout = false
    if reloads {
      reloads = false
      let old = entries
      let counts = counts
      entries = []
      for entry in old { end(entry, counts) }
    }
    let (host, start) = (host, generation)
    giveFrame()
    host.prepareLayout()
    guard show(from: firstPosition()), start == generation else {
      return UIApplication.hasCrashed ? () : retry()
    }
    host.displaySections(shownSections)
    guard start == generation else { return retry() }
    prefetch()
  }

  /// Displays again after a callback has changed the items.
  private func retry() {
    setNeedsLayout()
  }

  private func end(_ entry: Entry, _ counts: SectionCounts) {
    let path =
      entry.position < counts.total
      ? counts.path(at: entry.position) : IndexPath(row: entry.position, section: 0)
    remove(entry.item, at: path)
  }

  /// Takes a cell out of the display.
  func remove(_ item: UIView, at path: IndexPath) {
    item.removeFromSuperview()
    host.didEndDisplaying(item, at: path)
    host.recycle(item)
  }

  /// The length that is displayed: that of the screen or, to the side, of the host.
  private var viewport: CGFloat {
    let (host, screen) = (host, UIScreen.main.bounds)
    guard host.scrollsToSide else { return max(1, screen.height) }
    return host.frame.width > 0 ? host.frame.width : max(1, screen.width)
  }

  /// The most items that are displayed at once, however small they are.
  static let mostItems = 200

  /// The first position to display, so that the last page is full.
  private func firstPosition() -> Int {
    let total = counts.total
    guard top > 0 else { return 0 }
    var (first, length) = (total, CGFloat(0))
    while first > 0, length < viewport, total - first < Self.mostItems {
      if first <= top { return first == top ? top : min(top, max(0, first)) }
      first -= 1
      length += max(1, host.extent(ofItemAt: counts.path(at: first)))
    }
    return min(top, first)
  }

  /// Displays the items that fit from a position on; returns whether no callback has changed the
  /// items.
  private func show(from first: Int) -> Bool {
    // Each access to the property would retain the host.
    let host = host
    let (counts, start, viewport) = (counts, generation, viewport)
    top = first
    var end = first
    var length: CGFloat = 0
    var extents: ContiguousArray<CGFloat> = []
    while end < counts.total, length < viewport, end - first < Self.mostItems {
      let extent = host.extent(ofItemAt: counts.path(at: end))
      extents.append(extent)
      length += max(1, extent)
      end += 1
    }
    unit = end > first ? length / CGFloat(end - first) : 0
    measure(counts)
    let old = entries
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(end - first)
    for entry in old where entry.position >= first && entry.position < end {
      entries.append(entry)
    }
    for entry in old where entry.position < first || entry.position >= end {
      self.end(entry, counts)
      guard start == generation else { return false }
    }
    // A list that grows with each item is allocated several times.
    host.reserveSubviews(max(0, end - first - entries.count))
    for position in first..<end where entry(at: position) == nil {
      let path = counts.path(at: position)
      if let stale = read.remove(position) { host.recycle(stale) }
      guard let item = host.makeItem(at: path) else { continue }
      guard !UIApplication.hasCrashed else { return false }
      guard start == generation else {
        host.recycle(item)
        return false
      }
      show(item, at: position, path, extent: extents[position - first], in: host)
      guard start == generation else { return false }
    }
    return true
  }

  private func show(
    _ item: UIView, at position: Int, _ path: IndexPath, extent: CGFloat, in host: any ItemHost
  ) {
    var place = entries.count
    while place > 0, entries[place - 1].position > position { place -= 1 }
    let entry = Entry(position: position, item: item)
    if place == entries.count { entries.append(entry) } else { entries.insert(entry, at: place) }
    item.frame = frame(of: position, extent: extent)
    host.addSubview(item)
    host.willDisplay(item, at: path)
  }

  private func prefetch() {
    guard !range.isEmpty else { return }
    let counts = counts
    let (new, gone) = prefetched.follow(range, of: counts.total)
    if !new.isEmpty { host.prefetch(new.map(counts.path)) }
    if !gone.isEmpty { host.cancelPrefetching(gone.map(counts.path)) }
  }

  /// Returns the elements of the sections after the first ones.
  func furtherSections(from first: Int) -> [Content.Element] {
    further.elements(of: host, from: first, generation)
  }

  // MARK: Cells

  /// Returns the displayed cell at a position; `nil` if it isn't displayed.
  func entry(at position: Int) -> UIView? {
    let entries = entries
    guard let first = entries.first?.position, position >= first else { return nil }
    let place = position - first
    // The entries are consecutive except while they are being displayed or updated.
    if place < entries.count, entries[place].position == position { return entries[place].item }
    for entry in entries where entry.position == position { return entry.item }
    return nil
  }

  /// Returns the cell of an item, displayed or not; `nil` if there is no data source.
  func item(at position: Int) -> UIView? {
    if let item = entry(at: position) { return item }
    for item in read.removeOutdated(UIApplication.shared.turn) { host.recycle(item) }
    if let item = read[position] { return item }
    let start = generation
    guard position < counts.total, let item = host.makeItem(at: counts.path(at: position)) else {
      return nil
    }
    guard start == generation else { return item }
    if let oldest = read.add(position, item) { host.recycle(oldest) }
    return item
  }

  /// Replaces the displayed cell at a position with another one.
  func replace(at position: Int, with item: UIView) {
    guard let place = entries.firstIndex(where: { $0.position == position }) else { return }
    entries[place] = Entry(position: position, item: item)
  }

  /// Moves the viewport, as a person's finger does, so that an item that was read is displayed; its
  /// cell stays the one that was read.
  func reveal(_ position: Int) {
    guard position < counts.total else { return }
    layOutIfNeeded()
    guard entry(at: position) == nil else { return }
    let kept = read.remove(position)
    top = position < top ? position : max(0, position - max(0, entries.count - 1))
    if let kept {
      let path = counts.path(at: position)
      let start = generation
      show(kept, at: position, path, extent: host.extent(ofItemAt: path), in: host)
      guard start == generation else { return retry() }
    }
    needsLayout = true
    layOut()
  }
}
