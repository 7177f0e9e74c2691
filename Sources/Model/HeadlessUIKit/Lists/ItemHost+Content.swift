import Foundation

extension ItemHost {
  /// The most sections whose footers and controls are read.
  private static var mostSections: Int { 100 }
  /// The most items above the footers that are read.
  private static var mostItems: Int { 200 }

  /// Adds the sections with their headers and footers.
  func readSections(into reader: ViewReader) {
    if window != nil { display.layOutIfNeeded() }
    let counts = display.counts
    var items = 0
    for section in 0..<min(counts.sections, Self.mostSections) {
      let hasHeader = items <= Self.mostItems && readHeaders(ofSection: section, into: reader)
      let rows = Content.Rows(
        count: counts.items(in: section),
        header: { [self] in hasHeader ? nil : headerText(section) },
        title: { [self] in title(at: IndexPath(item: $0, section: section)) },
        row: { [self] in row(at: IndexPath(item: $0, section: section)) })
      let isScrolled = ElementExtras.keepsViews && section == 0 && !scrollsToSide
      reader.add(.rows(isScrolled ? rows.scrolled(by: display.top) : rows))
      items += counts.items(in: section)
      guard items <= Self.mostItems else { continue }
      readFooters(ofSection: section, into: reader)
    }
    if counts.sections > Self.mostSections {
      reader.add(contentsOf: display.furtherSections(from: Self.mostSections))
    }
  }

  /// Adds what the app has added to the list beside the items, such as a label over them.
  func readOtherSubviews(into reader: ViewReader, but own: [UIView?]) {
    for child in children {
      switch child {
      case is UITableViewCell, is UICollectionReusableView, is UITableViewHeaderFooterView,
        is UIRefreshControl:
        continue
      default: if !own.contains(where: { $0 === child }) { reader.read(child) }
      }
    }
  }

  /// Adds the gestures on the list as a whole.
  func readGestures(into reader: ViewReader) {
    for child in children where child is UIRefreshControl { reader.read(child) }
    if let gesture = display.scrollGesture { reader.add(.gesture(gesture)) }
  }

  /// Calls the delegate and the data source as for a person, who sees an item before using it.
  func reveal(_ path: IndexPath) {
    if let position = display.counts.position(of: path) { display.reveal(position) }
  }
}

/// The elements of the sections after the first ones, which are kept until the data changes.
///
/// Beyond a number that no app has, the rows of all sections are one group without headers.
struct FurtherSections {
  /// The most sections with groups of their own.
  private static let mostSections = 10_000

  private var generation = -1
  private var elements: [Content.Element] = []

  /// Returns the elements, which hold the list weakly.
  mutating func elements(
    of host: any ItemHost, from first: Int, _ generation: Int
  ) -> [Content.Element] {
    guard generation != self.generation else { return elements }
    self.generation = generation
    let counts = host.display.counts
    let list = WeakHost(host)
    let end = min(counts.sections, max(first, Self.mostSections))
    elements = (first..<end).map { section in
      .rows(
        Content.Rows(
          count: counts.items(in: section), header: { list.host?.headerText(section) },
          title: { list.host?.title(at: IndexPath(item: $0, section: section)) ?? "" },
          row: {
            list.host?.row(at: IndexPath(item: $0, section: section))
              ?? Content.Row("", isEnabled: false)
          }))
    }
    if end < counts.sections { elements.append(.rows(rest(of: list, counts, from: end))) }
    return elements
  }
}

extension FurtherSections {
  /// Returns the rows of all sections from one on.
  private func rest(of list: WeakHost, _ counts: SectionCounts, from first: Int) -> Content.Rows {
    let start = counts.start(of: first)
    return Content.Rows(
      count: counts.total - start, header: { nil },
      title: { list.host?.title(at: counts.path(at: start + $0)) ?? "" },
      row: {
        list.host?.row(at: counts.path(at: start + $0)) ?? Content.Row("", isEnabled: false)
      }
    ).of(sections: counts.sections - first)
  }
}

private final class WeakHost {
  private(set) weak var host: (any ItemHost)?

  init(_ host: any ItemHost) { self.host = host }
}
