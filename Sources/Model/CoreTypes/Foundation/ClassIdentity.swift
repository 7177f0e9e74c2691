/// Returns whether two classes are the same, or both `nil`.
///
/// Where there is an Objective-C runtime, a class is an object, and `===` compares it as one.
public nonisolated func === (left: AnyClass?, right: AnyClass?) -> Bool { left == right }

/// Returns whether two classes differ.
public nonisolated func !== (left: AnyClass?, right: AnyClass?) -> Bool { left != right }
