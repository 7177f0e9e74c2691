public import Foundation

/// The field in a search bar.
///
/// Its text and its place in the chain of responders are the search bar's.
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  nonisolated deinit {}

  /// Creates a field with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    leftViewMode = .always
    clearButtonMode = .whileEditing
    borderStyle = .roundedRect
    returnKeyType = .search
  }

  /// Creates an empty field, as a storyboard would.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init(of bar: UISearchBar) {
    self.init(frame: .zero)
    self.bar = bar
  }

  /// The search bar's text.
  open override var text: String? {
    get { super.text }
    set {
      if let bar { bar.text = newValue } else { super.text = newValue }
    }
  }
  /// Takes over the search bar's text.
  func take(_ text: String) { super.text = text }

  /// The search bar's placeholder.
  open override var placeholder: String? {
    get { bar.map(\.placeholder) ?? super.placeholder }
    set {
      super.placeholder = newValue
      bar?.placeholder = newValue
    }
  }
  /// The search bar's placeholder, with attributes.
  open override var attributedPlaceholder: NSAttributedString? {
    get {
      let own = super.attributedPlaceholder
      guard let bar, own?.string != bar.placeholder else { return own }
      return bar.placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      super.attributedPlaceholder = newValue
      bar?.placeholder = newValue?.string
    }
  }
  /// Whether the search bar is being edited.
  open override var isEditing: Bool { bar?.isEditing ?? super.isEditing }
  /// Whether the search bar is the first responder.
  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }
  /// Whether the search bar can be edited.
  open override var canBecomeFirstResponder: Bool {
    bar?.canBecomeFirstResponder ?? super.canBecomeFirstResponder
  }
  /// Starts editing the search bar.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }
  /// Ends editing the search bar.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    bar?.resignFirstResponder() ?? super.resignFirstResponder()
  }
}

extension UISearchBar {
  /// Returns a part of the bar by its name, as key-value coding does on iOS.
  ///
  /// Apps for iOS 12 got at the field in this way. Any other key is a fault.
  public final func value(forKey key: String) -> Any? {
    switch key {
    case "searchField", "_searchField": return searchTextField
    case "text": return text
    case "placeholder": return placeholder
    default:
      UIApplication.shared.fault(
        .keyMissing, owningController, nil, "UISearchBar has no value for the key \(key)")
      return nil
    }
  }

  /// Whether the field's own delegate, if the app has set one, permits a change.
  func fieldPermits(_ range: NSRange, _ text: String) -> Bool {
    guard let field = fieldIfLoaded else { return true }
    return field.storedDelegate?.textField(
      field, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
}
