public import Foundation

/// A switch.
open class UISwitch: UIControl {
  /// The style of a switch; not used.
  public nonisolated enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private var turnedOn = false

  nonisolated deinit {}

  /// Creates a switch; the size of the frame isn't used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 51, height: 31))
  }

  /// Creates a switch that is off.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the switch is on.
  open var isOn: Bool {
    get { turnedOn }
    set { setOn(newValue, animated: false) }
  }
  /// Turns the switch on or off, without sending actions.
  open func setOn(_ on: Bool, animated: Bool) { turnedOn = on }
  /// The color of a switch that is on; stored, but not used.
  open var onTintColor: UIColor?
  /// The color of the thumb; stored, but not used.
  open var thumbTintColor: UIColor?
  /// Stored, but not used.
  open var onImage: UIImage?
  /// Stored, but not used.
  open var offImage: UIImage?
  /// The title of a check box.
  open var title: String?
  /// The style: a switch that slides.
  open var style: Style { .sliding }
  /// The preferred style; stored, but not used.
  open var preferredStyle = Style.automatic
  /// The size of a switch, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// Simulates a tap.
  func personFlips(to on: Bool) {
    personChanges { setOn(on, animated: true) }
  }

  override func read(into reader: ViewReader) {
    let name = reader.name(of: self, own: title, kind: "Switch")
    var toggle = Content.Toggle(name, isOn: isOn, isEnabled: reader.canBeTapped(self)) {
      self.personFlips(to: $0)
    }
    let extras = ElementExtras(self)
    extras.lacksLabel = lacksLabel(own: title)
    extras.function = function(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
    toggle.extras = extras
    reader.add(.toggle(toggle))
  }
}
