/// Where the code of an element's closure lies.
///
/// A function that is passed as it is to something generic, as `unsafeBitCast`, comes there wrapped in a
/// function of the compiler's; within a struct it stays what it is.
enum ElementCode {
  /// What a row or button does.
  struct Action {
    let run: @MainActor () -> Void
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }

  /// What typing into a field does.
  struct Typing {
    let run: @MainActor (String) -> Void
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }

  /// What flipping a switch does.
  struct Flipping {
    let run: @MainActor (Bool) -> Void
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }

  /// What picking an option does.
  struct Picking {
    let run: @MainActor (Int) -> Void
    var address: UInt { unsafeBitCast(self, to: (UInt, UInt).self).0 }
  }
}
