/// Calls a closure.
///
/// On Linux there is no autorelease pool: an object is freed when its last reference is released.
public nonisolated func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }
