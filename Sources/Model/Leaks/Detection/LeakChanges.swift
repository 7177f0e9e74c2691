/// The findings of the leak check that have changed.
package struct LeakChanges {
  /// The findings that were added or have changed, those that are kept on purpose included.
  package var changed: [Leak] = []
  /// The identifiers of the findings that were withdrawn.
  package var removed: [LeakID] = []

  package init() {}
}
