/// The objects that may have been left behind, as indices into the records.
struct LeakSuspects: Equatable {
  /// Coordinators that are alive but have no visible screen.
  var idle: [Int] = []
  /// Controllers that are alive but in no window.
  var detached: [Int] = []
  /// Screens whose coordinators are gone.
  var orphans: [Int] = []
  /// The number of coordinators in charge.
  ///
  /// If it decreases, an idle coordinator may have lost its excuse.
  var inCharge = 0

  var isEmpty: Bool { idle.isEmpty && detached.isEmpty && orphans.isEmpty }
}
