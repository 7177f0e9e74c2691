import Foundation

extension ItemDisplay {
  /// Returns the numbers of items that the data source gives, which may itself ask for them.
  func askedCounts() -> SectionCounts {
    let application = UIApplication.shared
    guard application.beginCallback("the question for the number of items of \(host.described)")
    else { return SectionCounts() }
    defer { application.endChange() }
    return host.readCounts()
  }

  /// Returns the place of an item that takes the given length in the direction of scrolling.
  func frame(of position: Int, extent: CGFloat) -> CGRect {
    let (host, start) = (host, CGFloat(position) * unit)
    return host.scrollsToSide
      ? CGRect(x: start, y: 0, width: extent, height: host.frame.height)
      : CGRect(x: 0, y: start, width: host.frame.width, height: extent)
  }

  /// The distance by which the content is scrolled.
  var offset: CGFloat {
    get { host.scrollsToSide ? host.contentOffset.x : host.contentOffset.y }
    set {
      var offset = host.contentOffset
      if host.scrollsToSide { offset.x = newValue } else { offset.y = newValue }
      host.contentOffset = offset
    }
  }

  /// The distance by which the content can be scrolled.
  var furthestOffset: CGFloat {
    let (size, frame) = (host.contentSize, host.frame)
    return max(0, host.scrollsToSide ? size.width - frame.width : size.height - frame.height)
  }

  /// Returns the item at the beginning of the viewport for an offset.
  func position(atOffset offset: CGFloat) -> Int {
    guard unit > 0 else { return top }
    return max(0, min(Int(bounded: (max(0, offset) / unit).rounded(.down)), lastTop))
  }

  /// Gives a host that has no frame the place that a layout would give it.
  func giveFrame() {
    let host = host
    if host.frame.isEmpty { host.frame = host.superview?.bounds ?? .zero }
    if host.frame.isEmpty { host.frame = UIScreen.main.bounds }
  }

  /// Computes the size of the content.
  func measure(_ counts: SectionCounts) {
    let length = unit * CGFloat(counts.total)
    let host = host
    let size =
      host.scrollsToSide
      ? CGSize(width: length, height: host.frame.height)
      : CGSize(width: host.frame.width, height: length)
    if host.contentSize != size { host.contentSize = size }
  }

  /// The sections that have items in the viewport, or that are empty and next to one.
  var shownSections: Range<Int> {
    let counts = counts
    guard let first = entries.first, let last = entries.last else {
      return 0..<min(counts.sections, Self.mostItems)
    }
    let low = first.position == 0 ? 0 : counts.section(at: first.position)
    var high = counts.section(at: last.position) + 1
    while high < counts.sections, counts.items(in: high) == 0, high - low < Self.mostItems {
      high += 1
    }
    return low..<high
  }
}
