public import AppDriver
import Files

/// An app that the shell can run: its name, a summary, and the code that creates its delegate.
public struct AppEntry {
  /// The name to use with `--app` and `@app`.
  public let name: String
  /// A one-line description of the app.
  public let summary: String
  /// A closure that reads the app's data once, for all launches.
  public typealias Preparation = (LaunchContext) throws -> PreparedApp

  /// Whether the app reads a data file.
  package let takesData: Bool
  private let preparation: Preparation
  /// The app with data that has been read, by the path of the data file.
  private var prepared: [String?: PreparedApp] = [:]
  /// Texts that are valid in fields, for `explore` and `monkey`.
  package let fills: [FieldText]

  /// Creates an entry for an app that reads no data.
  ///
  /// - Parameters:
  ///   - name: The name to use with `--app` and `@app`.
  ///   - summary: A one-line description.
  ///   - links: Links that the app opens, for completion.
  ///   - fills: Texts that are valid in fields, for `explore` and `monkey`.
  ///   - makeDelegate: A closure that creates the app delegate at each launch.
  public init(
    name: String, summary: String, links: [String] = [], fills: [FieldText] = [],
    makeDelegate: @escaping AppSession.DelegateMaker
  ) {
    self.name = name
    self.summary = summary
    self.fills = fills
    takesData = false
    preparation = { _ in PreparedApp(links: { links }, makeDelegate: makeDelegate) }
  }

  /// Creates an entry for an app that reads data, from the context's data file if there is one.
  ///
  /// If `preparing` throws an error, the shell prints it after the file's name.
  public init(
    name: String, summary: String, fills: [FieldText] = [], preparing: @escaping Preparation
  ) {
    self.name = name
    self.summary = summary
    self.fills = fills
    takesData = true
    preparation = preparing
  }

  /// Reads and validates the data, unless it has been read, and returns an entry that uses it at
  /// every launch with this data file.
  ///
  /// - Throws: `CommandError.wrongData`, with a reason that includes the position, if the data is
  ///   invalid; `takesNoData` if there is a data file but the app doesn't read one.
  package func prepared(for context: LaunchContext) throws(CommandError) -> AppEntry {
    let path = Self.path(of: context)
    if prepared[path] != nil { return self }
    var entry = self
    entry.prepared[path] = try preparedApp(for: context)
    return entry
  }

  /// Returns the code that creates the app's delegate at each launch.
  ///
  /// - Throws: An error if the app's data is invalid.
  package func delegateMaker(
    for context: LaunchContext
  ) throws(CommandError) -> AppSession.DelegateMaker {
    try preparedApp(for: context).makeDelegate
  }

  /// Reads the app's data, unless it has been read.
  func preparedApp(for context: LaunchContext) throws(CommandError) -> PreparedApp {
    if !takesData, context.dataFile != nil { throw .takesNoData(app: name) }
    let path = Self.path(of: context)
    if let known = prepared[path] { return known }
    do {
      var context = context
      context.dataFile = path
      return try preparation(context)
    } catch {
      throw .wrongData(file: context.dataFile ?? name, reason: "\(error)")
    }
  }

  /// Returns the path of the context's data file, which holds after the app has changed the working
  /// directory.
  private static func path(of context: LaunchContext) -> String? {
    context.dataFile.map { StartFolder.withoutParents(StartFolder.resolve($0)) }
  }
}

/// A text that is valid in a field, such as the name of a user who can log in.
///
/// The text of a secure field is a secret: all output shows it as stars, and what explores the app
/// writes a variable in its place into walkthroughs, with a `@secret` line that names the
/// environment variable.
public struct FieldText {
  /// The name of the field, as the screen shows it.
  package let field: String
  /// The text.
  package let text: String
  /// Whether the field is secure.
  package let isSecure: Bool

  /// Creates a text for a field.
  public init(_ field: String, _ text: String, isSecure: Bool = false) {
    self.field = field
    self.text = text
    self.isSecure = isSecure
  }
}

/// An app whose data has been read.
public struct PreparedApp {
  /// The links that the app opens, for completion.
  let links: () -> [String]
  /// A closure that creates the app delegate at each launch.
  let makeDelegate: AppSession.DelegateMaker

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - links: A closure that returns links that the app opens, such as those that its data names.
  ///     It is called only to complete a link.
  ///   - makeDelegate: A closure that creates the app delegate at each launch.
  public init(
    links: @escaping () -> [String] = { [] }, makeDelegate: @escaping AppSession.DelegateMaker
  ) {
    self.links = links
    self.makeDelegate = makeDelegate
  }
}

/// The apps that a shell can run.
///
/// The first app is the default.
public struct AppCatalog {
  /// The apps, in the order in which they are listed.
  public let apps: [AppEntry]

  /// The default app.
  package var standard: AppEntry { apps[0] }

  /// Creates a catalog.
  ///
  /// - Precondition: `apps` isn't empty.
  public init(_ apps: [AppEntry]) {
    precondition(!apps.isEmpty, "no app was given; the shell needs at least one")
    self.apps = apps
  }

  /// Returns a copy of the catalog in which an app replaces the one with the same name.
  package func with(_ app: AppEntry) -> AppCatalog {
    AppCatalog(apps.map { $0.name == app.name ? app : $0 })
  }

  /// Returns the app with the given name, ignoring case.
  ///
  /// - Throws: `CommandError.unknownApp`, with the known names, if there is no such app.
  package func app(named name: String) throws(CommandError) -> AppEntry {
    if let app = apps.first(where: { LabelMatch.isWhole(name, $0.name) }) { return app }
    throw .unknownApp(name, there: apps.map(\.name))
  }
}
