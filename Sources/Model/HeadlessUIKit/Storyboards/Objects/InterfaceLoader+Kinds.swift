import Foundation

extension InterfaceLoader {
  /// Sets what only views of one class have.
  func setKind(_ node: InterfaceNode, of view: UIView) {
    if let control = view as? UIControl { set(node, ofControl: control) }
    if let scroll = view as? UIScrollView { set(node, ofScroll: scroll) }
    switch view {
    case let label as UILabel: set(node, of: label)
    case let field as UITextField: set(node, of: field)
    case let text as UITextView: set(node, of: text)
    case let bar as UISearchBar: set(node, of: bar)
    case let button as UIButton: set(node, of: button)
    case let image as UIImageView: set(node, of: image)
    case let stack as UIStackView: set(node, of: stack)
    case let table as UITableView: set(node, of: table)
    case let collection as UICollectionView: set(node, of: collection)
    case let cell as UITableViewCell: set(node, of: cell)
    case let bar as UINavigationBar: set(node, of: bar)
    case let bar as UIToolbar: set(node, of: bar)
    case let bar as UITabBar: set(node, of: bar)
    case let spinner as UIActivityIndicatorView: set(node, of: spinner)
    case let progress as UIProgressView: set(node, of: progress)
    default: break
    }
  }

  private func set(_ node: InterfaceNode, ofControl control: UIControl) {
    if let enabled = node.flag("enabled") { control.isEnabled = enabled }
    if let selected = node.flag("selected") { control.isSelected = selected }
    if let highlighted = node.flag("highlighted") { control.isHighlighted = highlighted }
    if let place: UIControl.ContentHorizontalAlignment = node.choice("contentHorizontalAlignment") {
      control.contentHorizontalAlignment = place
    }
    if let place: UIControl.ContentVerticalAlignment = node.choice("contentVerticalAlignment") {
      control.contentVerticalAlignment = place
    }
    if let flag = node.flag("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = flag }
    if let tip = node["toolTip"] { control.toolTip = tip }
    switch control {
    case let control as UISwitch:
      if let on = node.flag("on") { control.isOn = on }
      if let color = node.color("onTintColor") { control.onTintColor = color }
      if let color = node.color("thumbTintColor") { control.thumbTintColor = color }
      if let title = node["title"] { control.title = title }
    case let slider as UISlider: set(node, of: slider)
    case let stepper as UIStepper: set(node, of: stepper)
    case let segments as UISegmentedControl: set(node, of: segments)
    case let picker as UIDatePicker: set(node, of: picker)
    case let pages as UIPageControl: set(node, of: pages)
    case let refresh as UIRefreshControl:
      if let title = node.attributedString("attributedTitle") { refresh.attributedTitle = title }
    default: break
    }
  }

  private func set(_ node: InterfaceNode, of slider: UISlider) {
    if let value = node.number("minValue") { slider.minimumValue = Float(value) }
    if let value = node.number("maxValue") { slider.maximumValue = Float(value) }
    if let value = node.number("value") { slider.value = Float(value) }
    if let flag = node.flag("continuous") { slider.isContinuous = flag }
    if let name = node["minimumValueImage"] { slider.minimumValueImage = image(name) }
    if let name = node["maximumValueImage"] { slider.maximumValueImage = image(name) }
  }

  private func set(_ node: InterfaceNode, of stepper: UIStepper) {
    if let value = node.number("minimumValue") { stepper.minimumValue = value }
    if let value = node.number("maximumValue") { stepper.maximumValue = value }
    if let value = node.number("stepValue") { stepper.stepValue = value }
    if let value = node.number("value") { stepper.value = value }
    if let flag = node.flag("wraps") { stepper.wraps = flag }
    if let flag = node.flag("autorepeat") { stepper.autorepeat = flag }
    if let flag = node.flag("continuous") { stepper.isContinuous = flag }
  }

  private func set(_ node: InterfaceNode, of control: UISegmentedControl) {
    for (place, segment) in node.children(in: "segments").enumerated() {
      if let name = segment["image"] {
        control.insertSegment(with: image(name), at: place, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"], at: place, animated: false)
      }
      if let enabled = segment.flag("enabled") { control.setEnabled(enabled, forSegmentAt: place) }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: place) }
    }
    if let selected = node.integer("selectedSegmentIndex") {
      control.selectedSegmentIndex = selected
    }
    if let momentary = node.flag("momentary") { control.isMomentary = momentary }
    if let color = node.color("selectedSegmentTintColor") {
      control.selectedSegmentTintColor = color
    }
  }

