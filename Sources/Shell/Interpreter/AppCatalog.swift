public import AppDriver

/// An app that the shell can run: its name, what it is, and how it is launched.
public struct AppEntry {
  /// The name that `--app` and `@app` take.
  public let name: String
  /// What the app is, in one line.
  public let summary: String
  /// Makes the app's delegate at a launch.
  public let makeDelegate: AppSession.DelegateMaker

  /// Describes an app.
  public init(name: String, summary: String, makeDelegate: @escaping AppSession.DelegateMaker) {
    self.name = name
    self.summary = summary
    self.makeDelegate = makeDelegate
  }
}

/// The apps that a shell can run; the first one is run unless another is named.
public struct AppCatalog {
  /// The apps, in the order in which they are listed.
  public let apps: [AppEntry]

  /// The app that is run unless another is named.
  public var standard: AppEntry { apps[0] }

  /// Lists the apps.
  ///
  /// - Precondition: there is at least one.
  public init(_ apps: [AppEntry]) {
    precondition(!apps.isEmpty, "a shell needs an app to run")
    self.apps = apps
  }

  /// The app of a name, without regard to case.
  ///
  /// - Throws: `CommandError.unknownApp` with the names that there are.
  public func app(named name: String) throws(CommandError) -> AppEntry {
    if let app = apps.first(where: { LabelMatch.isWhole(name, $0.name) }) { return app }
    throw .unknownApp(name, there: apps.map(\.name))
  }
}
