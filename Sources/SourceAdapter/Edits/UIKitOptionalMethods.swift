#if AppSources
  /// The base names of the optional methods of UIKit's and Foundation's protocols.
  ///
  /// HeadlessUIKit declares them as requirements with defaults, so they are called as plain methods.
  enum UIKitOptionalMethods {
    static let names: Set = [
      "tableView", "collectionView", "numberOfSections", "sectionIndexTitles",
      "scrollViewDidScroll",
      "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
      "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
      "scrollViewDidEndScrollingAnimation", "viewForZooming", "scrollViewWillBeginZooming",
      "scrollViewDidEndZooming", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
      "scrollViewDidChangeAdjustedContentInset", "indexPathForPreferredFocusedView",
      "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
      "textFieldDidEndEditing", "textField", "textFieldDidChangeSelection", "textFieldShouldClear",
      "textFieldShouldReturn", "textViewShouldBeginEditing", "textViewShouldEndEditing",
      "textViewDidBeginEditing", "textViewDidEndEditing", "textView", "textViewDidChange",
      "textViewDidChangeSelection", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
      "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBar",
      "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
      "searchBarBookmarkButtonClicked",
      "searchBarResultsListButtonClicked", "navigationController", "tabBarController", "tabBar",
      "splitViewController", "pageViewController", "presentationCount", "presentationIndex",
      "presentationController", "presentationControllerShouldDismiss",
      "presentationControllerWillDismiss", "presentationControllerDidDismiss",
      "presentationControllerDidAttemptToDismiss", "adaptivePresentationStyle",
      "popoverPresentationControllerDidDismissPopover",
      "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
      "gestureRecognizer", "gestureRecognizerShouldBegin", "pickerView",
      "willPresentSearchController",
      "didPresentSearchController", "willDismissSearchController", "didDismissSearchController",
      "presentSearchController", "imagePickerController", "imagePickerControllerDidCancel",
      "animationController", "interactionController", "interactionControllerForPresentation",
      "interactionControllerForDismissal", "animationEnded", "interruptibleAnimator", "application",
      "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground", "applicationWillTerminate",
      "applicationDidReceiveMemoryWarning", "scene", "sceneDidBecomeActive",
      "sceneWillResignActive",
      "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidDisconnect", "windowScene",
    ]
  }
#endif
