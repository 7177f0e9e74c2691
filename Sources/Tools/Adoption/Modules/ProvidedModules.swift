/// What a builder has found out about the modules that a package imports.
package struct ProvidedModules {
  /// The modules that are there, those first that others import.
  package var modules: [BuiltModule] = []
  /// The modules that packages have, and that can't be compiled here.
  package var problems: [SkippedItem] = []
  /// The addresses of the packages that SwiftPM needs no longer fetch for the app.
  package var servedPackages: Set<String> = []

  package init() {}
}
