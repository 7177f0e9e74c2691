public import Foundation

/// A spinner; a person reads `loading` while it spins.
open class UIActivityIndicatorView: UIView {
  /// The size of a spinner; not used.
  public nonisolated enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large = 101
  }

  private var spins = false

  nonisolated deinit {}

  /// Creates a spinner with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Creates a spinner of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    super.isHidden = true
  }

  /// Creates a spinner of a size.
  @available(iOS, deprecated: 13.0, message: "Use init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// Creates a spinner.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    super.isHidden = true
    coder.configure(self)
  }

  /// The size; stored, but not used.
  open var style = Style.medium
  /// Whether a spinner that doesn't spin is hidden.
  open var hidesWhenStopped = true {
    didSet { if !spins { isHidden = hidesWhenStopped } }
  }
  /// The color; stored, but not used.
  open var color: UIColor!
  /// Starts to spin.
  open func startAnimating() {
    spins = true
    if hidesWhenStopped { isHidden = false }
  }
  /// Stops to spin.
  open func stopAnimating() {
    spins = false
    if hidesWhenStopped { isHidden = true }
  }
  /// Whether the spinner spins.
  open var isAnimating: Bool { spins }

  override func read(into reader: ViewReader) {
    if spins { reader.addStatus(accessibilityLabel ?? "loading", of: self) }
  }
}

/// A bar that shows how far work has come.
open class UIProgressView: UIView {
  /// The style of a bar; not used.
  public nonisolated enum Style: Int, Sendable {
    case `default`, bar
  }

  private var stored: Float = 0

  nonisolated deinit {}

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The style; stored, but not used.
  open var progressViewStyle = Style.default
  /// The progress of the work, from 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? stored }
    set { stored = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  /// Sets how far the work has come.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The object that knows how far the work has come.
  open var observedProgress: Progress?
  /// The color of the done part; stored, but not used.
  open var progressTintColor: UIColor?
  /// The color of the other part; stored, but not used.
  open var trackTintColor: UIColor?
  /// The image of the done part; stored, but not used.
  open var progressImage: UIImage?
  /// The image of the other part; stored, but not used.
  open var trackImage: UIImage?

  override func read(into reader: ViewReader) {
    let percent = Int((progress * 100).rounded())
    reader.addValue(accessibilityLabel ?? "progress", "\(percent) %", of: self)
  }
}

/// Dots that show which page is shown; if the control has actions, a person can choose a page.
open class UIPageControl: UIControl {
  /// The way in which the user operates the control; not used.
  public nonisolated enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }
  /// The background; not used.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  private var page = 0
  private var images: [Int: UIImage] = [:]

  nonisolated deinit {}

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = page
    }
  }
  /// The index of the current page, without sending actions.
  open var currentPage: Int {
    get { page }
    set { page = max(min(newValue, numberOfPages - 1), 0) }
  }
  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false
  /// The color of the dots; stored, but not used.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot; stored, but not used.
  open var currentPageIndicatorTintColor: UIColor?
  /// The background; stored, but not used.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The way in which the user operates the control.
  open var interactionState: InteractionState { .none }
  /// Whether dragging is possible; stored, but not used.
  open var allowsContinuousInteraction = true
  /// The image of the dots; stored, but not used.
  open var preferredIndicatorImage: UIImage?
  /// The image of the current page's dot; stored, but not used.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Whether the current page is shown late; stored, but not used.
  @available(iOS, deprecated: 14.0)
  open var defersCurrentPageDisplay = false
  /// Returns the image of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image of a page's dot; stored, but not used.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// Returns an estimate of the size, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }

  override func read(into reader: ViewReader) {
    guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
    guard actions.isEmpty else { return readChoice(into: reader) }
    reader.addValue(
      accessibilityLabel ?? "page", "\(currentPage + 1) of \(numberOfPages)", of: self)
  }
}

extension UIPageControl {
  /// Reads a control that the user can operate: a choice of a page.
  private func readChoice(into reader: ViewReader) {
    var choice = Content.Choice(
      accessibilityLabel ?? "page", options: (1...numberOfPages).map { "\($0)" },
      selectedIndex: currentPage
    ) { [weak self] in self?.personChooses(page: $0) }
    let extras = ElementExtras(self)
    extras.isEnabled = canBeTapped
    extras.function = function(for: [.valueChanged, .primaryActionTriggered])
    choice.extras = extras
    reader.add(.choice(choice))
  }

  /// Simulates a tap on the dots that leads to a page.
  private func personChooses(page: Int) {
    guard page != currentPage else { return }
    personChanges { currentPage = page }
  }
}

extension ViewReader {
  /// Adds a text that isn't the name of the next element.
  func addStatus(_ text: String, of view: UIView? = nil, lacksLabel: Bool = false) {
    var element = Content.Text(text)
    if let view { element.extras = lacksLabel ? ElementExtras(view) : .ofText(view) }
    if lacksLabel { element.extras?.lacksLabel = true }
    add(.text(element))
  }
}
