extension UIActivity.ActivityType {
  /// An activity that posts the items on Facebook.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// An activity that posts the items on Twitter.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// An activity that posts the items on Weibo.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// An activity that adds a link to Safari's reading list.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// An activity that posts the items on Flickr.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// An activity that posts the items on Vimeo.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// An activity that posts the items on Tencent Weibo.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// An activity that opens the items in Books.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// An activity that marks up the items as a PDF.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// An activity that shares the items in a call.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// An activity that invites people to work together with a link.
  public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// An activity that copies a link for working together.
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// An activity that adds a link to the Home Screen.
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}
