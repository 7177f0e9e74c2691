public import Foundation

/// The header or footer of a section in a table.
open class UITableViewHeaderFooterView: UIView {
  /// A function that updates a header or footer for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState)
    -> Void

  var loadedContentView: UIView?
  private var loadedTextLabel: UILabel?
  private var loadedDetailLabel: UILabel?
  var configuration: (any UIContentConfiguration)?
  /// The content of the configuration, if it is a list's own.
  var listContent: ListContent?

  /// The identifier for reusing the view; `nil` if the view can't be reused.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view that can't be reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view that can't be reused.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.interface?.reuseIdentifier
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The view that contains the content.
  open var contentView: UIView {
    if let loadedContentView { return loadedContentView }
    if let configuration {
      let view = configuration.makeContentView()
      loadedContentView = view
      addSubview(view)
      return view
    }
    let view = UIView()
    loadedContentView = view
    if let loadedTextLabel { view.addSubview(loadedTextLabel) }
    if let loadedDetailLabel { view.addSubview(loadedDetailLabel) }
    addSubview(view)
    return view
  }
  /// The label for the title.
  open var textLabel: UILabel? {
    if let loadedTextLabel { return loadedTextLabel }
    let label = UILabel()
    loadedTextLabel = label
    if configuration == nil { loadedContentView?.addSubview(label) }
    return label
  }
  /// The label for the detail text.
  open var detailTextLabel: UILabel? {
    if let loadedDetailLabel { return loadedDetailLabel }
    let label = UILabel()
    loadedDetailLabel = label
    if configuration == nil { loadedContentView?.addSubview(label) }
    return label
  }
  /// The content as a value, which replaces the content view; `nil` if the app uses the labels or
  /// views of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set { show(newValue) }
  }
  /// Whether the content configuration follows the state of the view.
  open var automaticallyUpdatesContentConfiguration = true
  /// Returns the content of a plain header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// The background as a value; stored, but not used.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the background follows the state of the view; stored, but not used.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the background of a plain header.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
  /// The view behind the content; stored, but not shown.
  open var backgroundView: UIView?
  /// The state of the view, by which its configurations are updated.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Updates the configurations.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
  /// Called when the state of the view has changed.
  ///
  /// The default implementation updates the content configuration.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateContent(for: state)
  }
  /// A function that is called when the state of the view has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Called when the view is about to be reused for another section.
  open func prepareForReuse() {}

  override func read(into reader: ViewReader) {
    let content = LoadedCellContent(
      view: loadedContentView, text: configuration == nil ? loadedTextLabel : nil,
      detail: configuration == nil ? loadedDetailLabel : nil, list: listContent)
    if loadedContentView != nil || (subviews.contains { $0 !== loadedContentView }) {
      return reader.readSubviews(of: self)
    }
    let texts = CellContent(of: self, content)
    reader.addLabel(texts.title, of: self)
    for detail in texts.details { reader.addLabel(detail, of: self) }
  }
}
