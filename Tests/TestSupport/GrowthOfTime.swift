import Glibc

/// Returns the factor by which the time for work grows if its size grows tenfold: about 10 if the
/// time is linear in the size, about 100 if it is quadratic.
///
/// It measures the processor time of the thread, because other processes don't add to it. What they
/// still add, such as by emptying caches or memory, makes a measurement longer and never shorter, so
/// the shortest of several counts. Scarce memory has been seen to add a lot for a second.
package nonisolated func growthOfTime(_ work: (_ size: Int) -> Void) -> Double {
  let short = (1...3).reduce(Double.infinity) { least, _ in
    min(least, processorTime { work(1_000) })
  }
  var growth = Double.infinity
  for _ in 1...10 where growth > 20 {
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
