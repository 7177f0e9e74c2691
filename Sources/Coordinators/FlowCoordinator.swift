/// A coordinator that passes what its flow yields to a delegate of a type of its own.
@preconcurrency @MainActor
public protocol FlowCoordinator: Coordinator {
  /// What hears of the flow, usually a protocol of the flow's own.
  associatedtype DelegateType
  /// Hears of the flow; kept weakly by the conforming class.
  var delegate: DelegateType? { get set }
}
