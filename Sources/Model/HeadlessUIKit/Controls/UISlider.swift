public import Foundation

/// A control for a value in a range.
open class UISlider: UIControl {
  private var stored: Float = 0

  nonisolated deinit {}

  /// The value, between the minimum and the maximum.
  open var value: Float {
    get { stored }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the value, without sending actions.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    stored = min(max(value, minimumValue), maximumValue)
  }
  /// The smallest value.
  open var minimumValue: Float = 0 {
    didSet {
      guard !minimumValue.isNaN else { return minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(stored, animated: false)
    }
  }
  /// The largest value.
  open var maximumValue: Float = 1 {
    didSet {
      guard !maximumValue.isNaN else { return maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(stored, animated: false)
    }
  }
  /// The image at the minimum; stored, but not used.
  open var minimumValueImage: UIImage?
  /// The image at the maximum; stored, but not used.
  open var maximumValueImage: UIImage?
  /// Whether actions are sent also while the thumb moves.
  open var isContinuous = true
  /// The color of the track below the thumb; stored, but not used.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track above the thumb; stored, but not used.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; stored, but not used.
  open var thumbTintColor: UIColor?
  private var thumbs: [State: UIImage] = [:]
  private var lows: [State: UIImage] = [:]
  private var highs: [State: UIImage] = [:]

  /// Sets the image of the thumb; stored, but not used.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  /// Sets the image of the track below the thumb; stored, but not used.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { lows[state] = image }
  /// Sets the image of the track above the thumb; stored, but not used.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { highs[state] = image }
  /// Returns the image of the thumb.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
  /// Returns the image of the track below the thumb.
  open func minimumTrackImage(for state: State) -> UIImage? { lows[state] }
  /// Returns the image of the track above the thumb.
  open func maximumTrackImage(for state: State) -> UIImage? { highs[state] }
  /// The image of the thumb.
  open var currentThumbImage: UIImage? { thumbs[state] ?? thumbs[.normal] }
  /// Returns the place of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the place of the thumb.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    bounds
  }
  /// Returns the place of the image at the minimum.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the place of the image at the maximum.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Simulates a drag of the thumb to a value.
  func personDrags(to value: Float) {
    guard value != stored else { return }
    personChanges { setValue(value, animated: false) }
  }

  override func read(into reader: ViewReader) {
    reader.addNumber(
      of: self, kind: "Slider", value: Double(value), from: Double(minimumValue),
      to: Double(maximumValue)
    ) {
      self.personDrags(to: Float($0))
      return nil
    }
  }
}

/// A control that changes a value step by step.
open class UIStepper: UIControl {
  private var stored: Double = 0

  nonisolated deinit {}

  /// Creates a stepper; the size of the frame isn't used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 94, height: 32))
  }

  /// Creates a stepper from 0 to 100.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether actions are sent for each step; stored, but not used.
  open var isContinuous = true
  /// Whether a long touch repeats the step; stored, but not used.
  open var autorepeat = true
  /// Whether the value continues at the other end.
  open var wraps = false
  /// The value, between the minimum and the maximum.
  open var value: Double {
    get { stored }
    set {
      if !newValue.isNaN { stored = min(max(newValue, minimumValue), maximumValue) }
    }
  }
  /// The smallest value; it is a fault if it isn't less than the maximum.
  open var minimumValue: Double = 0 {
    didSet {
      guard minimumValue != oldValue else { return }
      guard minimumValue < maximumValue else {
        report("minimumValue must be less than maximumValue", minimumValue, maximumValue)
        return minimumValue = oldValue
      }
      value = stored
    }
  }
  /// The largest value; it is a fault if it isn't greater than the minimum.
  open var maximumValue: Double = 100 {
    didSet {
      guard maximumValue != oldValue else { return }
      guard maximumValue > minimumValue else {
        report("maximumValue must be greater than minimumValue", maximumValue, minimumValue)
        return maximumValue = oldValue
      }
      value = stored
    }
  }
  /// The size of a step; it is a fault if it isn't greater than 0.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue != oldValue, !(stepValue > 0) else { return }
      report("stepValue must be greater than 0", stepValue, nil)
      stepValue = oldValue
    }
  }

  private func report(_ rule: String, _ value: Double, _ bound: Double?) {
    let other = bound.map { ", which is \(ViewReader.text($0))" } ?? ""
    UIApplication.shared.fault(
      .stepperOutOfBounds, owningController, nil,
      "UIStepper: \(rule)\(other), but was set to \(ViewReader.text(value))")
  }

  /// Sets the background; it isn't used.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Sets the image of the plus; it isn't used.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Sets the image of the minus; it isn't used.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}

  /// The most taps of a person on plus or minus.
  static let mostSteps = 10_000

  /// Simulates taps on plus or minus until the value is reached.
  ///
  /// - Returns: The reason why the value wasn't reached; `nil` if it was, or if the app has changed
  ///   the value itself.
  func personSteps(to target: Double) -> Content.TypingRefusal? {
    let steps = Int(bounded: ((target - value) / stepValue).rounded())
    for _ in 0..<min(abs(steps), Self.mostSteps) {
      guard !UIApplication.hasCrashed else { return nil }
      guard canBeTapped else { return .stopped(at: ViewReader.text(value)) }
      personChanges { value += steps > 0 ? stepValue : -stepValue }
    }
    return nil
  }

  override func read(into reader: ViewReader) {
    reader.addNumber(
      of: self, kind: "Stepper", value: value, from: minimumValue, to: maximumValue,
      step: stepValue
    ) { self.personSteps(to: $0) }
  }
}

