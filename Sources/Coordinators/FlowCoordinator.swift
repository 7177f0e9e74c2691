/// A coordinator that passes the results of its flow to a delegate with its own protocol.
@preconcurrency @MainActor
public protocol FlowCoordinator: Coordinator {
  /// The type of the delegate, usually a protocol that belongs to the flow.
  associatedtype DelegateType
  /// The receiver of the flow's results; conforming classes must refer to it weakly.
  var delegate: DelegateType? { get set }
}
