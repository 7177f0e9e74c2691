/// Runs a closure; objects are freed when nobody holds them, on Linux, so there is no pool.
public nonisolated func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }
