import Foundation
import PackagePlugin

/// Adapts an iOS app's sources, storyboards and resources on their way to the compiler.
@main struct AppSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] }
}
