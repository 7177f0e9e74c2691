/// The objects that may have leaked, as indices into the records.
struct LeakSuspects: Equatable {
  /// The coordinators that are alive but have no visible screen.
  var idle: [Int] = []
  /// The controllers that are alive but not in a window.
  var detached: [Int] = []
  /// The screens whose coordinators have been freed.
  var orphans: [Int] = []
  /// The number of coordinators in charge of a screen.
  ///
  /// If this number decreases, an idle coordinator may no longer have a reason to exist.
  var inCharge = 0

  var isEmpty: Bool { idle.isEmpty && detached.isEmpty && orphans.isEmpty }
}
