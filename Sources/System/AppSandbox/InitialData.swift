/// The data with which an app's stores begin, from the file that `@data` names.
///
/// A module with a store implements it, if the program contains the module.
package protocol InitialData {
  /// Reads a file, and checks it.
  ///
  /// - Throws: An error whose description says what is wrong, and where.
  init(contentsOf path: String) throws

  /// Lets stores that are new from now on begin with the data; with nothing for `nil`.
  static func use(_ data: Self?)
}

extension AppSandbox {
  /// The mangled name of `ManagedObjects.StoredObjects`.
  private static let initialDataName = "14ManagedObjects06StoredB0V"

  /// The type of the data that the program's stores can begin with; `nil` if it has none.
  package static var initialDataType: (any InitialData.Type)? {
    _typeByName(initialDataName) as? any InitialData.Type
  }
}
