import CEditline
import CLibedit
import Files
import Glibc

extension LineEditor {
  /// The result of libedit's request for a key.
  enum Key: Sendable {
    case key(Unicode.Scalar)
    case endOfInput
    case failure
  }

  /// Registers libedit's callbacks, which need a client object, and binds keys to them.
  ///
  /// The user's `.editrc` is read before the keys are bound because `bind -v` in it removes
  /// bindings.
  ///
  /// - Returns: The sequences that `.editrc` binds.
  static func connect(to handle: OpaquePointer) -> Set<String> {
    ce_set_prompt(handle, Callback.prompt, CChar(LinePrompt.literalMark.value))
    ce_set_read_key(handle, Callback.readKey)
    ce_set_keys(handle, "emacs")
    ce_add_function(handle, "flow-complete", "Complete the word", Callback.complete)
    ce_add_function(handle, "flow-interrupt", "Clear the line", Callback.interrupt)
    ce_add_function(handle, "flow-suspend", "Suspend the program", Callback.suspend)
    ce_add_function(
      handle, "flow-next-history", "Go to the next line of the history", Callback.nextHistory)
    ce_add_function(handle, "flow-line-end", "Go to the end of the line", Callback.lineEnd)
    ce_add_function(handle, "flow-next-char", "Go to the next character", Callback.nextCharacter)
    ce_add_function(
      handle, "flow-delete-next-char", "Delete the character after the cursor",
      Callback.deleteNextCharacter)
    let editrc = readableEditrc
    let ownSequences = editrc.map { sequences(boundBy: $0, handle) } ?? []
    ce_bind(handle, "^I", "flow-complete")
    ce_bind(handle, "^C", "flow-interrupt")
    ce_bind(handle, "^Z", "flow-suspend")
    ce_bind(handle, "^R", "em-inc-search-prev")
    for key in EditingKey.allCases {
      ce_bind_current(handle, key.octal, key.function)
      ce_bind_alternative(handle, key.octal, key.functionOfCommands)
    }
    bindKeysOfHistory(handle, editrc)
    ce_enable_editing(handle)
    ce_disable_terminal_signals(handle)
    return ownSequences
  }

  /// Returns the output of libedit's command `bind`.
  static func bindings(of handle: OpaquePointer) -> String {
    guard let list = ce_bindings(handle) else { return "" }
    defer { free(list) }
    return String(cString: list)
  }

  /// Reads an `.editrc`, and returns the sequences that it binds and libedit doesn't bind to the
  /// same by itself.
  private static func sequences(boundBy editrc: String, _ handle: OpaquePointer) -> Set<String> {
    ce_set_keys(handle, "vi")
    let ofVi = KeyBinding.sequences(in: bindings(of: handle))
    ce_set_keys(handle, "emacs")
    let ofEmacs = KeyBinding.sequences(in: bindings(of: handle))
    el_source(handle, editrc)
    let before = ce_has_vi_keys(handle) != 0 ? ofVi : ofEmacs
    let after = KeyBinding.sequences(in: bindings(of: handle))
    return Set(after.filter { before[$0.key] != $0.value }.keys)
  }

  /// Binds the keys for the next line of the history, except those that `.editrc` mentions, and
  /// removes the keys for libedit's own command prompt.
  private static func bindKeysOfHistory(_ handle: OpaquePointer, _ editrc: String?) {
    let bytes = editrc.flatMap { try? OpenFile($0).readAll(atMost: 1 << 20) } ?? []
    let mentioned = String(decoding: bytes, as: UTF8.self)
    func bind(_ key: String, unless spellings: String..., by bind: (String, String) -> Void) {
      if !spellings.contains(where: mentioned.contains) { bind(key, "flow-next-history") }
    }
    ce_bind(handle, LibeditHistory.nextKey.octal, "ed-next-history")
    bind("^N", unless: "^N", "^n") { ce_bind(handle, $0, $1) }
    // With vi keys, an arrow key is a sequence only in the alternative key map.
    let isVi = ce_has_vi_keys(handle) != 0
    for arrow in ["^[[B", "^[OB"] {
      bind(arrow, unless: "[B", "OB", "down") {
        isVi ? ce_bind_alternative(handle, $0, $1) : ce_bind_current(handle, $0, $1)
      }
    }
    if isVi {
      bind("j", unless: " j ") { ce_bind_alternative(handle, $0, $1) }
      bind("+", unless: " + ") { ce_bind_alternative(handle, $0, $1) }
      ce_bind_alternative(handle, ":", "ed-unassigned")
    } else {
      ce_bind_current(handle, "^[x", "ed-unassigned")
      ce_bind_current(handle, "^[X", "ed-unassigned")
    }
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
    withEditor(of: handle) { prompt = $0.line.encodedPrompt }
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

  static let nextHistory: ce_function = { handle, _ in
    let isThere = withEditor(of: handle) { $0.goToNextHistory() } ?? false
    // The pushed key takes the count that was typed before this one.
    return UInt8(isThere ? CC_ARGHACK : CC_ERROR)
  }

  static let lineEnd: ce_function = { handle, _ in
    withEditor(of: handle) { $0.line.moveToEnd() }
    return UInt8(CC_CURSOR)
  }

  static let nextCharacter: ce_function = { handle, _ in
    let isDone = withEditor(of: handle) { $0.line.moveToNextCharacter() } ?? false
    return UInt8(isDone ? CC_CURSOR : CC_ERROR)
  }

  static let deleteNextCharacter: ce_function = { handle, _ in
    let isDone = withEditor(of: handle) { $0.line.deleteNextCharacter() } ?? false
    return UInt8(isDone ? CC_REFRESH : CC_ERROR)
  }

  @discardableResult
  private static func withEditor<Result: Sendable>(
    of handle: OpaquePointer?, _ body: @MainActor (LineEditor) -> Result
  ) -> Result? {
    guard let handle, let client = ce_client(handle) else { return nil }
    // libedit calls back only while the editor reads a line, on the thread that reads: the main
    // one.
    let object = Unmanaged<LineEditor>.fromOpaque(client)
    return MainActor.assumeIsolated { body(object.takeUnretainedValue()) }
  }
}
