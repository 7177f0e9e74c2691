package import AppDriver
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
    guard var push = PushNotification(payload: String(decoding: bytes, as: UTF8.self)) else {
      throw .script(
        .unreadable(path: path, reason: "it isn't an object in JSON with an object \"aps\""))
    }
    push.file = path
    return push
  }
}
