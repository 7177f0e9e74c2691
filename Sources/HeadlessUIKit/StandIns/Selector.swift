/// The name of an Objective-C method.
///
/// There are none on Linux, so the only possible value is nil.
public nonisolated enum Selector: Sendable {}