  private func set(_ node: InterfaceNode, of picker: UIDatePicker) {
    if let mode: UIDatePicker.Mode = node.choice(
      "datePickerMode", ["countDownTimer": .countDownTimer])
    {
      picker.datePickerMode = mode
    }
    if let style: UIDatePickerStyle = node.choice("style") {
      picker.preferredDatePickerStyle = style
    }
    if let minutes = node.integer("minuteInterval") { picker.minuteInterval = minutes }
    if let name = node.child(key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: name)
    }
    func date(_ key: String) -> Date? {
      node.child(key: key)?.number("timeIntervalSinceReferenceDate")
        .map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    if let date = date("minimumDate") { picker.minimumDate = date }
    if let date = date("maximumDate") { picker.maximumDate = date }
    if let date = date("date"), node.flag("useCurrentDate") != true { picker.date = date }
    if let seconds = node.number("countDownDuration") { picker.countDownDuration = seconds }
  }

  private func set(_ node: InterfaceNode, of pages: UIPageControl) {
    if let count = node.integer("numberOfPages") { pages.numberOfPages = count }
    if let page = node.integer("currentPage") { pages.currentPage = page }
    if let flag = node.flag("hidesForSinglePage") { pages.hidesForSinglePage = flag }
    if let color = node.color("pageIndicatorTintColor") { pages.pageIndicatorTintColor = color }
    if let color = node.color("currentPageIndicatorTintColor") {
      pages.currentPageIndicatorTintColor = color
    }
  }

  private func set(_ node: InterfaceNode, of view: UIImageView) {
    if let name = node["image"] { view.image = image(name) }
    if let name = node.child("imageReference")?["image"] { view.image = image(name) }
    if let name = node["highlightedImage"] { view.highlightedImage = image(name) }
    if let highlighted = node.flag("highlighted") { view.isHighlighted = highlighted }
  }

  private func set(_ node: InterfaceNode, of stack: UIStackView) {
    if let axis: NSLayoutConstraint.Axis = node.choice("axis") { stack.axis = axis }
    if let spacing = node.number("spacing") { stack.spacing = spacing }
    if node["spacingType"] == "standard" { stack.spacing = 8 }
    let names: [String: UIStackView.Alignment] = ["top": .top, "bottom": .bottom]
    if let alignment = node.choice("alignment", names) { stack.alignment = alignment }
    if let distribution: UIStackView.Distribution = node.choice("distribution") {
      stack.distribution = distribution
    }
    if let flag = node.flag("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = flag
    }
    if let flag = node.flag("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = flag
    }
  }

  private func set(_ node: InterfaceNode, of spinner: UIActivityIndicatorView) {
    if let style: UIActivityIndicatorView.Style = node.choice("style") { spinner.style = style }
    if let color = node.color("color") { spinner.color = color }
    guard node["id"] != nil else { return }
    // Interface Builder writes nothing for a spinner that stays when it stops.
    spinner.hidesWhenStopped = node.flag("hidesWhenStopped") ?? false
    if node.flag("animating") == true { spinner.startAnimating() }
  }

  private func set(_ node: InterfaceNode, of view: UIProgressView) {
    if let style: UIProgressView.Style = node.choice("progressViewStyle") {
      view.progressViewStyle = style
    }
    if let progress = node.number("progress") { view.progress = Float(progress) }
    if let color = node.color("progressTintColor") { view.progressTintColor = color }
    if let color = node.color("trackTintColor") { view.trackTintColor = color }
  }
}
