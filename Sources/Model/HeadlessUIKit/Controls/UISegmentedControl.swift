public import Foundation

/// A control of several segments, one of which is selected.
open class UISegmentedControl: UIControl {
  /// The place of a segment.
  public nonisolated enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  private struct Entry {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }

  /// The index that stands for no selection.
  public nonisolated static let noSegment = -1

  private var segments: [Entry] = []
  private var selected = UISegmentedControl.noSegment
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  nonisolated deinit {}

  /// Creates a control without segments, with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with segments of titles, images, or actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(
        Entry(
          title: item as? String ?? (item as? NSString).map { "\($0)" }, image: item as? UIImage,
          action: item as? UIAction))
    }
  }

  /// Creates a control with segments of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { segments.append(Entry(action: action)) }
  }

  /// Inserts a segment of an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Entry(action: action), at: segment)
  }
  /// Gives a segment an action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].action = action
    segments[segment].title = nil
    segments[segment].image = nil
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// Returns the index of the segment with an action.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Whether the selection isn't kept after a tap.
  open var isMomentary = false
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Whether the widths follow the content; stored, but not used.
  open var apportionsSegmentWidthsByContent = false
  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Entry(title: title), at: segment)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Entry(image: image), at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index)
    if selected == index {
      selected = Self.noSegment
    } else if selected > index {
      selected -= 1
    }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment) else { return nil }
    return segments[segment].title ?? segments[segment].action?.title
  }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].title = nil
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment) else { return nil }
    return segments[segment].image ?? segments[segment].action?.image
  }
  /// Sets the width of a segment, in points; stored, but not used.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].width = width }
  }
  /// Returns the width of a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Sets the offset of a segment's content, in points; stored, but not used.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].offset = offset }
  }
  /// Returns the offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// The index of the selected segment, without sending actions; `noSegment` if none is selected.
  ///
  /// An index that isn't one of a segment's is a fault.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      guard newValue < segments.count else {
        return UIApplication.shared.fault(
          .segmentMissing, owningController, nil,
          "selectedSegmentIndex \(newValue) of a segmented control that has \(segments.count)")
      }
      selected = max(newValue, Self.noSegment)
    }
  }
  /// The color of the selected segment; stored, but not used.
  open var selectedSegmentTintColor: UIColor?
  /// Sets the attributes of titles; stored, but not used.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { self.attributes[state] = attributes }
  /// Returns the attributes of titles.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  /// Sets the background; it isn't used.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the image between segments; it isn't used.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the offset of the content; it isn't used.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {}

  private func insert(_ entry: Entry, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(entry, at: index)
    if selected >= index { selected += 1 }
  }

  /// Simulates a tap on a segment.
  package func personSelects(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    // A tap on the selected segment changes nothing.
    guard index != selected || isMomentary else { return }
    let action = segments[index].action
    personChanges {
      selected = index
      if let action { sendAction(action) }
    }
    if isMomentary { selected = Self.noSegment }
  }

  override func read(into reader: ViewReader) {
    guard !segments.isEmpty else { return }
    let name = reader.name(of: self, kind: "Segments")
    let options = segments.indices.map { index in
      titleForSegment(at: index) ?? imageForSegment(at: index)?.spokenName ?? "\(index + 1)"
    }
    var choice = Content.Choice(
      name, options: options, selectedIndex: segments.indices.contains(selected) ? selected : nil
    ) { self.personSelects($0) }
    let extras = ElementExtras(self)
    // VoiceOver reads the segments, and not the control.
    extras.lacksLabel = segments.indices.contains { index in
      titleForSegment(at: index).map(\.isBlank) ?? true
        && imageForSegment(at: index)?.spokenLabel == nil
    }
    extras.isEnabled = canBeTapped
    extras.disabledOptions = Set(segments.indices.filter { !segments[$0].isEnabled })
    extras.function = function(for: [.valueChanged, .primaryActionTriggered])
    choice.extras = extras
    reader.add(.choice(choice))
  }
}
