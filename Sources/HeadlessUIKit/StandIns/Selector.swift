/// The name of an Objective-C method.
///
/// Linux has no Objective-C runtime, so the only possible value of a `Selector?` is `nil`.
public nonisolated enum Selector: Sendable {}
