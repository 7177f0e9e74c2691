extension AppTarget {
  /// Returns the compiler's options that the settings come to, with conditions that a build sets
  /// for all targets.
  func compilerOptions(defining conditions: [String]) -> [String] {
    let mode = compiler.languageMode.dropFirst(2).replacing("_", with: ".")
    var options = ["-swift-version", String(mode)]
    if compiler.isIsolatedToMainActor { options += ["-default-isolation", "MainActor"] }
    options += Set(compiler.conditions + conditions).sorted().flatMap { ["-D", $0] }
    options += compiler.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
    options += compiler.experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
    return options
  }
}

extension CompilerSettings {
  /// The language mode for the version that a project sets, as a manifest names it; the nearest if
  /// it is gone.
  var languageMode: String {
    let parts = (swiftVersion ?? "5").split(separator: ".").map { Int($0) ?? 0 }
    switch parts.first ?? 5 {
    case ..<4: return ".v4"
    case 4: return parts.count > 1 && parts[1] >= 2 ? ".v4_2" : ".v4"
    case 5: return ".v5"
    default: return ".v6"
    }
  }
}
