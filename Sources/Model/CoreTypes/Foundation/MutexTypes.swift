// A mutex's types as Darwin has them; Glibc's have the type `Int`, which pthread's functions don't
// take.

/// The default type of a mutex.
@_disfavoredOverload public nonisolated let PTHREAD_MUTEX_DEFAULT: Int32 = 0
/// The type of a mutex that deadlocks where its thread locks it again.
@_disfavoredOverload public nonisolated let PTHREAD_MUTEX_NORMAL: Int32 = 0
/// The type of a mutex that its thread can lock again.
@_disfavoredOverload public nonisolated let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
/// The type of a mutex that returns an error where its thread locks it again.
@_disfavoredOverload public nonisolated let PTHREAD_MUTEX_ERRORCHECK: Int32 = 2
