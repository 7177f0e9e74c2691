import Foundation

/// What a data source does while it is asked for one cell or view of a list.
struct DequeueRequest {
  /// Where the cell or view belongs.
  let path: IndexPath
  /// The cells and views that the data source has dequeued.
  private(set) var views: ContiguousArray<UIView> = []

  init(at path: IndexPath) { self.path = path }

  mutating func add(_ view: UIView) { views.append(view) }
}

extension ItemDisplay {
  /// Asks the data source for a cell or view, and returns it with what was dequeued for it.
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
    return !request.views.isEmpty
  }
}
