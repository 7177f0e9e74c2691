import SnapshotTesting
import UIKit
import XCTest

@testable import Lighthouse

@MainActor final class EndOfWatchSnapshotTests: XCTestCase {
  func testLooksAsBefore() {
    assertSnapshot(of: EndOfWatchViewController(), as: .image)
  }
}
