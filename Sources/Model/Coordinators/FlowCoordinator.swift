/// A coordinator that passes its results to a delegate that adopts a custom protocol.
@preconcurrency @MainActor
public protocol FlowCoordinator: Coordinator {
  /// The type of the delegate, usually a protocol that is specific to the flow.
  associatedtype DelegateType
  /// The object that receives the flow's results.
  ///
  /// Conforming classes must declare this property `weak`.
  var delegate: DelegateType? { get set }
}
