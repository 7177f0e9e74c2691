import Foundation

/// The properties of a view that few apps set, in an object of their own, so that a view stays
/// small.
final class RareViewSettings {
  /// The kind of a guide that a view provides.
  enum GuideKind: Int { case safeArea, margins, readable }
  /// An observer of a property, which isn't retained.
  struct Observer {
    weak var observation: NSKeyValueObservation?
  }
  /// An observer of a property that it knows by its name.
  struct NamedObserver {
    weak var observer: UIResponder?
    /// The observer's identity, which is known even while it is being deallocated.
    let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: NSKeyValueObservation
  }

  var transform = CGAffineTransform.identity
  var transform3D = CATransform3DIdentity
  var boundsOrigin = CGPoint.zero
  var contentScaleFactor: CGFloat?
  var anchorPoint: CGPoint?
  var keepsSubviewSizes = false
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  // Only the main actor uses it, and at last the view's deinit, when nobody else can.
  nonisolated(unsafe) var layer: CALayer?
  var layoutMargins: UIEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var ignoresSafeArea = false
  var guides: [UILayoutGuide] = []
  private var ownGuides: [GuideKind: UILayoutGuide] = [:]
  private var keyboard: UIKeyboardLayoutGuide?
  var constraints: [NSLayoutConstraint] = []
  /// Whether a constraint has placed subviews beside each other.
  var hasNeighbors = false
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var tintAdjustmentMode = UIView.TintAdjustmentMode.normal
  var keepsContext = false
  var mask: UIView?
  /// The elements that a view of another framework of the system shows.
  var shownContent: (() -> [Content.Element])?
  /// The view of UIKit that shows this one without adding it.
  var whole = WeakLink<UIView>(nil)
  /// The number of fields whose input view this is.
  var inputFields = 0
  var semanticContentAttribute: UISemanticContentAttribute?
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var traitOverrides = UITraitOverrides()
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  var isAccessibilityElement: Bool?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityTraits: UIAccessibilityTraits?
  var accessibilityElements: [Any]?
  var accessibilityViewIsModal = false
  var groupsAccessibilityChildren = false
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var accessibilityFrame: CGRect?
  var accessibilityLanguage: String?
  var accessibilityUserInputLabels: [String]?
  var ignoresInvertColors = false
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  /// The observers of the view's properties, which keep the view.
  var observers: [Observer] = []
  var namedObservers: [NamedObserver] = []
  /// Whether the view becomes the first responder once it is in a window.
  var becomesFirst = false

  /// Clears the references to a view that is being freed.
  nonisolated func forgetView() { layer?.view = nil }

  func guide(_ kind: GuideKind, of view: UIView) -> UILayoutGuide {
    if let guide = ownGuides[kind] { return guide }
    let guide = UILayoutGuide()
    guide.owner = view
    ownGuides[kind] = guide
    return guide
  }

  func keyboardGuide(of view: UIView) -> UIKeyboardLayoutGuide {
    if let keyboard { return keyboard }
    let guide = UIKeyboardLayoutGuide()
    guide.owner = view
    keyboard = guide
    return guide
  }

  /// Returns the frame of a view whose frame before the transform is given.
  func frame(of place: CGRect) -> CGRect {
    guard !transform.isIdentity else { return place }
    let around = CGRect(
      x: -place.width / 2, y: -place.height / 2, width: place.width, height: place.height)
    return around.applying(transform).offsetBy(dx: place.midX, dy: place.midY)
  }

  /// Returns the frame before the transform of a view whose frame is given.
  func place(framed frame: CGRect) -> CGRect {
    guard !transform.isIdentity else { return frame }
    let around = CGRect(
      x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
    let size = around.applying(transform.inverted()).size
    return CGRect(
      x: frame.midX - transform.tx - size.width / 2, y: frame.midY - transform.ty - size.height / 2,
      width: size.width, height: size.height)
  }
}

extension UIView {
  /// The properties that few views set, created on first access.
  var rare: RareViewSettings {
    if let rareSettings { return rareSettings }
    let made = RareViewSettings()
    rareSettings = made
    return made
  }

  func makeLayer() -> CALayer {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = ClassInitializer.make(type)
    layer.view = self
    rare.layer = layer
    return layer
  }

  var inheritedTintColor: UIColor {
    var next: UIResponder? = self.next
    while let responder = next {
      if let view = responder as? UIView {
        if let color = view.ownTintColor { return color }
      }
      next = responder.next
    }
    return .tintColor
  }

  /// Tells the view and those inside it that inherit its tint color.
  func noteTintColorChange() {
    tintColorDidChange()
    for view in children where view.ownTintColor == nil { view.noteTintColorChange() }
  }
}
