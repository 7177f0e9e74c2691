/// An object in one list of subscribers, which knows its place.
protocol Listed: AnyObject {
  var place: Int { get set }
}

/// The subscribers of a publisher, in the order of their subscriptions.
///
/// OpenCombine's are in a set, whose order differs from one run of an app to the next.
///
/// - Complexity: Insertions and removals take constant time on average.
struct SubscriberList<Element: Listed> {
  private var elements: [Element?] = []
  private var count = 0

  /// A list without subscribers.
  static var empty: Self { Self() }

  mutating func insert(_ element: Element) {
    element.place = elements.count
    elements.append(element)
    count += 1
  }

  mutating func remove(_ element: Element) {
    let place = element.place
    guard elements.indices.contains(place), elements[place] === element else { return }
    elements[place] = nil
    count -= 1
    if elements.count > 2 * count { close() }
  }

  /// Moves the elements to the places of those that were removed.
  private mutating func close() {
    elements = elements.filter { $0 != nil }
    for (place, element) in elements.enumerated() { element?.place = place }
  }

  func forEach(_ body: (Element) throws -> Void) rethrows {
    for case let element? in elements { try body(element) }
  }
}

extension SubscriberList: HasDefaultValue {}

/// The subscribers of a subject or a future.
typealias ConduitList<Output, Failure: Error> = SubscriberList<ConduitBase<Output, Failure>>
