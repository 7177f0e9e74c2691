import Foundation
import HeadlessUIKit

extension LiveElement {
  /// The look of the element; that of a row is read apart.
  var look: ElementLook {
    switch self {
    case .text(let text): text.isFooter ? .footer : text.view.map(Self.look(ofText:)) ?? .standard
    case .button(let button):
      if let view = button.view as? UIButton {
        .button(ButtonLook(view))
      } else {
        button.isInfo ? .info : .standard
      }
    case .barButton(let item): .button(ButtonLook(item))
    case .alertAction(let action):
      switch action.style {
      case .default: .button(.plain)
      case .cancel: .button(.cancel)
      case .destructive: .button(.destructive)
      }
    case .field(let field): field.view.map(Self.look(ofField:)) ?? .standard
    case .choice(let choice): Self.look(of: choice)
    case .header, .row, .toggle, .search, .gesture: .standard
    }
  }

  private static func look(ofText view: UIView) -> ElementLook {
    switch view {
    case let bar as UIProgressView: .progress(Double(bar.progress))
    case let dots as UIPageControl: .pages(count: dots.numberOfPages, current: dots.currentPage)
    case is UIActivityIndicatorView: .spinner
    case is UIImageView: .image
    case let label as UILabel: look(of: label)
    case let stack as UIStackView: (stack.arrangedSubviews.last as? UILabel).map(look) ?? .standard
    default: .standard
    }
  }

  private static func look(of label: UILabel) -> ElementLook {
    label.numberOfLines > 0 ? .label(lines: label.numberOfLines) : .standard
  }

  private static func look(ofField view: UIView) -> ElementLook {
    switch view {
    case let slider as UISlider:
      .slider(
        fraction(
          Double(slider.value), Double(slider.minimumValue), Double(slider.maximumValue)),
        from: Double(slider.minimumValue), to: Double(slider.maximumValue))
    case is UIStepper: .stepper
    case is UITextView: .textView
    default: .standard
    }
  }

  private static func fraction(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let fraction = (value - low) / (high - low)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  private static func look(of choice: Content.Choice) -> ElementLook {
    guard !choice.isField else { return .standard }
    guard let view = choice.view else { return lookOfDeclared(choice) }
    switch view {
    case is UISegmentedControl: return .segments
    case let picker as UIDatePicker: return picker.datePickerStyle == .wheels ? .wheel : .date
    case is UIPickerView: return .wheel
    case let dots as UIPageControl:
      return .pages(count: dots.numberOfPages, current: dots.currentPage)
    case is UIButton: return .menu
    default: return .standard
    }
  }

  /// The look of a choice that a screen declares: segments if there is room for all options.
  private static func lookOfDeclared(_ choice: Content.Choice) -> ElementLook {
    let letters = choice.options.reduce(0) { $0 + $1.utf8.count }
    return choice.values == nil && (1...4).contains(choice.options.count) && letters <= 32
      ? .segments : .menu
  }
}

extension ButtonLook {
  /// Creates the look of a button.
  @MainActor init(_ button: UIButton) {
    if button.showsImage {
      self = .image
    } else if button.role == .destructive {
      self = button.shownBackground == .filled ? .destructiveFilled : .destructive
    } else {
      self =
        switch button.shownBackground {
        case .none: .plain
        case .tinted: .tinted
        case .gray: .gray
        case .filled: button.isRed ? .destructiveFilled : .prominent
        }
    }
  }

  /// Creates the look of a bar's button.
  @MainActor init(_ item: UIBarButtonItem) {
    self = item.showsImage ? .image : item.style == .done ? .done : .plain
  }
}

extension RowLook {
  /// Creates the look of a row, from its cell or, if the screen declares it, from its action.
  @MainActor init(
    _ row: Content.Row, _ snapshot: ElementSnapshot, columns: Int, startsSection: Bool,
    list: List
  ) {
    self.init(
      columns: columns, startsSection: startsSection, hasTitle: row.hasTitle, list: list)
    guard let cell = row.cellLook else {
      if snapshot.isChecked {
        accessory = .checkmark
      } else if row.isSelectable, row.isExpanded == nil {
        accessory = .chevron
      }
      return
    }
    image = cell.image
    hasLabelColumn = cell.hasLabelColumn && row.detail != nil && row.detail != "✓"
    hasSubtitle = cell.hasSubtitle && row.detail != nil && row.detail != "✓"
    switch cell.accessory {
    case .none: accessory = snapshot.isChecked ? .checkmark : .none
    case .disclosure: accessory = .chevron
    case .checkmark: accessory = .checkmark
    case .detail: accessory = .info
    }
  }
}

extension RowLook.List {
  /// Creates a form from that of a list.
  init(_ form: ListForm) {
    self =
      switch form {
      case .plain: .plain
      case .grouped: .grouped(isInset: false)
      case .inset: .grouped(isInset: true)
      }
  }
}
