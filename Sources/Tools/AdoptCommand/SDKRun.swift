import Adoption
import Files
import FlowshCommand
import Foundation
import Glibc
import Shell

/// A run of `flowsh sdk`.
final class SDKRun {
  private let command: SDKCommand
  private let writer: StandardOutput

  init(_ command: SDKCommand, _ writer: StandardOutput) {
    self.command = command
    self.writer = writer
  }

  /// Performs the action, and exits the process.
  func perform() -> Never {
    do throws(AdoptionError) {
      let provider = SDKProvider(
        given: command.sdk, source: try FlowshSource.found(command.flowsh), writer)
      let hasSucceeded = try perform(provider)
      provider.clear()
      writer.finish(with: hasSucceeded ? .success : .failure)
    } catch {
      MovingLine(writer).clear()
      AdoptionRun.finish(with: error, writer)
    }
  }

  private func perform(_ provider: SDKProvider) throws(AdoptionError) -> Bool {
    switch command.action {
    case .build:
      Interruption.watch([SIGINT, SIGTERM, SIGHUP])
      let toolchain = try AdoptionRun.toolchain()
      let requirement = try provider.requirement(try toolchain.facts())
      _ = try provider.build(
        requirement, toolchain, command.optimization,
        in: command.into.map(StartFolder.absolute), again: true)
      return true
    case .where:
      guard let sdk = try find(provider) else { return false }
      provider.say(sdk.path)
      return true
    case .check:
      guard let sdk = try find(provider) else { return false }
      provider.say(sdk.path)
      for (name, value) in sdk.facts { provider.say("  \(name)  \(value)") }
      provider.say("  fits this flowsh and the compiler in PATH")
      return true
    case .remove:
      let count = try provider.cache.removeAll()
      // Nothing else can use the modules that were compiled for them.
      try provider.modules.removeAll()
      provider.say(
        count == 0
          ? "\(provider.cache.path): there is no SDK"
          : "\(provider.cache.path): \(count) SDK\(count == 1 ? "" : "s") removed")
      return true
    }
  }

  /// Finds the SDK that would be used, or says why there is none.
  private func find(_ provider: SDKProvider) throws(AdoptionError) -> SDK? {
    var complaint = ""
    do throws(AdoptionError) {
      let found = try provider.find(try AdoptionRun.toolchain())
      if let sdk = found.sdk { return sdk }
      complaint =
        found.unfit.map { "\($0.path): \($0.mismatch)\n" }.joined()
        + "there is no SDK that fits; \"flowsh sdk build\" makes one, and so does \"flowsh adopt\""
    } catch .unfitSDK(let unfit) {
      complaint = "\(AdoptionError.unfitSDK(unfit))"
    }
    writer.text.flush()
    StandardStreams.complain(complaint)
    return nil
  }
}
