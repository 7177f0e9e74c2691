/// The findings of the leak check that have changed.
package struct LeakChanges {
  /// The findings that were added or have changed, those that are kept on purpose included.
  package internal(set) var changed: [Leak] = []
  /// The identifiers of the findings that were withdrawn.
  package internal(set) var removed: [LeakID] = []
}
