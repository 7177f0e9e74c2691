import Foundation
import HeadlessUIKit

/// Overrides every member of `UIViewController`.
final class EveryViewController: UIViewController {
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) { super.addKeyCommand(keyCommand) }
  override func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    super.removeKeyCommand(keyCommand)
  }
  var calls: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }

  // The view.
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
  override func loadView() {
    calls.append("loadView")
    super.loadView()
  }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func viewDidLoad() {
    calls.append("viewDidLoad")
    super.viewDidLoad()
  }
  override var nibName: String? { super.nibName }
  override var nibBundle: Bundle? { super.nibBundle }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }

  // Appearance.
  override func viewWillAppear(_ animated: Bool) {
    calls.append("viewWillAppear")
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    calls.append("viewIsAppearing")
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    calls.append("viewDidAppear")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    super.shouldAutomaticallyForwardAppearanceMethods
  }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }

  // Relations.
  override var parent: UIViewController? { super.parent }
  override var children: [UIViewController] { super.children }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var navigationController: UINavigationController? { super.navigationController }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var splitViewController: UISplitViewController? { super.splitViewController }
  override var tab: UITab? { super.tab }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) {
    calls.append("willMove")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    calls.append("didMove")
    super.didMove(toParent: parent)
  }

  // Presentation.
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }
  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { super.separateSecondaryViewController(for: splitViewController) }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var popoverPresentationController: UIPopoverPresentationController? {
    super.popoverPresentationController
  }
  override var sheetPresentationController: UISheetPresentationController? {
    super.sheetPresentationController
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { super.modalTransitionStyle }
    set { super.modalTransitionStyle = newValue }
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { super.transitioningDelegate }
    set { super.transitioningDelegate = newValue }
  }
  override var isModalInPresentation: Bool {
    get { super.isModalInPresentation }
    set { super.isModalInPresentation = newValue }
  }
  override var definesPresentationContext: Bool {
    get { super.definesPresentationContext }
    set { super.definesPresentationContext = newValue }
  }
  override var providesPresentationContextTransitionStyle: Bool {
    get { super.providesPresentationContextTransitionStyle }
    set { super.providesPresentationContextTransitionStyle = newValue }
  }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { super.modalPresentationCapturesStatusBarAppearance }
    set { super.modalPresentationCapturesStatusBarAppearance = newValue }
  }
  override var restoresFocusAfterTransition: Bool {
    get { super.restoresFocusAfterTransition }
    set { super.restoresFocusAfterTransition = newValue }
  }
  override var disablesAutomaticKeyboardDismissal: Bool {
    super.disablesAutomaticKeyboardDismissal
  }
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  override func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    super.registerForPreviewing(with: delegate, sourceView: sourceView)
  }
  override func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    super.unregisterForPreviewing(withContext: previewing)
  }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }

  // Bars.
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var toolbarItems: [UIBarButtonItem]? {
    get { super.toolbarItems }
    set { super.toolbarItems = newValue }
  }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    super.setToolbarItems(toolbarItems, animated: animated)
  }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }

  // Layout.
  override var edgesForExtendedLayout: UIRectEdge {
    get { super.edgesForExtendedLayout }
    set { super.edgesForExtendedLayout = newValue }
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { super.extendedLayoutIncludesOpaqueBars }
    set { super.extendedLayoutIncludesOpaqueBars = newValue }
  }
  override var automaticallyAdjustsScrollViewInsets: Bool {
    get { super.automaticallyAdjustsScrollViewInsets }
    set { super.automaticallyAdjustsScrollViewInsets = newValue }
  }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { super.additionalSafeAreaInsets }
    set { super.additionalSafeAreaInsets = newValue }
  }
  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { super.viewRespectsSystemMinimumLayoutMargins }
    set { super.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.append("viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }

  // Traits.
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var traitOverrides: UITraitOverrides {
    get { super.traitOverrides }
    set { super.traitOverrides = newValue }
  }
  override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }

  // The status bar, the edges, and rotation.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override func setNeedsStatusBarAppearanceUpdate() {}
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  override var prefersPointerLocked: Bool { true }
  override var childViewControllerForPointerLock: UIViewController? { nil }
  override func setNeedsUpdateOfPrefersPointerLocked() {}
  override var performsActionsWhilePresentingModally: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  override class func attemptRotationToDeviceOrientation() {}

  override var isModalInPopover: Bool {
    get { super.isModalInPopover }
    set { super.isModalInPopover = newValue }
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
  override var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { super.restorationClass }
    set { super.restorationClass = newValue }
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
  override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier }
    set { super.focusGroupIdentifier = newValue }
  }
  override var interactionActivityTrackingBaseName: String? {
    get { super.interactionActivityTrackingBaseName }
    set { super.interactionActivityTrackingBaseName = newValue }
  }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  override var activePresentationController: UIPresentationController? {
    super.activePresentationController
  }
  override var next: UIResponder? { super.next }
}
