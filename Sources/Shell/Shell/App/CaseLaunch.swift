import AppDriver

/// The launch with which a case begins: an app and a context.
struct CaseLaunch {
  /// The app's name.
  let name: String
  let prepared: PreparedApp
  var context: LaunchContext

  /// Creates a launch of an app, whose data is read unless another launch has read it.
  ///
  /// - Throws: An error if the app's data is invalid, or the app reads none.
  init(
    _ app: AppEntry, _ context: LaunchContext, sharing other: CaseLaunch? = nil
  ) throws(CommandError) {
    name = app.name
    self.context = context
    if let other, other.name == app.name, other.context.dataFile == context.dataFile {
      prepared = other.prepared
    } else {
      prepared = try app.preparedApp(for: context)
    }
  }
}
