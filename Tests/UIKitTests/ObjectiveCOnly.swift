import ObjectiveC

/// A coordinator in a file that imports only ObjectiveC.
class PlainCoordinator: NSObject {
  private(set) var starts = 0

  override init() { super.init() }

  func start() { starts += 1 }
}

protocol PlainDelegate: NSObjectProtocol {
  func finish()
}

extension PlainCoordinator: PlainDelegate {
  func finish() { starts -= 1 }
}
