import Glibc
import ObjectFiles

/// A function on a call stack, with the name that it has in the source code.
struct Frame {
  let name: FunctionName
  let file: String?
  let line: Int?
  /// Whether the symbol is that of a specialization or of an extension, which may be in any module.
  private let mayBeElsewhere: Bool

  /// Creates a frame, or returns `nil` if the symbol can't be demangled or is compiler-generated.
  init?(_ symbol: String, _ location: SourceLine?) {
    guard let text = demangled(symbol), let name = FunctionName(demangled: text) else {
      return nil
    }
    self.name = name
    // `contains` takes longer than demangling the symbol.
    mayBeElsewhere = text.withCString {
      strstr($0, "specialization") != nil || strstr($0, "(extension in ") != nil
    }
    // Compiler-generated code has line 0, or a placeholder such as `<compiler-generated>`.
    let isWritten = location.map { $0.line > 0 && $0.file?.hasPrefix("<") == false } ?? false
    file = isWritten ? location?.file : nil
    line = isWritten ? location?.line : nil
  }

  /// Whether the function was compiled with one of the given modules, so that no function of
  /// another module is inlined in it.
  func isOwnCode(of modules: Set<String>) -> Bool {
    switch name.kind {
    case .function, .closure: !mayBeElsewhere && modules.contains(name.module)
    case .witness: false
    }
  }
}
