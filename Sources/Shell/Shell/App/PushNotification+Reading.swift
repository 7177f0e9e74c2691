package import AppDriver
import NetworkFixtures
package import Script

nonisolated extension PushNotification {
  /// Reads a file with the payload of a notification.
  ///
  /// - Throws: An error if the file can't be read, or has no payload.
  package static func read(
    _ path: String, _ files: ScriptFiles
  ) throws(CommandError) -> PushNotification {
    let bytes: ArraySlice<UInt8>
    do throws(ScriptMistake) {
      bytes = try files.bytes(of: path)
    } catch { throw .script(error) }
    func unreadable(_ reason: String) -> CommandError {
      .script(.unreadable(path: path, reason: reason))
    }
    if let mistake = JSONMistake(in: bytes) {
      throw unreadable("line \(mistake.line): \(mistake.problem)")
    }
    guard var push = PushNotification(payload: String(decoding: bytes, as: UTF8.self)) else {
      throw unreadable("it isn't an object in JSON with an object \"aps\"")
    }
    if let problem = push.problem { throw unreadable(problem) }
    push.file = path
    return push
  }
}
