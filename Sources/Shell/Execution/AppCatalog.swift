public import AppDriver

/// An app that the shell can run, with its name, a summary, and the code that launches it.
public struct AppEntry {
  /// The name to use with `--app` and `@app`.
  public let name: String
  /// A description of the app in one line.
  public let summary: String
  /// Reads the app's data once and returns the closure that makes the delegate at each launch.
  public typealias Preparation = (LaunchContext) throws -> AppSession.DelegateMaker

  /// Whether the app reads a file of data.
  package let takesData: Bool
  private let preparation: Preparation

  /// Creates an entry for an app that reads no data.
  public init(name: String, summary: String, makeDelegate: @escaping AppSession.DelegateMaker) {
    self.name = name
    self.summary = summary
    takesData = false
    preparation = { _ in makeDelegate }
  }

  /// Creates an entry for an app that reads data, from the context's data file if there is one.
  ///
  /// An error that `preparing` throws is shown after the file's name.
  public init(name: String, summary: String, preparing: @escaping Preparation) {
    self.name = name
    self.summary = summary
    takesData = true
    preparation = preparing
  }

  private init(_ entry: AppEntry, makeDelegate: @escaping AppSession.DelegateMaker) {
    name = entry.name
    summary = entry.summary
    takesData = entry.takesData
    preparation = { _ in makeDelegate }
  }

  /// Reads the app's data now, so that every launch uses the same data and finds it valid.
  ///
  /// - Throws: `CommandError.wrongData` with the place and the reason; `takesNoData` if there is a
  ///   data file but the app reads none.
  package func prepared(for context: LaunchContext) throws(CommandError) -> AppEntry {
    AppEntry(self, makeDelegate: try maker(for: context))
  }

  /// Returns the closure that makes the app's delegate at each launch.
  func maker(for context: LaunchContext) throws(CommandError) -> AppSession.DelegateMaker {
    if !takesData, context.dataFile != nil { throw .takesNoData(app: name) }
    do {
      return try preparation(context)
    } catch {
      throw .wrongData(file: context.dataFile ?? name, reason: "\(error)")
    }
  }
}

/// The apps that a shell can run.
///
/// The first is the default.
public struct AppCatalog {
  /// The apps, in the order they are listed.
  public let apps: [AppEntry]

  /// The default app.
  package var standard: AppEntry { apps[0] }

  /// Creates a catalog.
  ///
  /// - Precondition: `apps` isn't empty.
  public init(_ apps: [AppEntry]) {
    precondition(!apps.isEmpty, "a shell needs an app to run")
    self.apps = apps
  }

  /// Returns the catalog with an app replacing the one of the same name.
  package func with(_ app: AppEntry) -> AppCatalog {
    AppCatalog(apps.map { $0.name == app.name ? app : $0 })
  }

  /// Returns the app with a name, ignoring case.
  ///
  /// - Throws: `CommandError.unknownApp` with the known names.
  package func app(named name: String) throws(CommandError) -> AppEntry {
    if let app = apps.first(where: { LabelMatch.isWhole(name, $0.name) }) { return app }
    throw .unknownApp(name, there: apps.map(\.name))
  }
}
