public import Foundation

/// A view, which keeps its state and its place in the tree, and is never drawn.
///
/// What a screen shows is read from its views, in reading order: see `UIViewController.content`.
///
/// What an app can override must stand in the class itself, so this file is long.
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, CALayerDelegate,
  UIAccessibilityIdentification, @preconcurrency NSCoding
{
  // MARK: Creation

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    place = frame
    super.init()
    // The view would be retained for the call.
    if !frame.hasNumbers, !checkGeometry(frame) { place = .zero }
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view as a storyboard or nib declares it; an empty one with any other coder.
  public required init?(coder: NSCoder) {
    place = .zero
    super.init()
    coder.configure(self)
  }

  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  nonisolated deinit {
    for view in children where view.aroundLink.leads(to: self) { view.aroundLink = Link(nil) }
    rareSettings?.forgetView()
  }

  // MARK: State that all views have

  /// The frame before the view's transform, with which the frame, bounds, and center agree.
  var place: CGRect
  var children: [UIView] = []
  // Unowned for speed, as in `UIViewController`. Each owner resets the references to itself when
  // it is freed.
  nonisolated(unsafe) final var aroundLink = Link<UIView>(nil)
  nonisolated(unsafe) final var controllerLink = Link<UIViewController>(nil)
  private var gestures: [UIGestureRecognizer]?
  /// The properties that few views set; `nil` until one of them is set.
  nonisolated(unsafe) var rareSettings: RareViewSettings?
  var ownTintColor: UIColor?
  /// Whether the view has been told that it is in a window.
  var isInWindow = false
  /// Whether the view itself needs a layout.
  var needsLayout = true
  /// Whether a view inside this one needs a layout.
  var containsNeedForLayout = false
  var needsConstraintsUpdate = true

  /// Whether the view is hidden.
  open var isHidden = false {
    didSet { tellObservers() }
  }
  /// The background color of the view; stored, but not used.
  open var backgroundColor: UIColor? {
    didSet {
      AnimatedChanges.current?.note(self, \.backgroundColor, oldValue)
      tellObservers()
    }
  }
  /// The opacity of the view, from 0 to 1; a view below 0.01 can't be seen or touched.
  open var alpha: CGFloat = 1 {
    didSet {
      AnimatedChanges.current?.note(self, \.alpha, oldValue)
      tellObservers()
    }
  }
  /// A number that the app can use to identify the view.
  open var tag = 0
  /// Whether the user can interact with the view and its subviews.
  open var isUserInteractionEnabled = true
  /// The name by which tests identify the view.
  open var accessibilityIdentifier: String?
  /// The name by which assistive technology, and flowsh, call the view.
  open var accessibilityLabel: String?
  /// Whether assistive technology, and flowsh, ignore the view and its subviews.
  open var accessibilityElementsHidden = false
  /// Whether the autoresizing mask is converted to constraints; stored, but not used.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether content outside the view's bounds is hidden; stored, but not used.
  open var clipsToBounds = false
  /// Whether the view has no transparent parts; stored, but not used.
  open var isOpaque = true
  /// The way in which the view is resized with its superview; stored, but not used.
  open var autoresizingMask: AutoresizingMask = []
  /// The way in which the content fills the view; stored, but not used.
  open var contentMode = ContentMode.scaleToFill

  // MARK: Geometry

  /// The frame of the view in its superview, in points.
  open var frame: CGRect {
    get { rareSettings?.frame(of: place) ?? place }
    set { changePlace(to: rareSettings?.place(framed: newValue) ?? newValue) }
  }
  /// The view's bounds in its own coordinate system, in points.
  ///
  /// A change of the size keeps the center.
  open var bounds: CGRect {
    get { CGRect(origin: rareSettings?.boundsOrigin ?? .zero, size: place.size) }
    set {
      guard checkGeometry(newValue, isBounds: true) else { return }
      if newValue.origin != rareSettings?.boundsOrigin ?? .zero {
        rare.boundsOrigin = newValue.origin
      }
      guard newValue.size != place.size else { return tellObservers() }
      changePlace(
        to: CGRect(
          x: place.midX - newValue.width / 2, y: place.midY - newValue.height / 2,
          width: newValue.width, height: newValue.height))
    }
  }
  /// The center of the view in its superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      var moved = place
      moved.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
      changePlace(to: moved)
    }
  }
  /// The transform of the view about its center.
  open var transform: CGAffineTransform {
    get { rareSettings?.transform ?? .identity }
    set {
      let old = transform
      guard old != newValue else { return }
      rare.transform = newValue
      AnimatedChanges.current?.note(self, \.transform, old)
      tellObservers()
    }
  }
  /// The transform in three dimensions; stored, but not used.
  open var transform3D: CATransform3D {
    get { rareSettings?.transform3D ?? CATransform3DIdentity }
    set { rare.transform3D = newValue }
  }
  /// The number of pixels to a point; stored, but not used.
  open var contentScaleFactor: CGFloat {
    get { rareSettings?.contentScaleFactor ?? UIScreen.main.scale }
    set { rare.contentScaleFactor = newValue }
  }
  /// The point about which the view is transformed; stored, but not used.
  open var anchorPoint: CGPoint {
    get { rareSettings?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { rare.anchorPoint = newValue }
  }
  /// Whether subviews are resized with the view; stored, but not used.
  open var autoresizesSubviews: Bool {
    get { !(rareSettings?.keepsSubviewSizes ?? false) }
    set { rare.keepsSubviewSizes = !newValue }
  }
  /// Whether the view receives several touches at once; stored, but not used.
  open var isMultipleTouchEnabled: Bool {
    get { rareSettings?.isMultipleTouchEnabled ?? false }
    set { rare.isMultipleTouchEnabled = newValue }
  }
  /// Whether the view receives touches exclusively; stored, but not used.
  open var isExclusiveTouch: Bool {
    get { rareSettings?.isExclusiveTouch ?? false }
    set { rare.isExclusiveTouch = newValue }
  }

  /// Returns the deepest visible view at a point, which receives the touches there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in children.reversed() {
      if let hit = view.hitTest(view.fromSuperview(point, of: self), with: event) { return hit }
    }
    return self
  }
  /// Returns whether a point is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Converts a point to the coordinates of another view, or of the window if it is `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let base = inTop(point)
    return view?.fromTop(base) ?? base
  }
  /// Converts a point from the coordinates of another view, or of the window if it is `nil`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromTop(view?.inTop(point) ?? point)
  }
  /// Converts a rectangle to the coordinates of another view, or of the window if it is `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convertCorners(rect) { convert($0, to: view) }
  }
  /// Converts a rectangle from the coordinates of another view, or of the window if it is `nil`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convertCorners(rect) { convert($0, from: view) }
  }
  /// Converts a point to another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Converts a point from another space.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Converts a rectangle to another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Converts a rectangle from another space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
  /// Returns the size that fits best into a size: the intrinsic one, or else the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Gives the view the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: The tree

  /// The subviews of this view, from back to front.
  open var subviews: [UIView] { children }
  /// The view that contains this view.
  ///
  /// UIKit's containers don't keep their children's views among their subviews here. Such a view on
  /// screen is nevertheless inside the container's view, or else the window.
  open var superview: UIView? { around ?? containerView }
  /// The window that contains the view; `nil` while the view's controller is off screen.
  open var window: UIWindow? {
    var outermost = Link(self)
    while let (controller, around) = outermost.read({ ($0.controllerLink, $0.aroundLink) }) {
      if let window = controller.read({ $0.viewWindow }) { return window }
      if around.isEmpty { break }
      outermost = around
    }
    return outermost.object as? UIWindow
  }
  /// The view's controller, or else its superview.
  open override var next: UIResponder? { controller ?? around }

  /// Adds a subview in front of the others.
  ///
  /// Adding a view to itself or to a view inside it is a fault.
  open func addSubview(_ view: UIView) { adopt(view, at: nil) }
  /// Inserts a subview at the given index; index 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: index) }
  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    adopt(view, beside: siblingSubview, offset: 0)
  }
  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    adopt(view, beside: siblingSubview, offset: 1)
  }
  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    changeChildren { $0.swapAt(index1, index2) }
  }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    changeChildren { $0.insert($0.remove(at: index), at: 0) }
  }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    changeChildren { $0.append($0.remove(at: index)) }
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the view is about to move to a superview, or away from its own if it is `nil`.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the view is about to move to a window, or off screen if it is `nil`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}
  /// Returns whether the view is the given one or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.around ?? current.containerView
    }
    return false
  }
  /// Returns the view with a tag: this view or a view inside it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in children {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends editing if the first responder is this view or inside it.
  ///
  /// - Parameter force: Whether editing ends even if the first responder refuses.
  /// - Returns: Whether nothing is edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

  // MARK: Layout

  /// Asks for a layout when the app settles.
  open func setNeedsLayout() { requestLayout() }
  /// Lays out the view, its superviews, and its subviews immediately, if they need it.
  ///
  /// Also shows the new top controllers of the stacks inside this view that have changed without
  /// animation.
  open func layoutIfNeeded() {
    let application = UIApplication.shared
    if application.isUnsettled { application.layOut(self) }
    // A callback that calls setNeedsLayout() and then this method would never return.
    guard application.nestedLayouts < 64 else { return }
    application.nestedLayouts += 1
    defer { application.nestedLayouts -= 1 }
    var top = self
    while let above = top.around, above.needsLayout { top = above }
    top.layOutIfRequired()
  }
  /// Called to lay out the subviews; there is no automatic layout.
  open func layoutSubviews() {}
  /// Asks for a drawing, which doesn't take place.
  open func setNeedsDisplay() {}
  /// Asks for a drawing, which doesn't take place.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Never called, because nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// The distances between the view's edges and its content, in points; stored, but not used.
  open var layoutMargins: UIEdgeInsets {
    get { rareSettings?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set {
      guard layoutMargins != newValue else { return }
      rare.layoutMargins = newValue
      layoutMarginsDidChange()
    }
  }
  /// The distances between the view's edges and its content, in reading direction; stored, but not
  /// used.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
  /// Whether the superview's margins also apply to the view; stored, but not used.
  open var preservesSuperviewLayoutMargins: Bool {
    get { rareSettings?.preservesSuperviewLayoutMargins ?? false }
    set { rare.preservesSuperviewLayoutMargins = newValue }
  }
  /// Whether the safe area is added to the margins; stored, but not used.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { !(rareSettings?.ignoresSafeArea ?? false) }
    set { rare.ignoresSafeArea = !newValue }
  }
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Never called, because the safe area doesn't change.
  open func safeAreaInsetsDidChange() {}
  /// The distances between the view's edges and the safe area; always zero.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The area that isn't covered by bars, which is the whole view.
  open var safeAreaLayoutGuide: UILayoutGuide { rare.guide(.safeArea, of: self) }
  /// The area inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { rare.guide(.margins, of: self) }
  /// The area in which text is easy to read.
  open var readableContentGuide: UILayoutGuide { rare.guide(.readable, of: self) }
  /// The area of the keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { rare.keyboardGuide(of: self) }
  /// The layout guides that the app has added.
  open var layoutGuides: [UILayoutGuide] { rareSettings?.guides ?? [] }
  /// Adds a layout guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    rare.guides.append(layoutGuide)
    layoutGuide.owner = self
  }
  /// Removes a layout guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    rare.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  // MARK: Constraints

  /// The constraints that the view keeps.
  open var constraints: [NSLayoutConstraint] { rareSettings?.constraints ?? [] }
  /// Activates a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates the given constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates the given constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  /// Updates the constraints of the view and its subviews, if they need it.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }
  /// Called to update the constraints.
  open func updateConstraints() {}
  /// Returns whether the constraints need an update.
  open func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }
  /// Asks for an update of the constraints with the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintsUpdate = true
    requestLayout()
  }
  /// Whether the view needs constraints; `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size of the view's content; none by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Called when the size of the content has changed.
  open func invalidateIntrinsicContentSize() { requestLayout() }
  /// Returns the priority with which the view resists growing.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    rareSettings?.hugging[axis] ?? .defaultLow
  }
  /// Sets the priority with which the view resists growing; stored, but not used.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { rare.hugging[axis] = priority }
  /// Returns the priority with which the view resists shrinking.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { rareSettings?.resistance[axis] ?? .defaultHigh }
  /// Sets the priority with which the view resists shrinking; stored, but not used.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { rare.resistance[axis] = priority }
  /// Returns the current size, because there is no automatic layout.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }
  /// Returns the current size, because there is no automatic layout.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { bounds.size }
  /// Returns the rectangle by which the view is aligned: the frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for a rectangle by which the view is aligned.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The distances between the frame and the rectangle by which the view is aligned; zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line is the baseline: the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line is the baseline: the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the constraints that affect an axis; none, because there is no automatic layout.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { [] }
  /// Whether the constraints leave open where the view is; always `false`.
  open var hasAmbiguousLayout: Bool { false }
  /// Does nothing, because there is no automatic layout.
  open func exerciseAmbiguityInLayout() {}

  // MARK: Appearance

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer of the view, which is created on first access.
  open var layer: CALayer { rareSettings?.layer ?? makeLayer() }
  /// The color of interactive elements, which subviews inherit.
  open var tintColor: UIColor! {
    get { ownTintColor ?? inheritedTintColor }
    set {
      ownTintColor = newValue
      noteTintColorChange()
    }
  }
  /// The way in which the tint color is dimmed; stored, but not used.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { rareSettings?.tintAdjustmentMode ?? .normal }
    set {
      rare.tintAdjustmentMode = newValue
      noteTintColorChange()
    }
  }
  /// Called when the tint color has changed.
  open func tintColorDidChange() {}
  /// Whether the view is cleared before it is drawn; stored, but not used.
  open var clearsContextBeforeDrawing: Bool {
    get { !(rareSettings?.keepsContext ?? false) }
    set { rare.keepsContext = !newValue }
  }
  /// The view whose opacity masks this one; stored, but not used.
  open var mask: UIView? {
    get { rareSettings?.mask }
    set { rare.mask = newValue }
  }
  /// Whether the view is mirrored in languages that are written from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rareSettings?.semanticContentAttribute ?? .unspecified }
    set { rare.semanticContentAttribute = newValue }
  }
  /// The first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The reading direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
  }
  /// Returns the reading direction for an attribute.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }
  /// Returns the reading direction for an attribute in a layout direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: layoutDirection
    }
  }
  /// Returns an empty view of the same size, in place of a picture of the view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }
  /// Returns an empty view of the given size, in place of a picture of a part of the view.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }
  /// Does nothing, because nothing is drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// The identifier for state restoration; stored, but not used.
  open var restorationIdentifier: String? {
    get { rareSettings?.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }
  /// Never called, because the state isn't saved.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called, because the state isn't restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Whether the view can be focused by a keyboard; `false` by default.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused; always `false`.
  open var isFocused: Bool { false }
  /// The identifier for moving the focus; stored, but not used.
  open var focusGroupIdentifier: String? {
    get { rareSettings?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }
  /// The effects of moving the device; stored, but not used.
  open var motionEffects: [UIMotionEffect] {
    get { rareSettings?.motionEffects ?? [] }
    set { rare.motionEffects = newValue }
  }
  /// Adds an effect of moving the device, which is stored but not used.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect of moving the device.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  /// The interactions of the view.
  open var interactions: [any UIInteraction] {
    get { rareSettings?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  /// Adds an interaction.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Traits

  /// The traits of the view's controller, or else of its superview or the screen.
  open var traitCollection: UITraitCollection { currentTraits }
  /// The traits that the view overrides for itself and its subviews.
  open var traitOverrides: UITraitOverrides {
    get { rareSettings?.traitOverrides ?? UITraitOverrides() }
    set {
      let previous = traitCollection
      rare.traitOverrides = newValue
      notifyTraitsChanged(from: previous)
    }
  }
  /// Does nothing, because traits are always up to date.
  open func updateTraitsIfNeeded() {}
  /// The light or dark style that overrides the inherited style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rareSettings?.traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Called when the traits have changed.
  @available(iOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The smallest text size; stored, but not used.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareSettings?.minimumContentSizeCategory }
    set { rare.minimumContentSizeCategory = newValue }
  }
  /// The largest text size; stored, but not used.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareSettings?.maximumContentSizeCategory }
    set { rare.maximumContentSizeCategory = newValue }
  }

  // MARK: Gesture recognizers

  /// The gesture recognizers of the view; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures }
    set {
      for gesture in gestures ?? [] { gesture.view = nil }
      gestures = newValue
      for gesture in gestures ?? [] { gesture.attach(to: self) }
    }
  }
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
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: Accessibility

  /// Whether assistive technology, and flowsh, treat the view as one element.
  open var isAccessibilityElement: Bool {
    get { rareSettings?.isAccessibilityElement ?? false }
    set { rare.isAccessibilityElement = newValue }
  }
  /// The value of the view, such as the text of a field.
  open var accessibilityValue: String? {
    get { rareSettings?.accessibilityValue }
    set { rare.accessibilityValue = newValue }
  }
  /// The effect of operating the view, in words; stored, but not used.
  open var accessibilityHint: String? {
    get { rareSettings?.accessibilityHint }
    set { rare.accessibilityHint = newValue }
  }
  /// The kind of element that the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rareSettings?.accessibilityTraits ?? .none }
    set { rare.accessibilityTraits = newValue }
  }
  /// The elements in the view, in the order in which they are read; `nil` for the subviews.
  open override var accessibilityElements: [Any]? {
    get { rareSettings?.accessibilityElements }
    set { rare.accessibilityElements = newValue }
  }
  /// Whether the views beside this one are ignored; stored, but not used.
  open var accessibilityViewIsModal: Bool {
    get { rareSettings?.accessibilityViewIsModal ?? false }
    set { rare.accessibilityViewIsModal = newValue }
  }
  /// Whether the elements in the view belong together; stored, but not used.
  open var shouldGroupAccessibilityChildren: Bool {
    get { rareSettings?.groupsAccessibilityChildren ?? false }
    set { rare.groupsAccessibilityChildren = newValue }
  }
  /// The actions of the view besides the main one; stored, but not used.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rareSettings?.accessibilityCustomActions }
    set { rare.accessibilityCustomActions = newValue }
  }
  /// The place of the view on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { rareSettings?.accessibilityFrame ?? convert(bounds, to: nil) }
    set { rare.accessibilityFrame = newValue }
  }
  /// The language of the texts; stored, but not used.
  open var accessibilityLanguage: String? {
    get { rareSettings?.accessibilityLanguage }
    set { rare.accessibilityLanguage = newValue }
  }
  /// The label with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// The value with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// The hint with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// The names for voice control; stored, but not used.
  open var accessibilityUserInputLabels: [String]! {
    get { rareSettings?.accessibilityUserInputLabels }
    set { rare.accessibilityUserInputLabels = newValue }
  }
  /// Whether colors are kept if they are inverted; stored, but not used.
  open var accessibilityIgnoresInvertColors: Bool {
    get { rareSettings?.ignoresInvertColors ?? false }
    set { rare.ignoresInvertColors = newValue }
  }
  /// Whether the view shows a large title; stored, but not used.
  open var showsLargeContentViewer: Bool {
    get { rareSettings?.showsLargeContentViewer ?? false }
    set { rare.showsLargeContentViewer = newValue }
  }
  /// The large title; stored, but not used.
  open var largeContentTitle: String? {
    get { rareSettings?.largeContentTitle }
    set { rare.largeContentTitle = newValue }
  }

  // MARK: What is shown

  /// Adds the elements that show this view to the screen's content.
  ///
  /// By default, these are the elements of its subviews, unless accessibility says otherwise.
  func read(into reader: ViewReader) {
    if let shownContent { reader.add(contentsOf: shownContent()) }
    if reader.readAccessibility(of: self) { return }
    reader.readSubviews(of: self)
  }

  /// Called when the view has moved to a window or off it, before the app is notified.
  func windowChanged(isInWindow: Bool) {}

  // Generated by flowsh-surface to the end of the class; don't edit it.
  /// In UIKit, called to display the layer.
  open func display(_ layer: CALayer) {}
  /// In UIKit, called to draw the layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// In UIKit, called before the layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// In UIKit, called to lay out the sublayers.
  open func layoutSublayers(of layer: CALayer) {}
  /// In UIKit, called to get the action for a change.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
