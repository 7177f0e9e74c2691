import Editline
import Shell

extension KeyMeaning {
  /// Creates a meaning from a key binding of the line editor.
  nonisolated init(_ binding: KeyBinding) {
    self.init(keys: binding.keys.joined(separator: ", "), action: binding.action)
  }
}
