public import Foundation

/// A view that stores the properties set by coordinators and controllers.
///
/// Nothing is drawn. flowsh simulates view controllers, not views. What the user sees is determined
/// by a view controller's `content`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, @preconcurrency NSCoding {
  /// The frame of the view in its superview, in points; stored, but not used.
  open var frame: CGRect { didSet { AnimatedChanges.current?.note(self, \.frame, oldValue) } }
  /// Whether the view is hidden.
  open var isHidden = false
  /// The background color of the view; stored, but not used.
  open var backgroundColor: UIColor? {
    didSet { AnimatedChanges.current?.note(self, \.backgroundColor, oldValue) }
  }
  /// The color of interactive elements; stored, but not used.
  open var tintColor: UIColor!
  /// The opacity of the view, from 0 to 1; stored, but not used.
  open var alpha: CGFloat = 1 {
    didSet { AnimatedChanges.current?.note(self, \.alpha, oldValue) }
  }
  /// A number that the app can use to identify the view.
  open var tag = 0
  /// Whether the user can interact with the view; stored, but not used.
  open var isUserInteractionEnabled = true
  /// The name by which tests identify the view.
  open var accessibilityIdentifier: String?
  /// Whether the autoresizing mask is converted to constraints; stored, but not used.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The way in which the view is resized with its superview; stored, but not used.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether content outside the view's bounds is hidden; stored, but not used.
  open var clipsToBounds = false
  /// The area that isn't covered by bars, which is the whole view.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The distances between the view's edges and the safe area; always zero.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The dimensions that are resized with the superview.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates a set of dimensions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// The subviews of this view, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The view that contains this view.
  open var superview: UIView? { around }

  // Unowned for speed, as in `UIViewController`. Each owner resets the references to itself when
  // it is freed.
  nonisolated(unsafe) private unowned(unsafe) var around: UIView?
  nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates an empty view.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Does nothing, because storyboards and archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// The traits of the view's controller, or else of its superview or the screen.
  open var traitCollection: UITraitCollection {
    controller?.traitCollection ?? around?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Never called for a view.
  ///
  /// In UIKit, called when the traits have changed.
  @available(iOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  nonisolated deinit {
    for view in subviews where view.around === self { view.around = nil }
  }

  /// The view's bounds in its own coordinate system, in points.
  ///
  /// The origin is always zero. Setting this property sets the size of the frame.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The window that contains the view; `nil` while the view's controller is off screen.
  open var window: UIWindow? {
    guard let controller else { return superview?.window }
    return controller.isInWindow ? controller.hostWindow : nil
  }

  /// The view's controller, or else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.around = self
    subviews.append(view)
    view.controller?.comeIntoView()
  }

  /// Inserts a subview at the given index.
  ///
  /// Index 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    guard let last = subviews.lastIndex(of: view) else { return }
    subviews.remove(at: last)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    addSubview(view)
    guard view !== sibling, subviews.contains(sibling) else { return }
    subviews.removeAll { $0 === view }
    guard let place = subviews.firstIndex(of: sibling) else { return }
    subviews.insert(view, at: place + offset)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Does nothing.
  ///
  /// In UIKit, ends editing in the view's text fields.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    controller?.goOutOfView()
    superview.subviews.removeAll { $0 === self }
    around = nil
  }

  /// Adds a view that has no superview, without the effects on its controller.
  func hold(_ view: UIView) {
    guard view.around == nil, !(view is UIWindow) else { return }
    view.around = self
    subviews.append(view)
  }

  /// Removes a subview without the effects on its controller.
  func release(_ view: UIView) {
    guard view.around === self else { return }
    subviews.removeAll { $0 === view }
    view.around = nil
  }

  /// The gesture recognizers of the view; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures }
    set {
      for gesture in gestures ?? [] { gesture.view = nil }
      gestures = newValue
      for gesture in gestures ?? [] { gesture.view = self }
    }
  }
  private var gestures: [UIGestureRecognizer]?

  /// Attaches a gesture recognizer, and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestures ?? []) + [gestureRecognizer]
  }

  /// Detaches a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let left = gestures?.filter({ $0 !== gestureRecognizer }) else { return }
    gestureRecognizers = left.isEmpty ? nil : left
  }

  /// Returns whether a gesture of this view may begin; `true` by default.
  ///
  /// Never called, because there are no touches.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Activates a constraint; there is no layout.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates the given constraints; there is no layout.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates a constraint; there is no layout.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates the given constraints; there is no layout.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Shows the new top controllers of the stacks inside this view that have changed without
  /// animation.
  ///
  /// Nothing else is laid out.
  open func layoutIfNeeded() {
    let application = UIApplication.shared
    if application.isUnsettled { application.layOut(self) }
  }
  /// Does nothing, because there is no layout.
  ///
  /// In UIKit, requests a new layout.
  open func setNeedsLayout() {}
}
