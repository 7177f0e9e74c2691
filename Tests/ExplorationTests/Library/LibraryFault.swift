/// A mistake in the app `Library`, of which each launch has at most one.
nonisolated enum LibraryFault: CaseIterable, Sendable {
  /// A child coordinator isn't removed when the user goes back with the system's button.
  case childNotRemoved
  /// A book's page has no delegate.
  case delegateNotSet
  /// Lending a book shows the loan in the tab that happens to be selected.
  case wrongTab
  /// The form for a book is pushed, so that Cancel, which dismisses it, does nothing.
  case pushInsteadOfPresent
  /// A button's action holds the view controller that holds the button.
  case missingWeak
  /// A sheet that is swiped down has nobody to notify.
  case swallowedDismissal
  /// The same controller is pushed a second time.
  case samePushedTwice
  /// An alert is presented by a controller that presents a sheet.
  case alertWhilePresenting
  /// Each visit of a screen keeps the screen.
  case visitKeepsScreen
  /// The stack is replaced, so that Back leads to a screen from which the user didn't come.
  case stackReplaced
  /// One of two ways to a screen starts no coordinator for it.
  case coordinatorSkipped
  /// A screen covers everything and has no button.
  case noWayOut
}
