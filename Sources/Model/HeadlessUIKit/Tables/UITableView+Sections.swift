import Foundation

extension UITableView {
  // MARK: Headers and footers on the display

  func displaySections(_ sections: Range<Int>) {
    for key in sectionViews.keys.sorted() where !sections.contains(key.section) {
      removeSectionView(key)
    }
    guard storedDataSource != nil else { return }
    for section in sections {
      display(SectionViewKey(section: section, isFooter: false))
      display(SectionViewKey(section: section, isFooter: true))
    }
  }

  private func display(_ key: SectionViewKey) {
    guard sectionViews[key] == nil, key.section < display.counts.sections,
      let view = makeSectionView(key)
    else { return }
    sectionViews[key] = view
    addSubview(view)
    let delegate = storedDelegate
    if key.isFooter {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: key.section)
    } else {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
    }
  }

  private func removeSectionView(_ key: SectionViewKey) {
    guard let view = sectionViews.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    let delegate = storedDelegate
    if key.isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
    }
    recycleSectionView(view)
  }

  private func recycleSectionView(_ view: UIView) {
    guard let header = view as? UITableViewHeaderFooterView,
      let identifier = header.reuseIdentifier
    else { return }
    reusable.add(header, "header " + identifier)
  }

  /// Takes away the headers and footers, because all rows are loaded again.
  func dropSectionViews() {
    for key in sectionViews.keys.sorted() { removeSectionView(key) }
  }

  /// Returns the header or footer of a section: the delegate's view, or a view with the data
  /// source's title; `nil` if the section has neither.
  private func makeSectionView(_ key: SectionViewKey) -> UIView? {
    guard let height = sectionViewHeight(key), height != 0 else { return nil }
    if let view = delegateView(key) { return view }
    guard let title = sectionTitle(key) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Returns the height of a header or footer; `nil` if there is no delegate to ask.
  private func sectionViewHeight(_ key: SectionViewKey) -> CGFloat? {
    guard let delegate = storedDelegate else {
      return key.isFooter ? sectionFooterHeight : sectionHeaderHeight
    }
    return key.isFooter
      ? delegate.tableView(self, heightForFooterInSection: key.section)
      : delegate.tableView(self, heightForHeaderInSection: key.section)
  }

  private func delegateView(_ key: SectionViewKey) -> UIView? {
    key.isFooter
      ? storedDelegate?.tableView(self, viewForFooterInSection: key.section)
      : storedDelegate?.tableView(self, viewForHeaderInSection: key.section)
  }

  private func sectionTitle(_ key: SectionViewKey) -> String? {
    key.isFooter
      ? storedDataSource?.tableView(self, titleForFooterInSection: key.section)
      : storedDataSource?.tableView(self, titleForHeaderInSection: key.section)
  }

  // MARK: Reading

  func headerText(_ section: Int) -> String? {
    text(of: SectionViewKey(section: section, isFooter: false))
  }

  func footerText(_ section: Int) -> String? {
    text(of: SectionViewKey(section: section, isFooter: true))
  }

  /// Returns the texts of a header or footer; `nil` if there are none.
  private func text(of key: SectionViewKey) -> String? {
    if let shown = sectionViews[key] { return Self.text(in: shown) }
    guard sectionViewHeight(key) != 0 else { return nil }
    guard let view = delegateView(key) else { return sectionTitle(key) }
    defer { recycleSectionView(view) }
    return Self.text(in: view)
  }

  private static func text(in view: UIView) -> String? {
    let texts = ViewReader.sectionTexts(in: view)
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }

  func sectionViews(of section: Int, footers: Bool) -> [UIView] {
    sectionViews[SectionViewKey(section: section, isFooter: footers)].map { [$0] } ?? []
  }
}
