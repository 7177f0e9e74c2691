public import Foundation

/// A button.
///
/// What an app can override must stand in the class itself, so this file is long.
open class UIButton: UIControl {
  /// The type of a button.
  public nonisolated enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
    /// The earlier name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button; stored, but not used.
  public nonisolated enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// A closure that updates the configuration when the state changes.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  var looks = ButtonLooks()
  private var label: UILabel?
  private var picture: UIImageView?
  private var subtitle: UILabel?
  private var storedConfiguration: Configuration?
  private var storedMenu: UIMenu?
  /// Whether the configuration is to be updated before the button is read.
  var needsConfigurationUpdate = false
  private var updates = false
  private var storedInsets: ButtonInsets?

  nonisolated deinit {}

  /// Creates a button that performs an action, which also gives it its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// Creates a button of a type that performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }
  /// Creates a button with a configuration that performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    storedConfiguration = configuration
    take(primaryAction)
  }
  /// Creates a button with an image that calls a method.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The type of the button.
  open internal(set) var buttonType = ButtonType.custom
  /// The role of the button; stored, but not used.
  open var role = Role.normal
  /// Whether a pointer is above the button; always `false`.
  open var isHovered: Bool { false }
  /// Whether the button stays pressed; always `false`.
  open var isHeld: Bool { false }
  /// Whether a pointer has an effect; stored, but not used.
  open var isPointerInteractionEnabled = false
  /// Whether the image grows with the user's preferred size of text; stored, but not used.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // MARK: Titles and images

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the color of the title for a state; stored, but not used.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the color of the title's shadow for a state; stored, but not used.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.shadowColor = color }
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind the title for a state; stored, but not used.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  /// Sets how a symbol is drawn for a state; stored, but not used.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbol = configuration } }
  /// Sets the title with attributes for a state, which has priority.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Returns the title for a state, or else for the normal one, as do the functions that follow.
  open func title(for state: State) -> String? { look(\.title, for: state) }
  /// Returns the color of the title for a state.
  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, for: state) }
  /// Returns the color of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    look(\.shadowColor, for: state)
  }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { look(\.image, for: state) }
  /// Returns the image behind the title for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    look(\.backgroundImage, for: state)
  }
  /// Returns how a symbol is drawn for a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { look(\.symbol, for: state) }
  /// Returns the title with attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    look(\.attributedTitle, for: state)
  }
  /// The title for the current state.
  open var currentTitle: String? {
    storedConfiguration?.title ?? look(\.title) ?? currentAttributedTitle?.string
  }
  /// The color of the title for the current state.
  open var currentTitleColor: UIColor { look(\.titleColor) ?? .white }
  /// The color of the title's shadow for the current state.
  open var currentTitleShadowColor: UIColor? { look(\.shadowColor) }
  /// The image for the current state.
  open var currentImage: UIImage? { storedConfiguration?.image ?? look(\.image) }
  /// The image behind the title for the current state.
  open var currentBackgroundImage: UIImage? { look(\.backgroundImage) }
  /// The configuration of the symbol for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { look(\.symbol) }
  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { look(\.attributedTitle) }
  /// The label of the title.
  open var titleLabel: UILabel? {
    if label == nil {
      let made = UILabel()
      made.rare.whole = WeakLink(self)
      label = made
      updateLabels()
    }
    return label
  }
  /// The view of the image.
  open var imageView: UIImageView? {
    if picture == nil {
      let made = UIImageView()
      made.rare.whole = WeakLink(self)
      picture = made
      updateLabels()
    }
    return picture
  }
  /// The label of the subtitle; `nil` without one.
  open var subtitleLabel: UILabel? {
    guard let text = storedConfiguration?.subtitle else { return nil }
    if subtitle == nil {
      let made = UILabel()
      made.rare.whole = WeakLink(self)
      subtitle = made
    }
    subtitle?.text = text
    return subtitle
  }

  // MARK: Configurations

  /// The configuration, which has priority over titles and images; `nil` if there is none.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      updateLabels()
      if !updates { setNeedsUpdateConfiguration() }
    }
  }
  /// Whether the configuration follows the state; stored, but not used.
  open var automaticallyUpdatesConfiguration = true
  /// The closure that updates the configuration when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Asks for an update of the configuration, which takes place when the app settles.
  open func setNeedsUpdateConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    requestLayout()
  }
  /// Called to update the configuration; calls the closure.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updates = true
    updateConfiguration()
    updates = false
  }
  /// Updates the configuration.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }
  override func stateChanged() {
    if storedConfiguration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
    updateLabels()
  }

  // MARK: Menus

  /// The menu; `nil` if there is none.
  open var menu: UIMenu? {
    get { storedMenu }
    set {
      storedMenu = newValue
      isContextMenuInteractionEnabled = newValue != nil
      if changesSelectionAsPrimaryAction { selectFirst() }
    }
  }
  /// The order of the menu's elements; stored, but not used.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a tap changes the selection: of the button itself, or of its menu's action.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction { selectFirst() } }
  }

  override func touchedUpInside(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
    send([.touchUpInside, .primaryActionTriggered], event)
  }
  /// Performs the main action as a tap does.
  open override func performPrimaryAction() {
    send([.touchUpInside, .primaryActionTriggered], nil)
  }

  // MARK: Earlier properties

  /// The distances around the content, in points; stored, but not used.
  @available(iOS, deprecated: 15.0)
  open var contentEdgeInsets: UIEdgeInsets {
    get { storedInsets?.content ?? .zero }
    set { insets.content = newValue }
  }
  /// The distances around the title, in points; stored, but not used.
  @available(iOS, deprecated: 15.0)
  open var titleEdgeInsets: UIEdgeInsets {
    get { storedInsets?.title ?? .zero }
    set { insets.title = newValue }
  }
  /// The distances around the image, in points; stored, but not used.
  @available(iOS, deprecated: 15.0)
  open var imageEdgeInsets: UIEdgeInsets {
    get { storedInsets?.image ?? .zero }
    set { insets.image = newValue }
  }
  private var insets: ButtonInsets {
    get { storedInsets ?? ButtonInsets() }
    set { storedInsets = newValue }
  }
  /// Whether the image is darker while touched; stored, but not used.
  @available(iOS, deprecated: 15.0)
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is darker while disabled; stored, but not used.
  @available(iOS, deprecated: 15.0)
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while touched; stored, but not used.
  @available(iOS, deprecated: 15.0)
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow changes while touched; stored, but not used.
  @available(iOS, deprecated: 15.0)
  open var reversesTitleShadowWhenHighlighted = false
  /// Returns the place of the background.
  @available(iOS, deprecated: 15.0)
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the place of the content.
  @available(iOS, deprecated: 15.0)
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the place of the title.
  @available(iOS, deprecated: 15.0)
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Returns the place of the image.
  @available(iOS, deprecated: 15.0)
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// An estimate of the title's size, in points.
  open override var intrinsicContentSize: CGSize {
    UIFont.size(of: currentTitle ?? "", in: label?.font)
  }
  /// Returns an estimate of the title's size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Shows the current title and image in the label and the view, if they exist.
  func updateLabels() {
    if let label {
      if let text = storedConfiguration?.attributedTitle.map({ String($0.characters) }) {
        label.text = text
      } else if let attributed = storedConfiguration == nil ? currentAttributedTitle : nil {
        label.attributedText = attributed
      } else {
        label.text = currentTitle
      }
    }
    picture?.image = currentImage
  }

  /// The label of the title, if it has been asked for.
  var loadedLabel: UILabel? { label }

  override func read(into reader: ViewReader) { readButton(into: reader) }
}
