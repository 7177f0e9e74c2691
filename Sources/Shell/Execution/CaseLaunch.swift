import AppDriver

/// What a case begins with: an app and the context of its launch.
struct CaseLaunch {
  /// The app's name.
  let name: String
  let prepared: PreparedApp
  var context: LaunchContext
}

/// What a sourced script has set for its own cases, if it has titles; `nil` stands for what it hasn't set.
struct CaseSettings {
  var launch: CaseLaunch?
  var clock: AppClock?
  var network: AppNetwork?
}
