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
      let toolchain = try AdoptionRun.toolchain()
      let requirement = try provider.requirement(try toolchain.facts())
      Interruption.watch([SIGINT, SIGTERM, SIGHUP])
      let configuration: SDKConfiguration = command.optimization == .release ? .release : .debug
      _ = try provider.build(
        requirement, toolchain, configuration, in: command.into.map(StartFolder.absolute),
        again: true)
      return true
    case .where:
      let found = try provider.find(try AdoptionRun.toolchain())
      if let sdk = found.sdk { provider.say(sdk.path) } else { reportMissing(found, provider) }
      return found.sdk != nil
    case .check:
      let found = try provider.find(try AdoptionRun.toolchain())
      guard let sdk = found.sdk else {
        reportMissing(found, provider)
        return false
      }
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

  private func reportMissing(_ found: SDKSearch.Result, _ provider: SDKProvider) {
    writer.text.flush()
    let unfit = found.unfit.map { "\($0.path): \($0.mismatch)\n" }.joined()
    StandardStreams.complain(
      unfit
        + "there is no SDK that fits; \"flowsh sdk build\" makes one, and so does \"flowsh adopt\"")
  }
}
