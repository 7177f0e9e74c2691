/// The name of one of Objective-C's methods: there are none on Linux, so only nil can be given.
public nonisolated enum Selector: Sendable {}
