import ArgumentParser
import CSystem
import Shell

/// The prompt of an app that `flowsh adopt --watch` rebuilds.
enum WatchedPrompt {
  /// Serves the prompt, and exits the process.
  static func work(_ catalog: AppCatalog, _ start: PromptLink.Start) -> Never {
    cw_hangUpWithParent()
    do {
      try RunCommand.parse([]).perform(catalog, link: PromptLink(start))
    } catch {
      StandardStreams.complain("\(error)")
      StandardOutput().finish(with: .crash)
    }
  }
}
