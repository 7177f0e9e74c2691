package import AppDriver
import DeviceSettings
import Files
package import Foundation
import Script

/// An app, and what it is launched with.
package nonisolated struct AppLaunch: Codable, Sendable, Hashable {
  /// The name of the app.
  package var app: String
  /// The context of the launch.
  package var context: LaunchContext
  /// The paths of the files with fixtures, in the order in which they were added.
  package var networkFiles: [String]
  /// The date at the launch; `nil` for the real date.
  package var date: Date?

  /// Creates a launch; without other values, one with the app's own data, without fixtures, at the
  /// real date.
  package init(
    app: String, context: LaunchContext = LaunchContext(), networkFiles: [String] = [],
    date: Date? = nil
  ) {
    self.app = app
    self.context = context
    self.networkFiles = networkFiles
    self.date = date
  }

  /// Returns the first lines of a walkthrough that launches the app like this, except for a URL,
  /// which takes a command.
  ///
  /// - Parameter folder: The path of the folder of the walkthrough, to which the paths of files are
  ///   relative.
  /// - Returns: The lines, such as `@app storefront`.
  package func header(in folder: String) -> [String] {
    func file(_ path: String) -> String {
      Quoting.quote(RelativePath.path(to: path, from: folder))
    }
    var lines = ["@app \(app)"]
    if context.size != .compact { lines.append("@size \(context.size.rawValue)") }
    if let data = context.dataFile { lines.append("@data \(file(data))") }
    lines += networkFiles.map { "@network \(file($0))" }
    lines += context.permissions.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "@permission \($0.key.rawValue) \($0.value.rawValue)" }
    if let place = context.location { lines.append("@location \(place.text)") }
    lines += context.arguments.all.map { argument in
      let value = argument.value.map { "=\"\($0)\"" } ?? ""
      return "@argument \((argument.name + value).replacing("${", with: "\\${"))"
    }
    if let language = context.language { lines.append("@language \(language)") }
    if let region = context.region { lines.append("@region \(region)") }
    if context.transitions != .instant {
      lines.append("@transitions \(context.transitions.rawValue)")
    }
    if let date {
      let isWhole = date.timeIntervalSince1970.rounded() == date.timeIntervalSince1970
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole)
      lines.append("@now \(date.formatted(style))")
    }
    return lines
  }
}

extension ShellState {
  /// The app, and what it was launched with.
  package var launch: AppLaunch {
    AppLaunch(
      app: appName, context: session.context, networkFiles: networkFiles, date: date)
  }
}
