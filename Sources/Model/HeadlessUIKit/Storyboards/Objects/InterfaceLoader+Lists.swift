import Foundation

extension InterfaceLoader {
  func set(_ node: InterfaceNode, ofScroll scroll: UIScrollView) {
    if let flag = node.flag("pagingEnabled") { scroll.isPagingEnabled = flag }
    if let flag = node.flag("scrollEnabled") { scroll.isScrollEnabled = flag }
    if let flag = node.flag("directionalLockEnabled") { scroll.isDirectionalLockEnabled = flag }
    if let flag = node.flag("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = flag
    }
    if let flag = node.flag("showsVerticalScrollIndicator") {
      scroll.showsVerticalScrollIndicator = flag
    }
    if let flag = node.flag("bounces") { scroll.bounces = flag }
    if let flag = node.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = flag }
    if let flag = node.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = flag }
    if let flag = node.flag("bouncesZoom") { scroll.bouncesZoom = flag }
    if let scale = node.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
    if let scale = node.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
    if let mode: UIScrollView.KeyboardDismissMode = node.choice("keyboardDismissMode") {
      scroll.keyboardDismissMode = mode
    }
    let behavior: UIScrollView.ContentInsetAdjustmentBehavior? = node.choice(
      "contentInsetAdjustmentBehavior")
    if let behavior { scroll.contentInsetAdjustmentBehavior = behavior }
    if let insets = node.insets("contentInset") { scroll.contentInset = insets }
    if let node = node.child(key: "refreshControl"), let refresh = make(node) as? UIRefreshControl {
      scroll.refreshControl = refresh
    }
  }

  func set(_ node: InterfaceNode, of table: UITableView) {
    func height(_ attribute: String) -> CGFloat? {
      node.number(attribute).map { $0 == -1 ? UITableView.automaticDimension : $0 }
    }
    if let height = height("rowHeight") { table.rowHeight = height }
    if let height = height("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = height("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = height("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let flag = node.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = node.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if let flag = node.flag("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = flag
    }
    if let flag = node.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = flag
    }
    let styles: [String: UITableViewCell.SeparatorStyle] = ["default": .singleLine]
    if let style = node.choice("separatorStyle", styles) { table.separatorStyle = style }
    if let color = node.color("separatorColor") { table.separatorColor = color }
    if let insets = node.insets("separatorInset") { table.separatorInset = insets }
    for cell in node.children(in: "prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.reusable.makers["cell " + identifier] = prototype(cell)
    }
    if let child = node.child(key: "tableHeaderView") {
      table.tableHeaderView = make(child) as? UIView
    }
    if let child = node.child(key: "tableFooterView") {
      table.tableFooterView = make(child) as? UIView
    }
    if let child = node.child(key: "backgroundView") {
      table.backgroundView = make(child) as? UIView
    }
    guard node.child("sections") != nil else { return }
    let sections = node.children(in: "sections").map { section in
      StaticSection(
        header: section["headerTitle"], footer: section["footerTitle"],
        cells: section.children(in: "cells").compactMap { make($0) as? UITableViewCell })
    }
    (scene?.controller as? UITableViewController)?.staticSections = sections
  }

  func set(_ node: InterfaceNode, of collection: UICollectionView) {
    if let flag = node.flag("allowsSelection") { collection.allowsSelection = flag }
    if let flag = node.flag("allowsMultipleSelection") { collection.allowsMultipleSelection = flag }
    if let flag = node.flag("prefetchingEnabled") { collection.isPrefetchingEnabled = flag }
    if let child = node.child(key: "collectionViewLayout"),
      let layout = make(child) as? UICollectionViewLayout
    {
      collection.collectionViewLayout = layout
    }
    for cell in node.children(in: "cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      collection.reusable.makers["cell " + identifier] = prototype(cell)
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let view = node.child(key: key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      collection.reusable.makers["\(kind) \(identifier)"] = prototype(view)
    }
    if let child = node.child(key: "backgroundView") {
      collection.backgroundView = make(child) as? UIView
    }
  }

  func decode(_ node: InterfaceNode, into layout: UICollectionViewFlowLayout) {
    if let direction: UICollectionView.ScrollDirection = node.choice("scrollDirection") {
      layout.scrollDirection = direction
    }
    if let spacing = node.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = node.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = node.size("itemSize") { layout.itemSize = size }
    if let size = node.size("estimatedItemSize") { layout.estimatedItemSize = size }
    if let size = node.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = node.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = node.insets("sectionInset") { layout.sectionInset = insets }
  }

  func set(_ node: InterfaceNode, of cell: UITableViewCell) {
    if let style: UITableViewCell.SelectionStyle = node.choice("selectionStyle") {
      cell.selectionStyle = style
    }
    let types: [String: UITableViewCell.AccessoryType] = [
      "detailDisclosureButton": .detailDisclosureButton
    ]
    if let type = node.choice("accessoryType", types) { cell.accessoryType = type }
    if let type = node.choice("editingAccessoryType", types) { cell.editingAccessoryType = type }
    if let level = node.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = node.number("indentationWidth") { cell.indentationWidth = width }
    if let flag = node.flag("showsReorderControl") { cell.showsReorderControl = flag }
    if let flag = node.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = flag }
    if let insets = node.insets("separatorInset") { cell.separatorInset = insets }
    if let child = node.child(key: "accessoryView") { cell.accessoryView = make(child) as? UIView }
    if let child = node.child(key: "backgroundView") {
      cell.backgroundView = make(child) as? UIView
    }
    if let child = node.child(key: "selectedBackgroundView") {
      cell.selectedBackgroundView = make(child) as? UIView
    }
    if let content = node.child("listContentConfiguration") {
      var configuration = cell.defaultContentConfiguration()
      configuration.text = content["text"]
      if content["secondaryText"]?.isEmpty == false {
        configuration.secondaryText = content["secondaryText"]
      }
      if let name = content["image"] { configuration.image = image(name) }
      cell.contentConfiguration = configuration
    }
  }

  /// Returns what creates the views of a prototype, each with its own connections.
  private func prototype(_ node: InterfaceNode) -> () -> UIView? {
    let (contents, scene) = (contents, scene)
    return {
      let loader = InterfaceLoader(contents, scene)
      if let scene, let controller = scene.controller { loader.enter(scene.scene.id, controller) }
      let view = loader.make(node) as? UIView
      loader.finish(node.id, root: view)
      return view
    }
  }
}
