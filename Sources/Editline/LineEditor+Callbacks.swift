import CEditline
import CLibedit
import Files
import Glibc

extension LineEditor {
  /// Registers libedit's callbacks for this object and binds keys to them.
  ///
  /// The user's `.editrc` is read before the keys are bound because `bind -v` in it removes
  /// bindings.
  func connect(to handle: OpaquePointer) {
    ce_set_client(handle, Unmanaged.passUnretained(self).toOpaque())
    ce_set_prompt(handle, Callback.prompt, CChar(LinePrompt.literalMark.value))
    ce_set_read_key(handle, Callback.readKey)
    ce_set_keys(handle, "emacs")
    ce_add_function(handle, "flow-complete", "Complete the word", Callback.complete)
    ce_add_function(handle, "flow-interrupt", "Clear the line", Callback.interrupt)
    ce_add_function(handle, "flow-suspend", "Suspend the program", Callback.suspend)
    if let editrc = Self.readableEditrc { el_source(handle, editrc) }
    ce_bind(handle, "^I", "flow-complete")
    ce_bind(handle, "^C", "flow-interrupt")
    ce_bind(handle, "^Z", "flow-suspend")
    ce_bind(handle, "^R", "em-inc-search-prev")
    ce_enable_editing(handle)
    ce_disable_terminal_signals(handle)
  }

  /// The path of the user's `.editrc`; `nil` if it isn't a regular file.
  ///
  /// libedit would wait for a writer of a named pipe, and would never stop reading from a device.
  private static var readableEditrc: String? {
    let path =
      getenv("EDITRC").map { String(cString: $0) }
      ?? getenv("HOME").map { String(cString: $0) + "/.editrc" }
    guard let path, FileStatus(at: path)?.kind == .regular else { return nil }
    return StartFolder.resolve(path)
  }
}

/// The functions that libedit calls, always on the main thread and during `el_gets`.
nonisolated private enum Callback {
  static let prompt: ce_prompt = { handle in
    // The editor passes the pointer to libedit on the same thread.
    nonisolated(unsafe) var prompt: UnsafeMutablePointer<CChar>?
    withEditor(of: handle) { prompt = $0.encodedPrompt }
    return prompt
  }

  static let readKey: ce_read_key = { handle, key in
    let result = withEditor(of: handle) { $0.nextKey() } ?? .failure
    switch result {
    case .key(let scalar):
      key?.pointee = wchar_t(scalar.value)
      return 1
    case .endOfInput:
      key?.pointee = 0
      return 0
    case .failure:
      key?.pointee = 0
      return -1
    }
  }

  static let complete: ce_function = { handle, _ in
    let isDone = withEditor(of: handle) { $0.completeWord() } ?? false
    return UInt8(isDone ? CC_REFRESH : CC_REFRESH_BEEP)
  }

  static let interrupt: ce_function = { handle, _ in
    withEditor(of: handle) { $0.interrupt() }
    return UInt8(CC_EOF)
  }

  static let suspend: ce_function = { handle, _ in
    withEditor(of: handle) { $0.suspend() }
    return UInt8(CC_NORM)
  }

  @discardableResult
  private static func withEditor<Result: Sendable>(
    of handle: OpaquePointer?, _ body: @MainActor (LineEditor) -> Result
  ) -> Result? {
    guard let handle, let client = ce_client(handle) else { return nil }
    let object = Unmanaged<LineEditor>.fromOpaque(client)
    return MainActor.assumeIsolated { body(object.takeUnretainedValue()) }
  }
}
