import Foundation

/// A section of a table with static cells.
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}

extension UITableViewController {
  func staticSection(_ section: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  func staticCell(_ path: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }
}
