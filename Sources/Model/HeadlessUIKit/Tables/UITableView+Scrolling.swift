import Foundation

extension UITableView {
  func scroll(to path: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    // UIKit accepts a row that isn't there if it stands for the section itself.
    guard path.count == 2, path.row != NSNotFound else { return }
    guard let position = display.counts.position(of: path) else {
      return UIApplication.shared.fault(
        .indexPathOutOfBounds, owningController, nil,
        "Attempted to scroll the table view to an out-of-bounds "
          + (path.section < numberOfSections
            ? "row (\(path.row)) when there are only "
              + "\(numberOfRows(inSection: path.section)) rows in section \(path.section)"
            : "section (\(path.section)) when there are only \(numberOfSections) sections")
          + ". Table view: \(described)")
    }
    display.scroll(to: position, scrollPosition.rawValue, animated: animated)
  }
}
