/// A UIKit rule that an app can violate.
///
/// For each violation, UIKit either raises an exception (a fault) or logs a message (a warning).
///
/// `delegateMethodOnlyInSubclass` isn't a UIKit rule but a limitation of Swift without
/// Objective-C interoperability. `delegateFreed` and `rootReplacedWhilePresenting` are
/// mistakes that UIKit doesn't notice.
/// `notAvailable` and `leftOut` say that the app has reached a piece that it goes without here.
/// `timersWithoutEnd` and `workWithoutEnd` are limits of virtual time.
package nonisolated enum Rule: String, Sendable, CaseIterable {
  case pushedTwice
  case pushedNavigationController
  case pushedTabBarController
  case pushedSplitViewController
  case poppedToStranger
  case stackChangedDuringAlert
  case stackNamesOneTwice
  case presentedWhileActive
  case presentedOnPresenting
  case presentedOffWindow
  case selectedStranger
  case tabsNameOneTwice
  case containsItself
  case rootAddedAsChild
  case rootReplacedWhilePresenting
  case alertActionsCancelTwice
  case textFieldInActionSheet
  case barOfContainer
  case appearanceUnbalanced
  case cellNotRegistered
  case storyboardMissing
  case sceneMissing
  case segueMissing
  case pushSegueOffStack
  case nibMissing
  case sceneOfOtherClass
  case objectMissing
  case outletMismatched
  case outletSkipped
  case cellMissing
  case cellNotDequeued
  case dequeuedViewNotReturned
  case countIsNegative
  case countIsTooLarge
  case updateDoesNotMatch
  case snapshotsBypassed
  case indexPathOutOfBounds
  case identifiersRepeat
  case identifiersExist
  case sectionMissing
  case unrecognizedSelector
  case senderOfOtherClass
  case changedOffMainThread
  case navigatesWithoutEnd
  case laysOutWithoutEnd
  case displaysWithoutEnd
  case callsWithoutEnd
  case respondersTakeTurns
  case viewAskedForInLoadView
  case popoverNeedsAnchor
  case sceneDelegateMissing
  case windowWithoutScene
  case windowWithoutRoot
  case windowPropertyMissing
  case initialControllerMissing
  case resourcesMissing
  case usageDescriptionMissing
  case requestIgnored
  case exceptionOfFramework
  case pagesDoNotMatch
  case transitionBetweenStrangers
  case columnNotInStyle
  case viewContainsItself
  case viewOfTwoControllers
  case childViewElsewhere
  case geometryNotANumber
  case arrangedIndexOutOfBounds
  case constraintBetweenStrangers
  case constraintWithoutPair
  case constraintNotFinite
  case priorityOutOfBounds
  case stepperOutOfBounds
  case componentMissing
  case segmentMissing
  case keyMissing
  case nilForNumber
  case observerNotRegistered
  case predicateFormatMalformed
  case predicateCannotBeEvaluated
  case delegateMethodOnlyInSubclass
  case notAvailable
  case leftOut
  case delegateFreed
  case timersWithoutEnd
  case workWithoutEnd

  /// Whether UIKit raises an exception, which terminates the app, instead of logging a message.
  package var isFault: Bool {
    switch self {
    case .pushedTabBarController, .pushedSplitViewController, .stackChangedDuringAlert,
      .presentedOnPresenting, .presentedOffWindow, .rootReplacedWhilePresenting,
      .appearanceUnbalanced, .identifiersExist, .sceneDelegateMissing, .windowWithoutScene,
      .windowPropertyMissing, .initialControllerMissing, .resourcesMissing, .outletSkipped,
      .senderOfOtherClass, .delegateMethodOnlyInSubclass, .leftOut, .delegateFreed,
      .timersWithoutEnd, .workWithoutEnd, .requestIgnored:
      false
    default: true
    }
  }

  /// Advice on how to change the app so that it follows the rule; empty if it needs no change.
  package var remedy: String {
    switch self {
    case .pushedTwice:
      "pop to the existing controller (popToViewController), or push a new one"
    case .pushedNavigationController:
      "push its root view controller, or present the navigation controller"
    case .pushedTabBarController:
      "make the tab bar controller the window's root, or add it by setting viewControllers"
    case .pushedSplitViewController:
      "make the split view controller the window's root, present it, or embed it in a container"
    case .poppedToStranger:
      "pop to a controller that is on the stack"
    case .stackChangedDuringAlert:
      "change the stack in the completion handler of present or dismiss"
    case .stackNamesOneTwice:
      "use a different controller for each position in the stack"
    case .presentedWhileActive:
      "first dismiss it or remove it from its parent, or present a new one"
    case .presentedOnPresenting:
      "present from the presented controller, or dismiss it first and present in the completion handler"
    case .presentedOffWindow:
      "present from a controller whose view is in a window, in viewDidAppear at the earliest"
    case .selectedStranger:
      "select one of the tab bar controller's viewControllers"
    case .tabsNameOneTwice:
      "use a different controller for each tab"
    case .containsItself:
      "add a child that is neither the container nor one of its ancestors"
    case .rootAddedAsChild:
      "set the window's rootViewController to a different controller first"
    case .rootReplacedWhilePresenting:
      "dismiss what the old root presents, and replace the root in the completion handler"
    case .alertActionsCancelTwice:
      "add at most one action with the cancel style to an alert"
    case .textFieldInActionSheet:
      "create the alert with preferredStyle: .alert"
    case .usageDescriptionMissing, .requestIgnored:
      "add the key to Info.plist, with a sentence for the user"
    case .barOfContainer:
      "change the container instead: its view controllers, its delegate, or their items"
    case .appearanceUnbalanced:
      "call endAppearanceTransition once for each beginAppearanceTransition"
    case .cellNotRegistered:
      "register a class of cells for the identifier before the first row is displayed"
    case .cellMissing:
      "return a cell for every index path that the list asks for"
    case .cellNotDequeued:
      "register the class, and get the cell by dequeueReusableCell(withReuseIdentifier:for:)"
    case .dequeuedViewNotReturned:
      "dequeue one cell or view for each index path that the list asks for, and return it"
    case .countIsNegative:
      "return 0 or more as the number of sections and rows"
    case .countIsTooLarge:
      "return the number of sections that the data has"
    case .updateDoesNotMatch:
      "change the data and tell the list exactly the same changes, in one batch, or call reloadData"
    case .snapshotsBypassed:
      "change a snapshot of the data source and apply it"
    case .indexPathOutOfBounds:
      "use an index path that the list has now, after its last update"
    case .identifiersRepeat:
      "use each identifier once in a snapshot, and only identifiers that the snapshot contains"
    case .identifiersExist:
      "move items with moveItem, delete them first, or build a new snapshot from the data"
    case .sectionMissing:
      "call appendSections before appendItems"
    case .storyboardMissing:
      "check the name, and that the target that uses the storyboard has the file"
    case .sceneMissing:
      "use the Storyboard ID that the scene has in Xcode's identity inspector"
    case .segueMissing:
      "use the identifier of a segue that begins in this scene, and create the controller by its storyboard"
    case .pushSegueOffStack:
      "embed the controller in a navigation controller, or change the segue's kind to Show"
    case .nibMissing:
      "check the name, and that the target that uses the nib has the file"
    case .sceneOfOtherClass:
      "ask for the class that the scene has in Xcode's identity inspector, or change it there"
    case .objectMissing:
      "in Interface Builder, remove the connections of that object, or connect them again"
    case .outletMismatched:
      "in Interface Builder, connect the outlet to an object of its type, or remove the connection; to skip it, set \"brokenConnections\" to \"warn\" for the target in flowsh.json"
    case .outletSkipped:
      "declare that the class of the object conforms to the type of the outlet, or remove the connection in Interface Builder"
    case .unrecognizedSelector:
      "name the method by #selector or, in code that isn't adopted, by Selector(\"tapped(_:)\", MyViewController.tapped(_:)); its own class must be the target; in setValue(_:forKey:), use a value of the property's type"
    case .senderOfOtherClass:
      "give the parameter the class of what is connected to the action, or the type Any"
    case .changedOffMainThread:
      "call UIKit on the main thread, such as by DispatchQueue.main.async"
    case .navigatesWithoutEnd:
      "find the callback or completion that navigates, and make it navigate only once"
    case .laysOutWithoutEnd:
      "in layoutSubviews and viewDidLayoutSubviews, ask for another layout only if something has changed"
    case .displaysWithoutEnd:
      "don't reload or change the list each time that one of its items is displayed"
    case .callsWithoutEnd:
      "find the callback that causes the next one each time, and let it end"
    case .respondersTakeTurns:
      "don't make another responder the first one each time that one stops being it"
    case .viewAskedForInLoadView:
      "create the view and assign it in loadView; read it in viewDidLoad or later"
    case .popoverNeedsAnchor:
      "set the sourceView, sourceItem, or barButtonItem of popoverPresentationController"
    case .sceneDelegateMissing:
      "set the configuration's delegateClass, or UISceneDelegateClassName in Info.plist, to a class that is a UIWindowSceneDelegate"
    case .windowWithoutScene:
      "create the window in scene(_:willConnectTo:options:) with UIWindow(windowScene:), or remove UIApplicationSceneManifest from Info.plist"
    case .windowWithoutRoot:
      "set the window's rootViewController before "
        + "application(_:didFinishLaunchingWithOptions:) returns"
    case .windowPropertyMissing:
      "add var window: UIWindow? to the delegate"
    case .initialControllerMissing:
      "choose Is Initial View Controller for a scene of the storyboard"
    case .resourcesMissing:
      "copy the folder beside the program, too"
    case .pagesDoNotMatch:
      "pass one controller to setViewControllers, or two if the spine is in the middle"
    case .transitionBetweenStrangers:
      "add both controllers to this container with addChild first"
    case .columnNotInStyle:
      "use a column that the split view controller's style supports"
    case .viewContainsItself:
      "add a view that is neither this view nor one of its superviews"
    case .viewOfTwoControllers:
      "give each view controller a view of its own, or set the other one's view to nil first"
    case .childViewElsewhere:
      "call addChild of the controller in whose view the child's view is, before adding the view; "
        + "to move a child, first remove its view from its superview"
    case .geometryNotANumber:
      "check for a division by zero where the frame, bounds, or center is computed"
    case .arrangedIndexOutOfBounds:
      "use an index from 0 to arrangedSubviews.count"
    case .constraintBetweenStrangers:
      "add both views to the same hierarchy with addSubview before activating the constraint"
    case .constraintWithoutPair:
      "name a second item, such as the superview, with an edge or center line of its own"
    case .constraintNotFinite:
      "check for a division by zero where the constant or multiplier is computed"
    case .priorityOutOfBounds:
      "use a priority from 0 to 1000, such as .required or .defaultLow"
    case .stepperOutOfBounds:
      "use numbers: a step larger than 0, and a maximumValue that is set before a minimumValue beyond it"
    case .componentMissing:
      "select a row of a component that the data source has"
    case .segmentMissing:
      "select a segment from 0 to numberOfSegments - 1, or noSegment"
    case .keyMissing:
      "use the property itself instead of its name"
    case .nilForNumber:
      "set a value of the property's type"
    case .observerNotRegistered:
      "remove an observer once, with the key path and the context with which it was added"
    case .predicateFormatMalformed:
      "write the format as Foundation's predicates have it, with an argument for each placeholder"
    case .predicateCannotBeEvaluated:
      "name properties that the object has, with values that can be compared, or use "
        + "NSPredicate(block:)"
    case .delegateMethodOnlyInSubclass:
      "also implement the method in the base class, with an empty body, and override it"
    case .exceptionOfFramework: "correct what the message names"
    case .notAvailable: "the app can't go on without it"
    case .leftOut: ""
    case .delegateFreed:
      "keep a strong reference to the object while the controller is in use, or set another one"
    case .timersWithoutEnd:
      "stop the timer when the screen no longer needs it, or wait for less time"
    case .workWithoutEnd:
      "end the work, or let the script wait for it in real time: @clock real"
    }
  }
}
