public import AppDriver

/// An app that the shell can run: its name, what it is, and how it is launched.
public struct AppEntry {
  /// The name that `--app` and `@app` take.
  public let name: String
  /// What the app is, in one line.
  public let summary: String
  /// Reads what all launches begin with, once, and yields what makes the app's delegate at each.
  public typealias Preparation = (LaunchContext) throws -> AppSession.DelegateMaker

  /// Whether the app reads a file of data.
  package let takesData: Bool
  private let preparation: Preparation

  /// Describes an app that reads no data.
  public init(name: String, summary: String, makeDelegate: @escaping AppSession.DelegateMaker) {
    self.name = name
    self.summary = summary
    takesData = false
    preparation = { _ in makeDelegate }
  }

  /// Describes an app that reads data, perhaps from the file that the context names, and may find it
  /// wrong; what `preparing` throws is shown to a person after the file's name.
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

  /// The app with its data read, so that every launch begins with it and none can fail for it.
  ///
  /// - Throws: `CommandError.wrongData` with the place and the reason; `takesNoData` where a file is
  ///   given to an app that reads none.
  package func prepared(for context: LaunchContext) throws(CommandError) -> AppEntry {
    AppEntry(self, makeDelegate: try maker(for: context))
  }

  /// What makes the app's delegate at each launch.
  func maker(for context: LaunchContext) throws(CommandError) -> AppSession.DelegateMaker {
    if !takesData, context.dataFile != nil { throw .takesNoData(app: name) }
    do {
      return try preparation(context)
    } catch {
      throw .wrongData(file: context.dataFile ?? name, reason: "\(error)")
    }
  }
}

/// The apps that a shell can run; the first one is run unless another is named.
public struct AppCatalog {
  /// The apps, in the order in which they are listed.
  public let apps: [AppEntry]

  /// The app that is run unless another is named.
  package var standard: AppEntry { apps[0] }

  /// Lists the apps.
  ///
  /// - Precondition: there is at least one.
  public init(_ apps: [AppEntry]) {
    precondition(!apps.isEmpty, "a shell needs an app to run")
    self.apps = apps
  }

  /// The apps with one of them in place of the one of its name.
  package func with(_ app: AppEntry) -> AppCatalog {
    AppCatalog(apps.map { $0.name == app.name ? app : $0 })
  }

  /// The app of a name, without regard to case.
  ///
  /// - Throws: `CommandError.unknownApp` with the names that there are.
  package func app(named name: String) throws(CommandError) -> AppEntry {
    if let app = apps.first(where: { LabelMatch.isWhole(name, $0.name) }) { return app }
    throw .unknownApp(name, there: apps.map(\.name))
  }
}
