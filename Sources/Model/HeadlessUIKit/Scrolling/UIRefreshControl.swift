public import Foundation

/// A control that appears when the user pulls a scroll view down.
///
/// The pull begins to refresh and sends `valueChanged`. The app ends the refreshing.
open class UIRefreshControl: UIControl {
  /// Whether the control spins.
  open private(set) var isRefreshing = false
  /// The text below the control, which is shown while it spins.
  open var attributedTitle: NSAttributedString?

  /// Creates a control.
  public init() { super.init(frame: .zero) }

  /// Creates a control with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// Begins to spin, without sending an action.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops spinning.
  open func endRefreshing() { isRefreshing = false }

  /// Simulates the user's pull, which drags the scroll view down.
  ///
  /// As on a device, the refresh begins while the finger is still down.
  func personPulls() {
    guard isEnabled, !isRefreshing else { return }
    guard let scroll = superview as? UIScrollView else { return refresh() }
    scroll.personPulls { refresh() }
  }

  private func refresh() {
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  override func read(into reader: ViewReader) {
    if isRefreshing {
      let title = attributedTitle?.string ?? ""
      reader.addLabel(title.isEmpty ? "Refreshing" : title, of: self)
    }
    guard isEnabled else { return }
    reader.add(
      .gesture(
        Content.Gesture(.refresh, isEnabled: !isRefreshing) { [self] _ in personPulls() }))
  }
}
