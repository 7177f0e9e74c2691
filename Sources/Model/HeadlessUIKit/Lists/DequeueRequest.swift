import Foundation

/// A request to a data source for one cell or view, with the views that it dequeues meanwhile.
struct DequeueRequest {
  /// The index path of the cell or view.
  let path: IndexPath
  /// The cell or view that the data source has dequeued; `nil` if there is none.
  private(set) var dequeued: UIView?
  // An array from the start would be allocated for every cell.
  private var others: [UIView] = []

  init(at path: IndexPath) { self.path = path }

  mutating func add(_ view: UIView) {
    if dequeued == nil { dequeued = view } else { others.append(view) }
  }

  /// Returns what was dequeued and isn't the view that the data source has returned.
  func unused(besides view: UIView?) -> UIView? {
    if let dequeued, dequeued !== view { return dequeued }
    return others.first { $0 !== view }
  }
}

extension ItemDisplay {
  /// Asks the data source for a cell or view, and returns it with the request.
  func requesting<View>(at path: IndexPath, _ ask: () -> View) -> (View, DequeueRequest) {
    let outer = request
    let new = DequeueRequest(at: path)
    request = new
    defer { request = outer }
    let view = ask()
    return (view, request ?? new)
  }

  /// Notes that the data source has dequeued a cell or view, if it is being asked for one.
  func noteDequeued(_ view: UIView) { request?.add(view) }

  /// Whether the data source has dequeued the cell that it is asked for already.
  func isDequeued(at path: IndexPath) -> Bool {
    guard let request, request.path == path else { return false }
    return request.dequeued != nil
  }
}
