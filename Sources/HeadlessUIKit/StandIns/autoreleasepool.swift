/// Runs a closure.
///
/// There is no pool on Linux, where objects are freed with their last reference.
public nonisolated func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }
