import XCTest

@testable import Trailbook

class TrailStoreTests: XCTestCase {
  private var store: TrailStore!

  override func setUp() {
    super.setUp()
    store = TrailStore()
  }

  func testTrailsComeFromTheBundle() {
    XCTAssertEqual(store.trails.map(\.id), ["ridge", "lake", "gorge"])
  }

  func testTrailsAreSorted() {
    store.sort(by: .length)
    XCTAssertEqual(store.trails.map(\.name), ["Lake Loop", "Gorge Path", "Ridge Walk"])
    XCTAssertEqual(store.changes, 1)
  }

  func testNotesBelongToATrail() {
    store.add("Steep", to: store.trails[0])
    XCTAssertEqual(store.notes(of: store.trails[0]), ["Steep"])
    XCTAssertEqual(store.notes(of: store.trails[1]), [])
  }
}
