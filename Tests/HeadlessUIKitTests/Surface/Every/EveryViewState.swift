import Foundation
import HeadlessUIKit

/// Overrides every member of `UIView`.
final class EveryViewState: UIView {
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { super.accessibilityElementsHidden }
    set { super.accessibilityElementsHidden = newValue }
  }
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
  override var contentMode: ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var transform3D: CATransform3D {
    get { super.transform3D }
    set { super.transform3D = newValue }
  }
  override var contentScaleFactor: CGFloat {
    get { super.contentScaleFactor }
    set { super.contentScaleFactor = newValue }
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }
  override var autoresizesSubviews: Bool {
    get { super.autoresizesSubviews }
    set { super.autoresizesSubviews = newValue }
  }
  override var isMultipleTouchEnabled: Bool {
    get { super.isMultipleTouchEnabled }
    set { super.isMultipleTouchEnabled = newValue }
  }
  override var isExclusiveTouch: Bool {
    get { super.isExclusiveTouch }
    set { super.isExclusiveTouch = newValue }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    super.convert(point, to: coordinateSpace)
  }
  override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    super.convert(point, from: coordinateSpace)
  }
  override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    super.convert(rect, to: coordinateSpace)
  }
  override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    super.convert(rect, from: coordinateSpace)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    super.sizeThatFits(size)
  }
  override func sizeToFit() {
    super.sizeToFit()
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
  }
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
  }
  override func isDescendant(of view: UIView) -> Bool {
    super.isDescendant(of: view)
  }
  override func viewWithTag(_ tag: Int) -> UIView? {
    super.viewWithTag(tag)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
  }
  override func setNeedsDisplay() {
    super.setNeedsDisplay()
  }
  override func setNeedsDisplay(_ rect: CGRect) {
    super.setNeedsDisplay(rect)
  }
  override func draw(_ rect: CGRect) {
    super.draw(rect)
  }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
  override var preservesSuperviewLayoutMargins: Bool {
    get { super.preservesSuperviewLayoutMargins }
    set { super.preservesSuperviewLayoutMargins = newValue }
  }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { super.insetsLayoutMarginsFromSafeArea }
    set { super.insetsLayoutMarginsFromSafeArea = newValue }
  }
}
