import Foundation
import HeadlessUIKit

/// Overrides every member of `UISegmentedControl`.
final class EverySegmentedControl: UISegmentedControl {
  override func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    super.insertSegment(action: action, at: segment, animated: animated)
  }
  override func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    super.setAction(action, forSegmentAt: segment)
  }
  override func actionForSegment(at segment: Int) -> UIAction? {
    super.actionForSegment(at: segment)
  }
  override func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    super.segmentIndex(identifiedBy: actionIdentifier)
  }
  override var isMomentary: Bool {
    get { super.isMomentary }
    set { super.isMomentary = newValue }
  }
  override var numberOfSegments: Int { super.numberOfSegments }
  override var apportionsSegmentWidthsByContent: Bool {
    get { super.apportionsSegmentWidthsByContent }
    set { super.apportionsSegmentWidthsByContent = newValue }
  }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    super.insertSegment(withTitle: title, at: segment, animated: animated)
  }
  override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    super.insertSegment(with: image, at: segment, animated: animated)
  }
  override func removeSegment(at segment: Int, animated: Bool) {
    super.removeSegment(at: segment, animated: animated)
  }
  override func removeAllSegments() {
    super.removeAllSegments()
  }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    super.setTitle(title, forSegmentAt: segment)
  }
  override func titleForSegment(at segment: Int) -> String? {
    super.titleForSegment(at: segment)
  }
  override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    super.setImage(image, forSegmentAt: segment)
  }
  override func imageForSegment(at segment: Int) -> UIImage? {
    super.imageForSegment(at: segment)
  }
  override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    super.setWidth(width, forSegmentAt: segment)
  }
  override func widthForSegment(at segment: Int) -> CGFloat {
    super.widthForSegment(at: segment)
  }
  override func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    super.setContentOffset(offset, forSegmentAt: segment)
  }
  override func contentOffsetForSegment(at segment: Int) -> CGSize {
    super.contentOffsetForSegment(at: segment)
  }
  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    super.setEnabled(enabled, forSegmentAt: segment)
  }
  override func isEnabledForSegment(at segment: Int) -> Bool {
    super.isEnabledForSegment(at: segment)
  }
  override var selectedSegmentIndex: Int {
    get { super.selectedSegmentIndex }
    set { super.selectedSegmentIndex = newValue }
  }
  override var selectedSegmentTintColor: UIColor? {
    get { super.selectedSegmentTintColor }
    set { super.selectedSegmentTintColor = newValue }
  }
  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    super.setTitleTextAttributes(attributes, for: state)
  }
  override func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    super.titleTextAttributes(for: state)
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }
  override func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    super.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: barMetrics)
  }
  override func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    super.setContentPositionAdjustment(
      adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
  }
}

/// Overrides every member of `UIStepper`.
final class EveryStepper: UIStepper {
  override var isContinuous: Bool {
    get { super.isContinuous }
    set { super.isContinuous = newValue }
  }
  override var autorepeat: Bool {
    get { super.autorepeat }
    set { super.autorepeat = newValue }
  }
  override var wraps: Bool {
    get { super.wraps }
    set { super.wraps = newValue }
  }
  override var value: Double {
    get { super.value }
    set { super.value = newValue }
  }
  override var minimumValue: Double {
    get { super.minimumValue }
    set { super.minimumValue = newValue }
  }
  override var maximumValue: Double {
    get { super.maximumValue }
    set { super.maximumValue = newValue }
  }
  override var stepValue: Double {
    get { super.stepValue }
    set { super.stepValue = newValue }
  }
  override func setBackgroundImage(_ image: UIImage?, for state: State) {
    super.setBackgroundImage(image, for: state)
  }
  override func setIncrementImage(_ image: UIImage?, for state: State) {
    super.setIncrementImage(image, for: state)
  }
  override func setDecrementImage(_ image: UIImage?, for state: State) {
    super.setDecrementImage(image, for: state)
  }
}

/// Overrides every member of `UIDatePicker`.
final class EveryDatePicker: UIDatePicker {
  override var datePickerMode: Mode {
    get { super.datePickerMode }
    set { super.datePickerMode = newValue }
  }
  override var locale: Locale? {
    get { super.locale }
    set { super.locale = newValue }
  }
  override var calendar: Calendar! {
    get { super.calendar }
    set { super.calendar = newValue }
  }
  override var timeZone: TimeZone? {
    get { super.timeZone }
    set { super.timeZone = newValue }
  }
  override var date: Date {
    get { super.date }
    set { super.date = newValue }
  }
  override var minimumDate: Date? {
    get { super.minimumDate }
    set { super.minimumDate = newValue }
  }
  override var maximumDate: Date? {
    get { super.maximumDate }
    set { super.maximumDate = newValue }
  }
  override var countDownDuration: TimeInterval {
    get { super.countDownDuration }
    set { super.countDownDuration = newValue }
  }
  override var minuteInterval: Int {
    get { super.minuteInterval }
    set { super.minuteInterval = newValue }
  }
  override var roundsToMinuteInterval: Bool {
    get { super.roundsToMinuteInterval }
    set { super.roundsToMinuteInterval = newValue }
  }
  override func setDate(_ date: Date, animated: Bool) {
    super.setDate(date, animated: animated)
  }
  override var preferredDatePickerStyle: UIDatePickerStyle {
    get { super.preferredDatePickerStyle }
    set { super.preferredDatePickerStyle = newValue }
  }
  override var datePickerStyle: UIDatePickerStyle { super.datePickerStyle }
}

/// Overrides every member of `UIPickerView`.
final class EveryPickerView: UIPickerView {
  override var dataSource: (any UIPickerViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UIPickerViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var showsSelectionIndicator: Bool {
    get { super.showsSelectionIndicator }
    set { super.showsSelectionIndicator = newValue }
  }
  override var numberOfComponents: Int { super.numberOfComponents }
  override func numberOfRows(inComponent component: Int) -> Int {
    super.numberOfRows(inComponent: component)
  }
  override func rowSize(forComponent component: Int) -> CGSize {
    super.rowSize(forComponent: component)
  }
  override func view(forRow row: Int, forComponent component: Int) -> UIView? {
    super.view(forRow: row, forComponent: component)
  }
  override func reloadAllComponents() {
    super.reloadAllComponents()
  }
  override func reloadComponent(_ component: Int) {
    super.reloadComponent(component)
  }
  override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    super.selectRow(row, inComponent: component, animated: animated)
  }
  override func selectedRow(inComponent component: Int) -> Int {
    super.selectedRow(inComponent: component)
  }
}
