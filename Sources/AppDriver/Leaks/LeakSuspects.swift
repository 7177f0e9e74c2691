/// What may be left behind, by places on record.
struct LeakSuspects: Equatable {
  /// Coordinators that are alive and none of whose screens is up.
  var idle: [Int] = []
  /// Controllers that are alive and in no window.
  var detached: [Int] = []
  /// Screens without a coordinator that had one.
  var orphans: [Int] = []
  /// How many coordinators are in charge: with one less, another may have lost its last excuse.
  var inCharge = 0

  var isEmpty: Bool { idle.isEmpty && detached.isEmpty && orphans.isEmpty }
}
