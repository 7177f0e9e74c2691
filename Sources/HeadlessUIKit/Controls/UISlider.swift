public import Foundation

/// A control for a value in a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var stored: Float = 0

  nonisolated deinit {}

  /// Creates a slider with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider from 0 to 1.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, between the minimum and the maximum.
  open var value: Float {
    get { stored }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the value, without sending actions.
  open func setValue(_ value: Float, animated: Bool) {
    stored = min(max(value, minimumValue), maximumValue)
  }
  /// The smallest value.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(stored, animated: false)
    }
  }
  /// The largest value.
  open var maximumValue: Float = 1 {
    didSet {
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
    ) { [weak self] in self?.personDrags(to: Float($0)) }
  }
}

/// A control that changes a value step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var stored: Double = 0

  nonisolated deinit {}

  /// Creates a stepper; the size of the frame isn't used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 94, height: 32))
  }

  /// Creates a stepper from 0 to 100.
  ///
  /// Storyboards aren't available on Linux.
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
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The smallest value.
  open var minimumValue: Double = 0 {
    didSet { value = stored }
  }
  /// The largest value.
  open var maximumValue: Double = 100 {
    didSet { value = stored }
  }
  /// The size of a step.
  open var stepValue: Double = 1
  /// Sets the background; it isn't used.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Sets the image of the plus; it isn't used.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Sets the image of the minus; it isn't used.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}

  /// Simulates taps on plus or minus until the value is reached.
  func personSteps(to target: Double) {
    guard stepValue > 0 else { return }
    let steps = Int(bounded: ((target - value) / stepValue).rounded())
    for _ in 0..<min(abs(steps), 10_000) {
      guard canBeTapped else { return }
      personChanges { value += steps > 0 ? stepValue : -stepValue }
    }
  }

  override func read(into reader: ViewReader) {
    reader.addNumber(
      of: self, kind: "Stepper", value: value, from: minimumValue, to: maximumValue,
      step: stepValue
    ) { [weak self] in self?.personSteps(to: $0) }
  }
}

extension ViewReader {
  /// Adds a control for a number as a field.
  func addNumber(
    of control: UIControl, kind: String, value: Double, from low: Double, to high: Double,
    step: Double? = nil, change: @escaping @MainActor (Double) -> Void
  ) {
    let name = name(of: control, value: Self.text(value), kind: kind)
    var field = Content.Field(name, text: Self.text(value)) { text in
      if let number = Self.number(text, from: low, to: high, value: value, step: step) {
        change(number)
      }
    }
    let extras = ElementExtras(control)
    extras.isEnabled = control.canBeTapped
    extras.function = control.function(for: .valueChanged)
    let range = "a number from \(Self.text(low)) to \(Self.text(high))"
    let steps = step.map { " in steps of \(Self.text($0))" } ?? ""
    extras.expectation = { text in
      Self.number(text, from: low, to: high, value: value, step: step) == nil ? range + steps : nil
    }
    field.extras = extras
    add(.field(field))
  }

  /// Returns a number as a person writes it, without digits that its precision doesn't have.
  static func text(_ number: Double) -> String {
    guard number != number.rounded() || abs(number) >= 1e15 else { return "\(Int(number))" }
    let short = Float(number)
    return Double(short) == number ? "\(short)" : "\(number)"
  }

  private static func number(
    _ text: String, from low: Double, to high: Double, value: Double, step: Double?
  ) -> Double? {
    guard let number = Double(text.trimmingCharacters(in: .whitespaces)), number.isFinite,
      number >= low, number <= high
    else { return nil }
    guard let step, step > 0 else { return number }
    let steps = (number - value) / step
    return abs(steps - steps.rounded()) < 1e-6 ? number : nil
  }
}
