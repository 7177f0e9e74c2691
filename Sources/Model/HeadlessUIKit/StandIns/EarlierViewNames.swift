public import Foundation

// The names of types that Swift 4.2 replaced, which projects in Swift 4 mode still use: views and
// controls.

/// The earlier name of `UIControl.Event`.
@available(swift, deprecated: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// The earlier name of `UIControl.State`.
@available(swift, deprecated: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// The earlier name of `UIControl.ContentHorizontalAlignment`.
@available(swift, deprecated: 4.2, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// The earlier name of `UIControl.ContentVerticalAlignment`.
@available(swift, deprecated: 4.2, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// The earlier name of `UIButton.ButtonType`.
@available(swift, deprecated: 4.2, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// The earlier name of `UITextField.BorderStyle`.
@available(swift, deprecated: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// The earlier name of `UITextField.ViewMode`.
@available(swift, deprecated: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// The earlier name of `UITextField.DidEndEditingReason`.
@available(swift, deprecated: 4.2, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

/// The earlier name of `UIActivityIndicatorView.Style`.
@available(swift, deprecated: 4.2, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// The earlier name of `UIStackView.Alignment`.
@available(swift, deprecated: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The earlier name of `UIStackView.Distribution`.
@available(swift, deprecated: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// The earlier name of `NSLayoutConstraint.Axis`.
@available(swift, deprecated: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The earlier name of `NSLayoutConstraint.Attribute`.
@available(swift, deprecated: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// The earlier name of `NSLayoutConstraint.Relation`.
@available(swift, deprecated: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The earlier name of `NSLayoutConstraint.FormatOptions`.
@available(swift, deprecated: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// The earlier name of `UIBlurEffect.Style`.
@available(swift, deprecated: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// The earlier name of `UIPageViewController.NavigationDirection`.
@available(swift, deprecated: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// The earlier name of `UIPageViewController.NavigationOrientation`.
@available(swift, deprecated: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation

/// The earlier name of `UIPageViewController.TransitionStyle`.
@available(swift, deprecated: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// The earlier name of `UIPageViewController.SpineLocation`.
@available(swift, deprecated: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// The earlier name of `UISplitViewController.DisplayMode`.
@available(swift, deprecated: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// The earlier name of `UITabBarItem.SystemItem`.
@available(swift, deprecated: 4.2, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// The earlier name of `UIDatePicker.Mode`.
@available(swift, deprecated: 4.2, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

/// The earlier name of `UISearchBar.Style`.
@available(swift, deprecated: 4.2, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// The earlier name of `UISearchBar.Icon`.
@available(swift, deprecated: 4.2, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon

/// The earlier name of `UIScrollView.KeyboardDismissMode`.
@available(swift, deprecated: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// The earlier name of `UIImage.RenderingMode`.
@available(swift, deprecated: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// The earlier name of `UIImage.Orientation`.
@available(swift, deprecated: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// The earlier name of `UIFont.TextStyle`.
@available(swift, deprecated: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// The earlier name of `UIContextualAction.Style`.
@available(swift, deprecated: 4.2, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style

/// The earlier name of `UITableViewRowAction.Style`.
@available(swift, deprecated: 4.2, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style

/// The earlier name of `UITableViewCell.EditingStyle`.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// The earlier name of `UITableViewCell.AccessoryType`.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The earlier name of `UITableViewCell.SelectionStyle`.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The earlier name of `UITableViewCell.SeparatorStyle`.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// The earlier name of `UITableView.RowAnimation`.
@available(swift, deprecated: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The earlier name of `UITableView.ScrollPosition`.
@available(swift, deprecated: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The earlier name of `UICollectionView.ScrollDirection`.
@available(swift, deprecated: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The earlier name of `UICollectionView.ScrollPosition`.
@available(swift, deprecated: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The earlier name of `UIView.ContentMode`.
@available(swift, deprecated: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// The earlier name of `UIView.AutoresizingMask`.
@available(swift, deprecated: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// The earlier name of `UIView.AnimationCurve`.
@available(swift, deprecated: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// The earlier name of `UIView.KeyframeAnimationOptions`.
@available(swift, deprecated: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// The earlier name of `UIView.TintAdjustmentMode`.
@available(swift, deprecated: 4.2, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// The earlier name of `UISwipeGestureRecognizer.Direction`.
@available(swift, deprecated: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// The earlier name of `UIImpactFeedbackGenerator.FeedbackStyle`.
@available(swift, deprecated: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// The earlier name of `UINotificationFeedbackGenerator.FeedbackType`.
@available(swift, deprecated: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

/// The earlier name of `UIApplication.State`.
@available(swift, deprecated: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// The earlier name of `UITouch.Phase`.
@available(swift, deprecated: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// The earlier name of `UIEvent.EventType`.
@available(swift, deprecated: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// The earlier name of `UIProgressView.Style`.
@available(swift, deprecated: 4.2, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

/// The earlier name of `NSAttributedString.Key`.
@available(swift, deprecated: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The earlier name of `UIActivity.ActivityType`.
@available(swift, deprecated: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

/// The earlier name of `UIActivity.Category`.
@available(swift, deprecated: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
