import Foundation

/// The place of a supplementary view.
struct SupplementaryKey: Hashable, Comparable {
  let kind: String
  let section: Int

  static func < (left: SupplementaryKey, right: SupplementaryKey) -> Bool {
    (left.section, left.kind) < (right.section, right.kind)
  }
}

extension UICollectionView {
  func keys(of kind: String) -> [SupplementaryKey] {
    supplementaryViews.keys.filter { $0.kind == kind }.sorted()
  }

  /// Returns the kinds of the headers, or else of the footers, of a section.
  private func kinds(in section: Int, footers: Bool) -> [String] {
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      return layout.kinds(in: section, footers: footers)
    }
    guard collectionViewLayout is UICollectionViewFlowLayout else { return [] }
    let kind = footers ? Self.elementKindSectionFooter : Self.elementKindSectionHeader
    return collectionViewLayout.hasSectionView(kind, in: section) ? [kind] : []
  }

  func displaySections(_ sections: Range<Int>) {
    for key in supplementaryViews.keys.sorted() where !sections.contains(key.section) {
      removeSupplementaryView(key)
    }
    guard storedDataSource != nil else { return }
    for section in sections {
      for kind in kinds(in: section, footers: false) + kinds(in: section, footers: true) {
        display(SupplementaryKey(kind: kind, section: section))
      }
    }
  }

  private func display(_ key: SupplementaryKey) {
    guard supplementaryViews[key] == nil, key.section < display.counts.sections,
      let view = makeSupplementaryView(key)
    else { return }
    let path = IndexPath(item: 0, section: key.section)
    supplementaryViews[key] = view
    addSubview(view)
    storedDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: path)
  }

  private func makeSupplementaryView(_ key: SupplementaryKey) -> UICollectionReusableView? {
    let path = IndexPath(item: 0, section: key.section)
    let (view, request) = display.requesting(at: path) {
      storedDataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: path)
    }
    reportUnused(request, besides: view)
    return view
  }

  private func removeSupplementaryView(_ key: SupplementaryKey) {
    guard let view = supplementaryViews.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    storedDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
      at: IndexPath(item: 0, section: key.section))
    recycleView(view)
  }

  private func recycleView(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier, let kind = view.elementKind else { return }
    reusable.add(view, "view \(kind) \(identifier)")
  }

  func dropSectionViews() {
    for key in supplementaryViews.keys.sorted() { removeSupplementaryView(key) }
  }

  // MARK: Reading

  func headerText(_ section: Int) -> String? { sectionText(section, footers: false) }
  func footerText(_ section: Int) -> String? { sectionText(section, footers: true) }

  /// Returns the texts of the headers, or else of the footers, of a section; `nil` if there are
  /// none.
  func sectionText(_ section: Int, footers: Bool) -> String? {
    var texts: [String] = []
    for kind in kinds(in: section, footers: footers) {
      let key = SupplementaryKey(kind: kind, section: section)
      let shown = supplementaryViews[key]
      guard let view = shown ?? makeSupplementaryView(key) else { continue }
      texts += ViewReader.sectionTexts(in: view)
      if shown == nil { recycleView(view) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }

  func sectionViews(of section: Int, footers: Bool) -> [UIView] {
    guard !supplementaryViews.isEmpty else { return [] }
    return kinds(in: section, footers: footers).compactMap {
      supplementaryViews[SupplementaryKey(kind: $0, section: section)]
    }
  }
}

extension ViewReader {
  /// Returns the texts of a header or footer.
  static func sectionTexts(in view: UIView) -> [String] {
    let reader = ViewReader(ofCell: ())
    reader.readBesidesTap(view)
    return reader.texts
  }
}