extension ViewReader {
  /// Adds a control for a number as a field.
  func addNumber(
    of control: UIControl, kind: String, value: Double, from low: Double, to high: Double,
    step: Double? = nil, change: @escaping @MainActor (Double) -> Content.TypingRefusal?
  ) {
    let name = name(of: control, value: Self.text(value), kind: kind)
    let typed: @MainActor (String) -> Content.TypingRefusal? = { text in
      Self.number(text, from: low, to: high, value: value, step: step).flatMap(change)
    }
    var field = Content.Field(name, text: Self.text(value)) { _ = typed($0) }
    let extras = ElementExtras(control)
    // The buttons of a stepper are called Decrement and Increment.
    extras.lacksLabel = control is UISlider && control.lacksLabel()
    extras.isEnabled = control.canBeTapped
    extras.function = control.function(for: .valueChanged)
    extras.edited = { typed($0.result(of: Self.text(value))) }
    extras.expectation = { text in
      guard Self.number(text, from: low, to: high, value: value, step: step) == nil else {
        return nil
      }
      return Self.range(from: low, to: high) + Self.steps(step, from: low, to: high, value: value)
    }
    field.extras = extras
    add(.field(field))
  }

  /// Returns a number as a person writes it, without digits that its precision doesn't have.
  static func text(_ number: Double) -> String {
    // The sign of NaN means nothing.
    guard !number.isNaN else { return "nan" }
    guard number != number.rounded() || abs(number) >= 1e15 else { return "\(Int(number))" }
    let short = Float(number)
    return Double(short) == number ? "\(short)" : "\(number)"
  }

  /// Describes a range, without bounds that aren't numbers.
  private static func range(from low: Double, to high: Double) -> String {
    switch (low.isFinite, high.isFinite) {
    case (true, true) where low == high: "the number \(text(low))"
    case (true, true): "a number from \(text(low)) to \(text(high))"
    case (true, false): "a number of at least \(text(low))"
    case (false, true): "a number of at most \(text(high))"
    case (false, false): "a number"
    }
  }

  /// Describes the steps of a stepper, and how many a person takes if the range has more.
  private static func steps(
    _ step: Double?, from low: Double, to high: Double, value: Double
  ) -> String {
    guard let step else { return "" }
    let most = Double(UIStepper.mostSteps)
    let isLong = (high - value) / step > most || (value - low) / step > most
    return " in steps of \(text(step))"
      + (isLong ? ", at most 10,000 steps from \(text(value))" : "")
  }

  private static func number(
    _ text: String, from low: Double, to high: Double, value: Double, step: Double?
  ) -> Double? {
    guard let number = Double(text.trimmingCharacters(in: .whitespaces)), number.isFinite,
      number >= low, number <= high
    else { return nil }
    guard let step, step > 0 else { return number }
    let steps = (number - value) / step
    guard abs(steps) <= Double(UIStepper.mostSteps) else { return nil }
    return abs(steps - steps.rounded()) < 1e-6 ? number : nil
  }
}
