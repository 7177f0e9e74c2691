public import Foundation

/// An effect on what lies behind a view; stored, but not drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCoding {
  nonisolated deinit {}
  /// Creates an effect.
  public override init() { super.init() }
  /// Creates an effect; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}
}

/// A blur of the background of a view; stored, but not drawn.
open class UIBlurEffect: UIVisualEffect {
  /// The strength of a blur.
  public nonisolated enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
  nonisolated deinit {}
  /// Creates a blur.
  public convenience init(style: Style) { self.init() }
}

/// An effect that lets content shine through a blur; stored, but not drawn.
open class UIVibrancyEffect: UIVisualEffect {
  nonisolated deinit {}
  /// Creates an effect for a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  /// Creates an effect for a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// The kind of content that shines through a blur; not used.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// A view with an effect on what lies behind it.
open class UIVisualEffectView: UIView {
  private let content = UIView()

  nonisolated deinit {}

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    hold(content)
  }

  /// Creates a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold(content)
  }

  /// The view for the content.
  open var contentView: UIView { content }
  /// The effect; stored, but not used.
  open var effect: UIVisualEffect?
}
