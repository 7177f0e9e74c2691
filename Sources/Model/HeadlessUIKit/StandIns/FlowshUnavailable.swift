import Foundation

/// The calls in adapted code that take the place of what doesn't exist here.
///
/// The build's adapter writes them where a piece of the app doesn't compile. Nothing is pretended:
/// each call says which API was reached, and where.
public nonisolated enum FlowshUnavailable {
  /// Records that the app has reached a piece that is left out; the app goes on behind it.
  ///
  /// - Parameters:
  ///   - api: The name of what is missing.
  ///   - file: The app's file, by its module and name.
  ///   - line: The line in the file.
  public static func note(_ api: String, file: StaticString = #fileID, line: UInt = #line) {
    onMainThread { UIApplication.shared.warn(.leftOut, nil, nil, message(api, file, line)) }
  }

  /// Records that a condition needs what is missing, and doesn't hold.
  ///
  /// - Parameters:
  ///   - api: The name of what is missing.
  ///   - file: The app's file, by its module and name.
  ///   - line: The line in the file.
  /// - Returns: `false`.
  public static func exists(
    _ api: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    note(api, file: file, line: line)
    return false
  }

  /// Returns what a missing API would return, if a value says that there is nothing.
  ///
  /// That is `nil`, `Void`, a list without elements, or an object without values of a type that
  /// itself doesn't exist here, and is recorded. A value of any other type, also a truth value,
  /// can't be made up, so the app ends.
  ///
  /// - Parameters:
  ///   - api: The name of what is missing.
  ///   - file: The app's file, by its module and name.
  ///   - line: The line in the file.
  /// - Returns: The value.
  public static func value<Value>(
    _ api: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    let nothing = nothing(of: Value.self, FlowshOpaque.Name(api, module: ""))
    guard let value = nothing as? Value else { fault(api, file: file, line: line) }
    note(api, file: file, line: line)
    return value
  }

  /// Returns the value of a type that says that there is nothing, `()` if the type has none.
  // The compiler of Swift 6.3 crashes where it optimizes these casts for a known type.
  @inline(never)
  private static func nothing(of type: Any.Type, _ name: FlowshOpaque.Name) -> Any {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any List.Type: type.init()
    default: FlowshOpaque.instance(of: type, name) ?? ()
    }
  }

  /// Returns the error that a function throws whose body is left out.
  ///
  /// - Parameters:
  ///   - api: The name of what is missing.
  ///   - file: The app's file, by its module and name.
  ///   - line: The line in the file.
  /// - Returns: The error.
  public static func error(
    _ api: String, file: StaticString = #fileID, line: UInt = #line
  ) -> any Error {
    note(api, file: file, line: line)
    return NSError(
      domain: "flowsh.notAvailable", code: 0,
      userInfo: [NSLocalizedDescriptionKey: message(api, file, line)])
  }

  /// Ends the app, which needs a value that only the missing API has.
  ///
  /// - Parameters:
  ///   - api: The name of what is missing.
  ///   - file: The app's file, by its module and name.
  ///   - line: The line in the file.
  public static func fault(
    _ api: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    let message = message(api, file, line)
    if MainThread.isCurrent {
      // The main thread is the main actor's. The report of the end names the fault.
      MainActor.assumeIsolated {
        UIApplication.shared.fault(.notAvailable, nil, nil, message)
      }
    }
    if "\(file)".isEmpty { trap(message) }
    fatalError(message, file: file, line: line)
  }

  /// Ends the process as `fatalError` does, but names no place, where the app's isn't known.
  private static func trap(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Fatal error: \(message)\n".utf8))
    raise(SIGILL)
    fatalError(message)
  }

  /// A list, which can be without elements.
  fileprivate protocol List { init() }

  /// The words with which each message about a reached piece begins.
  package static let mark = "not available here: "

  private static func message(_ api: String, _ file: StaticString, _ line: UInt) -> String {
    guard let name = "\(file)".split(separator: "/").last else { return mark + api }
    return "\(mark)\(api), \(name):\(line)"
  }

  private static func onMainThread(_ report: @escaping @MainActor @Sendable () -> Void) {
    guard MainThread.isCurrent else { return DispatchQueue.main.async(execute: report) }
    // The main thread is the main actor's.
    MainActor.assumeIsolated(report)
  }
}

nonisolated extension Array: FlowshUnavailable.List {}
nonisolated extension Dictionary: FlowshUnavailable.List {}
nonisolated extension Set: FlowshUnavailable.List {}
