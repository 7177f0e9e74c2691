import Glibc

/// Returns the factor by which the time for work grows if its size grows tenfold: about 10 if the
/// time is linear in the size, about 100 if it is quadratic.
///
/// It measures the processor time of the thread, because other processes don't add to it. A busy
/// machine still makes single measurements much too long, or too short where a thread moves to
/// another processor, so the least factor of several pairs of measurements counts.
package nonisolated func growthOfTime(_ work: (_ size: Int) -> Void) -> Double {
  var growth = Double.infinity
  for _ in 1...5 where growth > 20 {
    let short = processorTime { work(1_000) }
    growth = min(growth, processorTime { work(10_000) } / short)
  }
  return growth
}

/// Returns the processor time in seconds that the thread spends on the work.
package nonisolated func processorTime(of work: () -> Void) -> Double {
  let start = processorTimeOfThread
  work()
  return processorTimeOfThread - start
}

/// Returns the processor time in seconds that the main thread spends on the work of a main-actor
/// job, and on what else it does while the job is suspended.
@MainActor package func processorTime(of work: @MainActor () async -> Void) async -> Double {
  let start = processorTimeOfThread
  await work()
  return processorTimeOfThread - start
}

private nonisolated var processorTimeOfThread: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
