import CVirtualClock
import Glibc

/// A wait of the app on the main thread, under virtual time.
///
/// As nothing else can move the clock then, a thread does, until the wait has ended. It exists only
/// as long as the wait.
enum MainThreadWait {
  // Only the main thread uses it.
  private nonisolated(unsafe) static var mover: pthread_t = 0

  static func begin() {
    mover = 0
    pthread_create(
      &mover, nil,
      { _ in
        MainThreadWait.moveClock()
        return nil
      }, nil)
  }

  static func end() {
    if mover != 0 { pthread_join(mover, nil) }
    mover = 0
  }

  private static func moveClock() {
    var threads = ThreadWatch()
    var isBusy = VirtualClock.hasEndlessThreads
    while cvc_main_waits() {
      // A thread that computes without end must not stop the clock forever.
      if !isBusy, !threads.waitForRest(within: WorkLimit(.seconds(5)), while: cvc_main_waits) {
        isBusy = cvc_main_waits()
        continue
      }
      if !cvc_main_waits() || cvc_wake_ended() || VirtualClock.workAtRest()
        || cvc_end_next(CVC_NEVER - 1)
      {
        continue
      }
      // Only the outside world can end this wait.
      cvc_pause(1_000_000)
    }
  }
}
