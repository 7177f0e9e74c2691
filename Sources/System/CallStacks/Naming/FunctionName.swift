import ObjectFiles

/// A function's name as its author wrote it.
///
/// It is read from a demangled name, such as `Module.Outer.Type.method(label: Module.Value) ->
/// Swift.Int`.
struct FunctionName: Equatable {
  enum Kind: Equatable {
    case function
    /// A closure within the named function.
    case closure
    /// A type's implementation of a protocol requirement.
    case witness(conforming: String, module: String)
  }

  var kind = Kind.function
  /// The module that declares the function; for a witness, the module of the protocol.
  var module = ""
  /// The names of the enclosing types, separated by dots; empty for a global function.
  var type = ""
  /// The function's name with its argument labels, such as `didSelect(person:in:)`, `title`, or
  /// `init(name:)`.
  var name = ""

  /// Reads a demangled name; returns `nil` if the compiler generated the function.
  init?(demangled text: String) {
    var scanner = DemangledNameScanner(text)
    scanner.skipPrefixes()
    if scanner.skip("protocol witness for ") {
      guard let requirement = scanner.scan(upTo: " in conformance "),
        let function = FunctionName(demangled: requirement)
      else { return nil }
      self = function
      // The remainder has the form `<A> Type<A> : Protocol in Module`. The module may differ from
      // the type's.
      var conformance = scanner
      conformance.skipGenericSignature()
      conformance.skipExtension()
      guard let full = conformance.scan(upTo: " : ") else { return nil }
      let path = DemangledNameScanner.path(full)
      kind = .witness(
        conforming: path.dropFirst().joined(separator: "."), module: path.first ?? "")
      return
    }
    while scanner.skipNumbered("closure") || scanner.skipNumbered("implicit closure") {
      kind = .closure
      guard scanner.scan(upTo: " in ") != nil else { return nil }
      scanner.skipPrefixes()
    }
    guard !scanner.isCompilerGenerated else { return nil }
    // The name of a local function consists of its own name, a number, and its type, followed by
    // the enclosing function.
    var inner: String?
    while let local = scanner.scanLocalFunction() { inner = inner ?? local }
    scanner.skipPrefixes()
    guard read(scanner) else { return nil }
    if let inner { name = "\(inner) in \(name)" }
  }

  private mutating func read(_ scanner: DemangledNameScanner) -> Bool {
    var scanner = scanner
    scanner.skipGenericSignature()
    let entity = scanner.scanEntity()
    var path = DemangledNameScanner.path(entity)
    guard path.count > 1 else { return false }
    module = path.removeFirst()
    var last = path.removeLast()
    switch last {
    case "getter", "read", "_read", "read2", "unsafeAddressor", "unsafeMutableAddressor":
      last = path.popLast() ?? last
    case "setter", "modify", "_modify", "modify2":
      last = (path.popLast() ?? "") + ".setter"
    case "didset": last = (path.popLast() ?? "") + ".didSet"
    case "willset": last = (path.popLast() ?? "") + ".willSet"
    case "__allocating_init": last = "init"
    case "__deallocating_deinit", "__isolated_deallocating_deinit": last = "deinit"
    default: break
    }
    type = path.joined(separator: ".")
    name = last + (scanner.labels ?? "")
    return true
  }
}
