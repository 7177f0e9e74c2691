/// Wrappers that read the code addresses of the elements' closures.
///
/// When a closure is passed directly to a generic function such as `unsafeBitCast`, the compiler
/// wraps the closure in a generated function. It doesn't do so for a closure stored in a struct.
enum ElementCode {
  /// A wrapper for the closure of a row or button.
  struct Action {
    let run: @MainActor () -> Void
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }

  /// A wrapper for the closure of a text field.
  struct Typing {
    let run: @MainActor (String) -> Void
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }

  /// A wrapper for the closure of a switch.
  struct Flipping {
    let run: @MainActor (Bool) -> Void
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }

  /// A wrapper for the closure of a choice.
  struct Picking {
    let run: @MainActor (Int) -> Void
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }

  /// A wrapper for the closure of a `UIAction`.
  struct Handler {
    let run: UIActionHandler
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }
}
