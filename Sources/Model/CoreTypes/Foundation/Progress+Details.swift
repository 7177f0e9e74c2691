public import Foundation

nonisolated extension Progress {
  /// Creates progress without a parent, of 0 units.
  ///
  /// The parameter keeps the initializer from replacing the one that is inherited from `NSObject`.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }

  /// The kind of work on files.
  public var fileOperationKind: FileOperationKind? {
    get { details(.fileOperationKindKey) }
    set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
  }
  /// The speed, in bytes or units per second.
  public var throughput: Int? {
    get { details(.throughputKey) }
    set { setUserInfoObject(newValue, forKey: .throughputKey) }
  }
  /// The time that is left, in seconds.
  public var estimatedTimeRemaining: TimeInterval? {
    get { details(.estimatedTimeRemainingKey) }
    set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
  }
  /// The number of files.
  public var fileTotalCount: Int? {
    get { details(.fileTotalCountKey) }
    set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
  }
  /// The number of files that are done.
  public var fileCompletedCount: Int? {
    get { details(.fileCompletedCountKey) }
    set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
  }

  private func details<Value>(_ key: ProgressUserInfoKey) -> Value? { userInfo[key] as? Value }

  /// Calls a closure while this progress is the current one.
  public func performAsCurrent<ReturnType>(
    withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType
  ) rethrows -> ReturnType {
    becomeCurrent(withPendingUnitCount: unitCount)
    defer { resignCurrent() }
    return try work()
  }
}
