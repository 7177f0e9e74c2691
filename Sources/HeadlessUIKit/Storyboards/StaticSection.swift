import Foundation

/// A section of a table with static cells.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]

  /// Creates a section.
  public init(header: String? = nil, footer: String? = nil, cells: [UITableViewCell]) {
    self.header = header
    self.footer = footer
    self.cells = cells
  }
}

extension UITableViewController {
  /// Gives the table static cells.
  @_spi(InterfaceBuilder)
  public func setStaticSections(_ sections: [StaticSection]) { staticSections = sections }

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
