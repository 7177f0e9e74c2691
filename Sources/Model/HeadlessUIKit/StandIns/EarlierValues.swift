public import Foundation

// Names of values and functions that Swift 4 and Swift 4.2 replaced, which older projects still
// use.

/// The earlier name of `NSAttributedString.Key.font`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.font")
public nonisolated var NSFontAttributeName: NSAttributedString.Key { .font }

/// The earlier name of `NSAttributedString.Key.paragraphStyle`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.paragraphStyle")
public nonisolated var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }

/// The earlier name of `NSAttributedString.Key.foregroundColor`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.foregroundColor")
public nonisolated var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }

/// The earlier name of `NSAttributedString.Key.backgroundColor`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.backgroundColor")
public nonisolated var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }

/// The earlier name of `NSAttributedString.Key.ligature`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.ligature")
public nonisolated var NSLigatureAttributeName: NSAttributedString.Key { .ligature }

/// The earlier name of `NSAttributedString.Key.kern`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.kern")
public nonisolated var NSKernAttributeName: NSAttributedString.Key { .kern }

/// The earlier name of `NSAttributedString.Key.strikethroughStyle`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.strikethroughStyle")
public nonisolated var NSStrikethroughStyleAttributeName: NSAttributedString.Key {
  .strikethroughStyle
}

/// The earlier name of `NSAttributedString.Key.underlineStyle`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.underlineStyle")
public nonisolated var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }

/// The earlier name of `NSAttributedString.Key.strokeColor`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.strokeColor")
public nonisolated var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }

/// The earlier name of `NSAttributedString.Key.strokeWidth`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.strokeWidth")
public nonisolated var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }

/// The earlier name of `NSAttributedString.Key.shadow`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.shadow")
public nonisolated var NSShadowAttributeName: NSAttributedString.Key { .shadow }

/// The earlier name of `NSAttributedString.Key.attachment`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.attachment")
public nonisolated var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }

/// The earlier name of `NSAttributedString.Key.link`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.link")
public nonisolated var NSLinkAttributeName: NSAttributedString.Key { .link }

/// The earlier name of `NSAttributedString.Key.baselineOffset`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.baselineOffset")
public nonisolated var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }

/// The earlier name of `NSAttributedString.Key.underlineColor`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.underlineColor")
public nonisolated var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }

/// The earlier name of `NSAttributedString.Key.strikethroughColor`.
@available(swift, deprecated: 4.0, renamed: "NSAttributedString.Key.strikethroughColor")
public nonisolated var NSStrikethroughColorAttributeName: NSAttributedString.Key {
  .strikethroughColor
}

/// The earlier name of `UITableView.automaticDimension`.
@available(swift, deprecated: 4.2, renamed: "UITableView.automaticDimension")
public nonisolated var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The earlier name of `UICollectionView.elementKindSectionHeader`.
@available(swift, deprecated: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public nonisolated var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// The earlier name of `UICollectionView.elementKindSectionFooter`.
@available(swift, deprecated: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public nonisolated var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The earlier name of `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public nonisolated var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}

/// The earlier name of `UIResponder.keyboardFrameEndUserInfoKey`.
@available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public nonisolated var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}

/// The earlier name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public nonisolated var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

/// The earlier name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public nonisolated var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

/// The earlier name of `UIApplication.openSettingsURLString`.
@available(swift, deprecated: 4.2, renamed: "UIApplication.openSettingsURLString")
public nonisolated var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}

/// Creates edge insets; the earlier form of their initializer.
@available(swift, deprecated: 4.2, message: "Use UIEdgeInsets(top:left:bottom:right:).")
public nonisolated func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns an image as JPEG; the earlier form of `UIImage.jpegData(compressionQuality:)`.
@available(swift, deprecated: 4.2, message: "Use jpegData(compressionQuality:).")
@MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat)
  -> Data?
{
  image.jpegData(compressionQuality: compressionQuality)
}

/// Returns an image as PNG; the earlier form of `UIImage.pngData()`.
@available(swift, deprecated: 4.2, message: "Use pngData().")
@MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

extension UIView {
  /// The earlier name of `bringSubviewToFront(_:)`.
  @available(swift, deprecated: 4.2, renamed: "bringSubviewToFront(_:)")
  public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The earlier name of `sendSubviewToBack(_:)`.
  @available(swift, deprecated: 4.2, renamed: "sendSubviewToBack(_:)")
  public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension Notification.Name {
  /// The earlier name of `UIResponder.keyboardWillShowNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name {
    UIResponder.keyboardWillShowNotification
  }
  /// The earlier name of `UIResponder.keyboardDidShowNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }
  /// The earlier name of `UIResponder.keyboardWillHideNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name {
    UIResponder.keyboardWillHideNotification
  }
  /// The earlier name of `UIResponder.keyboardDidHideNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }
  /// The earlier name of `UIResponder.keyboardWillChangeFrameNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// The earlier name of `UIResponder.keyboardDidChangeFrameNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Notification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  /// The earlier name of `UIApplication.didFinishLaunchingNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: Notification.Name {
    UIApplication.didFinishLaunchingNotification
  }
  /// The earlier name of `UIApplication.didBecomeActiveNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// The earlier name of `UIApplication.willResignActiveNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name {
    UIApplication.willResignActiveNotification
  }
  /// The earlier name of `UIApplication.didEnterBackgroundNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// The earlier name of `UIApplication.willEnterForegroundNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name {
    UIApplication.willEnterForegroundNotification
  }
  /// The earlier name of `UIApplication.willTerminateNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Notification.Name {
    UIApplication.willTerminateNotification
  }
  /// The earlier name of `UIApplication.didReceiveMemoryWarningNotification`.
  @available(swift, deprecated: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: Notification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  /// The earlier name of `UITextField.textDidBeginEditingNotification`.
  @available(swift, deprecated: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: Notification.Name {
    UITextField.textDidBeginEditingNotification
  }
  /// The earlier name of `UITextField.textDidEndEditingNotification`.
  @available(swift, deprecated: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: Notification.Name {
    UITextField.textDidEndEditingNotification
  }
  /// The earlier name of `UITextField.textDidChangeNotification`.
  @available(swift, deprecated: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name {
    UITextField.textDidChangeNotification
  }
  /// The earlier name of `UITextView.textDidBeginEditingNotification`.
  @available(swift, deprecated: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: Notification.Name {
    UITextView.textDidBeginEditingNotification
  }
  /// The earlier name of `UITextView.textDidEndEditingNotification`.
  @available(swift, deprecated: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: Notification.Name {
    UITextView.textDidEndEditingNotification
  }
  /// The earlier name of `UITextView.textDidChangeNotification`.
  @available(swift, deprecated: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name {
    UITextView.textDidChangeNotification
  }
}
