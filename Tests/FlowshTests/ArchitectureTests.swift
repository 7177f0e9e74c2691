import PseudoTerminal
import Testing

@Suite(.blocking) struct `What depends on the processor` {
  /// `.ci/arm64` runs the same program in an emulator.
  @Test func `works: stack frames, Swift's calling convention, system calls`() throws {
    let probe = try Program.run(
      BuiltProduct.path(of: "ArchitectureProbe"), ["an argument"])
    #expect(probe.lines.count > 10)
    #expect(probe.lines.allSatisfy { $0.isEmpty || $0.hasSuffix(": ok") }, "\(probe.output)")
    #expect(probe.status == .exited(0))
  }
}
