import Glibc

/// Gives the calling thread the lowest priority, so that its endless work leaves the processor to
/// others.
nonisolated func takeLowestPriority() {
  // In Linux, this is the priority of the calling thread.
  setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
}
