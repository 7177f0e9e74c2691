#if AppSources
  /// Which of UIKit's classes others inherit from, as far as their names tell it.
  enum UIKitFamily {
    /// Returns whether a class is another one or its superclass.
    static func isBase(_ base: String, of type: String) -> Bool {
      if base == type { return true }
      guard type.hasPrefix("UI") else { return base == "NSObject" }
      switch base {
      case "NSObject", "UIResponder": return true
      case "UIViewController": return type.hasSuffix("Controller")
      case "UIView": return !type.hasSuffix("Controller")
      case "UIControl":
        return ["Button", "Field", "Control", "Switch", "Slider", "Stepper", "Picker"]
          .contains(where: type.hasSuffix)
      case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(type)
      default: return false
      }
    }
  }
#endif
